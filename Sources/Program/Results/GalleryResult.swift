package import Foundation
import Host
import Judge
package import Sentences
import WorkerProtocol
import Terminal
package import Viewing
import WidgetLint

/// The result of `gallery`: whether the app installs, the widgets it offers, and the reasons for missing
/// ones.
package struct GalleryResult: CommandResult {
  package let report: GalleryReport
  /// The source files that remarks refer to by line.
  let files: [URL]

  package init(report: GalleryReport, files: [URL]) {
    self.report = report
    self.files = files
  }

  package func blocks(inWords: Bool) -> [ResultBlock] {
    let controls = report.controls.map(\.type).joined(separator: ", ")
    return [heading] + verdict
      + report.offers.enumerated().flatMap { blocks(of: $1, number: $0 + 1) }
      + (controls.isEmpty
        ? []
        : [
          .blank,
          .paragraph(
            Sentence("Control Center offers \(controls)", ko: "제어 센터: \(controls)"), .plain),
        ]) + (report.compiles ? missing : []) + problems
      + report.notes.flatMap { note in
        Self.remark(
          Sentence("note", ko: "참고"), .warning, note.message, fix: note.fix, at: note.place)
      }
  }

  // MARK: The app

  private var heading: ResultBlock {
    let request = report.request
    return .paragraph(
      Sentence(
        """
        A phone (\(request.device)) with iOS \(request.systemVersion); app target \
        \(request.appTarget), widget extension target \(request.extensionTarget)
        """,
        ko: """
          기기(\(request.device)) iOS \(request.systemVersion), 앱 타깃 \(request.appTarget), \
          위젯 익스텐션 타깃 \(request.extensionTarget)
          """), .strong)
  }

  private var verdict: [ResultBlock] {
    guard report.compiles else {
      let target = report.request.extensionTarget
      return [
        .paragraph(
          Sentence(
            "The extension doesn't compile for iOS \(target), so there's no app to install.",
            ko: "익스텐션이 iOS \(target)용으로 컴파일되지 않아서 설치할 앱이 없어요."), .bad)
      ]
    }
    guard report.installs else {
      return [.paragraph(Sentence("The app doesn't install.", ko: "앱이 설치되지 않아요."), .bad)]
    }
    return [.paragraph(Sentence("The app installs.", ko: "앱이 설치돼요."), .good), offering]
  }

  private var offering: ResultBlock {
    let count = report.offers.count
    guard report.hasExtension else {
      return .paragraph(
        Sentence(
          "The widget extension isn't installed, so no widgets are offered.",
          ko: "위젯 익스텐션이 설치되지 않아서 갤러리에 위젯이 없어요."), .bad)
    }
    guard count > 0 else {
      return .paragraph(
        Sentence("The gallery offers no widgets.", ko: "갤러리에 위젯이 없어요."),
        report.missing.allSatisfy(\.absence.isOnPurpose) ? .warning : .bad)
    }
    if let name = report.appName {
      return .paragraph(
        Sentence(
          "Under “\(Self.shown(name))”, the gallery offers \(plural: count, "one widget", "\(count) widgets"):",
          ko: "갤러리의 “\(Self.shown(name))” 아래에 위젯이 \(count)개 있어요:"), .good)
    }
    return .paragraph(
      Sentence(
        "The gallery offers \(plural: count, "one widget", "\(count) widgets"):",
        ko: "갤러리에 위젯이 \(count)개 있어요:"), .good)
  }

  // MARK: Widgets

  private func blocks(of offer: GalleryReport.Offer, number: Int) -> [ResultBlock] {
    let widget = offer.entry.widget
    var title: [(words: Sentence, style: Style)] = [(Sentence(verbatim: "\(number)  "), .plain)]
    if let name = widget.displayName, !name.isEmpty {
      title += [(Self.shown(name), .strong), (Sentence(verbatim: "  "), .plain)]
    }
    title.append((Self.shown(widget.type), .plain))
    if !widget.kind.isEmpty {
      title.append((Sentence(verbatim: " (\(SanitizedText.text(widget.kind)))"), .quiet))
    }
    var blocks: [ResultBlock] = [.blank, .paragraph(title, hanging: Self.margin)]
    if let description = widget.description, !description.isEmpty {
      blocks.append(Self.indented(Self.shown(description)))
    }
    let families = offer.entry.families
    for (place, families) in [
      (Sentence("Home Screen", ko: "홈 화면"), families.filter { !$0.isAccessory }),
      (Sentence("Lock Screen", ko: "잠금 화면"), families.filter(\.isAccessory)),
    ] where !families.isEmpty {
      let names = families.map(\.rawValue).joined(separator: ", ")
      blocks.append(Self.indented(Sentence("\(place): \(names)", ko: "\(place): \(names)")))
    }
    if !offer.entry.withheld.isEmpty {
      let names = Sentence(listing: offer.entry.withheld.map(\.sentence))
      blocks.append(
        Self.indented(Sentence("not offered: \(names)", ko: "나오지 않음: \(names)"), .quiet))
    }
    return blocks + [picture(of: offer)]
  }

  private func picture(of offer: GalleryReport.Offer) -> ResultBlock {
    if let picture = offer.picture {
      return .widgets([picture], PictureRemarks(locator: .init(files: files)))
    }
    if let failure = failure(of: offer) {
      return Self.indented(failure.failure.placedSentence, .bad)
    }
    return Self.indented(
      Sentence(
        "Apple hasn't published the widget's size on this screen.", ko: "이 화면에서의 크기는 공개되지 않았어요."),
      .quiet)
  }

  private func failure(of offer: GalleryReport.Offer) -> PictureFailure? {
    report.failures.first { $0.widget == offer.entry.widget.type }
  }

  private var missing: [ResultBlock] {
    let ios = report.request.systemVersion
    var groups: [(missing: GalleryReport.Missing, types: [String])] = []
    for missing in report.missing {
      let same = groups.firstIndex {
        $0.missing.absence == missing.absence && $0.missing.place == missing.place
      }
      if let same {
        groups[same].types.append(missing.type)
      } else {
        groups.append((missing, [missing.type]))
      }
    }
    return groups.flatMap { missing, types in
      Self.remark(
        Sentence(listing: types.map(Self.shown)), missing.absence.isOnPurpose ? .quiet : .bad,
        missing.absence.message(on: ios), fix: missing.absence.fix(of: missing.type, on: ios),
        at: missing.place)
    }
  }

  // MARK: Remarks

  /// Compiler errors, or the code that requires a higher deployment target.
  private var problems: [ResultBlock] {
    if !report.compiles {
      let errors = report.diagnostics.filter { $0.severity == .error }
      return [.blank, .diagnostics(Array(errors.prefix(10)), on: .output)]
    }
    guard !report.obstacles.isEmpty else { return [] }
    let ios = report.request.systemVersion
    return [
      .blank,
      .paragraph(
        Sentence("Code that needs a newer iOS than \(ios):", ko: "iOS \(ios)보다 새로운 iOS가 필요한 코드:"),
        .strong), .diagnostics(Array(report.obstacles.prefix(10)), on: .output),
    ]
  }

  private static func remark(
    _ subject: Sentence, _ style: Style, _ message: Sentence, fix: Sentence?, at place: LintPlace?
  ) -> [ResultBlock] {
    let place = place.map {
      (words: Sentence(verbatim: "\($0.file):\($0.line): "), style: Style.strong)
    }
    return [
      .blank,
      .paragraph(
        [place].compactMap { $0 } + [
          (subject, style), (Sentence(": \(message)", ko: ": \(message)"), .plain),
        ]),
    ] + (fix.map { [indented(Sentence("fix: \($0)", ko: "해결: \($0)"))] } ?? [])
  }

  private static let margin = "   "

  private static func indented(_ words: Sentence, _ style: Style = .plain) -> ResultBlock {
    .paragraph(words, style, margin: margin, hanging: margin)
  }

  /// Returns text from the learner's files, without terminal escapes.
  private static func shown(_ text: String) -> Sentence {
    Sentence(verbatim: SanitizedText.text(text))
  }

  // MARK: JSON

  package func document(in language: Language) -> JSONFields {
    let request = report.request
    let notes = report.notes.map { note -> JSONFields in
      [
        "message": note.message.spoken(in: language), "fix": note.fix?.spoken(in: language),
        "file": note.place?.file, "line": note.place?.line,
      ]
    }
    return [
      "version": 1, "appTarget": request.appTarget, "extensionTarget": request.extensionTarget,
      "ios": request.systemVersion, "device": request.device, "compiles": report.compiles,
      "appName": report.appName,
      "installs": report.installs, "hasExtension": report.hasExtension,
      "offered": report.offers.map { document(of: $0, in: language) },
      "controls": report.controls,
      "missing": report.missing.map { document(of: $0, in: language) }, "notes": notes,
      "obstacles": report.obstacles, "diagnostics": report.diagnostics,
    ]
  }

  private func document(of offer: GalleryReport.Offer, in language: Language) -> JSONFields {
    let widget = offer.entry.widget
    return [
      "type": widget.type, "kind": widget.kind, "displayName": widget.displayName,
      "description": widget.description, "families": offer.entry.families.map(\.rawValue),
      "withheld": offer.entry.withheld,
      "picture": offer.picture.map { $0.document(notes: $0.picture.notes, in: language) },
      "failure": failure(of: offer).map { ErrorExplanation.text(of: $0.failure, in: language) },
    ]
  }

  private func document(of missing: GalleryReport.Missing, in language: Language) -> JSONFields {
    let (absence, ios) = (missing.absence, report.request.systemVersion)
    return [
      "type": missing.type, "reason": absence.name, "isOnPurpose": absence.isOnPurpose,
      "message": absence.message(on: ios).spoken(in: language),
      "fix": absence.fix(of: missing.type, on: ios)?.spoken(in: language),
      "file": missing.place?.file, "line": missing.place?.line,
    ]
  }
}
