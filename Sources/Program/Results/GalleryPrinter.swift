import Judge
import Sentences
import Stage
import Terminal
package import Tutor
package import Viewing
import WidgetLint

/// Prints a gallery for people: does the app install, what is offered, why is something missing.
package struct GalleryPrinter {
  let presentation: Presentation
  let words: GalleryWords
  let remarks: PictureRemarks

  package init(presentation: Presentation, words: GalleryWords, remarks: PictureRemarks) {
    self.presentation = presentation
    self.words = words
    self.remarks = remarks
  }

  private var width: Int { min(presentation.capabilities.width, 88) }

  package func printout(of report: GalleryReport) throws -> Printout {
    var said = encoded(heading(report) + verdict(report))
    for (place, offer) in report.offers.enumerated() {
      said += encoded([StyledText()] + lines(of: offer, number: place + 1))
      if let picture = offer.picture {
        said += try pictures.printout(of: [picture])
      } else if let failure = report.failures.first(where: {
        $0.widget == offer.entry.widget.type
      }) {
        said += encoded(indented(words.reason(failure), .bad))
      } else {
        said += encoded(
          indented(
            say(
              Sentence(
                "No size of it is published for this screen.", ko: "이 화면에서의 크기는 공개되어 있지 않아요.")),
            .quiet))
      }
    }
    if !report.controls.isEmpty {
      let names = report.controls.map(\.type).joined(separator: ", ")
      said += encoded(
        [StyledText()] + wrapped(say(Sentence("Control Center offers ", ko: "제어 센터: ")) + names))
    }
    said += encoded(report.compiles ? missing(report) : [])
    said += problems(of: report)
    return said + encoded(notes(report))
  }

  private var pictures: PicturePrinter {
    PicturePrinter(
      capabilities: presentation.capabilities, columns: presentation.capabilities.width,
      language: words.language, remarks: remarks)
  }

  // MARK: - The app

  private func heading(_ report: GalleryReport) -> [StyledText] {
    let request = report.request
    return wrapped(
      say(
        Sentence(
          "A phone (\(request.device)) with iOS \(request.systemVersion); app target "
            + "\(request.appTarget), widget extension target \(request.extensionTarget)",
          ko: "기기(\(request.device)) iOS \(request.systemVersion), 앱 타깃 \(request.appTarget), "
            + "위젯 익스텐션 타깃 \(request.extensionTarget)")), .strong)
  }

  private func verdict(_ report: GalleryReport) -> [StyledText] {
    guard report.compiles else {
      return wrapped(
        say(
          Sentence(
            "The extension does not compile for iOS \(report.request.extensionTarget): there is no app "
              + "to install.",
            ko: "익스텐션이 iOS \(report.request.extensionTarget)용으로 컴파일되지 않아서 설치할 앱이 없어요.")), .bad)
    }
    guard report.installs else {
      return wrapped(say(Sentence("The app does not install.", ko: "앱이 설치되지 않아요.")), .bad)
    }
    let installed = wrapped(say(Sentence("The app installs.", ko: "앱이 설치돼요.")), .good)
    guard report.hasExtension else {
      return installed
        + wrapped(
          say(
            Sentence(
              "The widget extension is not there: no widget is offered.",
              ko: "위젯 익스텐션은 설치되지 않아서 갤러리에 위젯이 없어요.")), .bad)
    }
    let count = report.offers.count
    guard count > 0 else {
      let isBad = !report.missing.allSatisfy(\.absence.isOnPurpose)
      return installed
        + wrapped(
          say(Sentence("The gallery offers no widget.", ko: "갤러리에 위젯이 없어요.")),
          isBad ? .bad : .warning)
    }
    return installed
      + wrapped(
        say(
          Sentence(
            "The gallery offers \(plural: count, "one widget", "\(count) widgets"):",
            ko: "갤러리에 위젯이 \(count)개 있어요:")), .good)
  }

  // MARK: - Widgets

  private func lines(of offer: GalleryReport.Offer, number: Int) -> [StyledText] {
    let widget = offer.entry.widget
    var title = StyledText("\(number)  ")
    if let name = widget.displayName, !name.isEmpty {
      title.append(shown(name), .strong)
      title.append("  ")
    }
    title.append(shown(widget.type))
    if !widget.kind.isEmpty { title.append(" (\(shown(widget.kind)))", .quiet) }
    var lines = title.wrapped(to: width, indent: "   ")
    if let description = widget.description, !description.isEmpty {
      lines += indented(shown(description))
    }
    let families = offer.entry.families
    let places = [
      (say(Sentence("Home Screen", ko: "홈 화면")), families.filter { !$0.isAccessory }),
      (say(Sentence("Lock Screen", ko: "잠금 화면")), families.filter(\.isAccessory)),
    ]
    for (place, families) in places where !families.isEmpty {
      lines += indented("\(place): \(families.map(\.rawValue).joined(separator: ", "))")
    }
    if !offer.entry.withheld.isEmpty {
      let names = offer.entry.withheld.map { say($0.sentence) }
      lines += indented(
        say(Sentence("not offered: ", ko: "나오지 않음: ")) + names.joined(separator: ", "), .quiet)
    }
    return lines
  }

  /// What is missing, each reason once with all widgets that it holds for.
  private func missing(_ report: GalleryReport) -> [StyledText] {
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
      [StyledText()]
        + remark(
          types.map(shown).joined(separator: ", "), words.message(missing, on: ios),
          fix: words.fix(missing, on: ios), at: missing.place,
          style: missing.absence.isOnPurpose ? .quiet : .bad)
    }
  }

  // MARK: - Remarks

  /// The compiler's words: why it does not compile, or what keeps the target from being lower.
  private func problems(of report: GalleryReport) -> Printout {
    let presenter = DiagnosticPresenter(presentation)
    if !report.compiles {
      let errors = report.diagnostics.filter { $0.severity == .error }
      return .laidOut("\n" + presenter.string(errors.prefix(10)))
    }
    guard !report.obstacles.isEmpty else { return Printout() }
    let ios = report.request.systemVersion
    let head = wrapped(
      say(Sentence("What needs a newer iOS than \(ios):", ko: "iOS \(ios)보다 새로운 iOS가 필요한 곳:")),
      .strong)
    return encoded([StyledText()] + head)
      + .laidOut(presenter.string(report.obstacles.prefix(10)))
  }

  private func notes(_ report: GalleryReport) -> [StyledText] {
    report.notes.flatMap { note in
      [StyledText()]
        + remark(
          say(Sentence("note", ko: "참고")), words.text(note.message), fix: note.fix.map(words.text),
          at: note.place, style: .warning)
    }
  }

  private func remark(
    _ subject: String, _ message: String, fix: String?, at place: LintPlace?, style: Style
  ) -> [StyledText] {
    var line = StyledText()
    if let place { line.append("\(place.file):\(place.line): ", .strong) }
    line.append(subject, style)
    line.append(": \(message)")
    return line.wrapped(to: width, indent: "  ")
      + (fix.map { indented(say(Sentence("fix: ", ko: "해결: ")) + $0) } ?? [])
  }

  private func indented(_ text: String, _ style: Style = .plain) -> [StyledText] {
    (StyledText("   ") + StyledText(text, style)).wrapped(to: width, indent: "   ")
  }

  private func wrapped(_ text: String, _ style: Style = .plain) -> [StyledText] {
    StyledText(text, style).wrapped(to: width, indent: "  ")
  }

  /// Lines that are as wide as they may be already.
  private func encoded(_ lines: [StyledText]) -> Printout {
    .laidOut(lines.encoded(for: presentation.capabilities))
  }

  /// Texts of the files' own in which nothing steers the terminal.
  private func shown(_ text: String) -> String { HarmlessText.text(text) }

  private func say(_ sentence: Sentence) -> String { words.text(sentence) }
}
