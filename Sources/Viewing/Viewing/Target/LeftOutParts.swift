import Compiling
import Drawing
import Foundation
import Judge
import Sentences
import SwiftSource
import WidgetLint
import WorkerProtocol

/// The code that was left out of a build, because Rings lacks API that the code needs.
struct LeftOutParts: Sendable {
  private struct Part {
    /// The module, or else the name, that Rings lacks; nil if it isn't certain.
    let source: String?
    /// The type that lost code; nil if it isn't known.
    let owner: String?
  }

  private var parts: [Part] = []
  /// The types that each declared widget mentions, directly or indirectly.
  private var reaches: [String: Set<String>] = [:]
  /// The widgets that the build lacks altogether.
  private(set) var lostWidgets: [String] = []
  /// The identifiers in the left-out code of the files.
  var lostWords: Set<String> = []
  /// Whether the sources declare a container background, which a picture may lack because it was left out.
  private(set) var mayDeclareBackground = false

  private static let mostSources = 3
  private static let views: Set = ["View", "ViewModifier", "Widget"]
  /// The list of names if none is certain.
  private static let unknown = "…"

  init() {}

  /// - Parameters:
  ///   - modules: The missing module or name for each part left out of the target's modules.
  ///   - files: The sources that the widgets are in.
  ///   - others: The sources of the target's modules.
  init(
    _ told: [SourceOmissions.Told], modules: [String?], lostWidgets: [String], files: [URL],
    others: [URL]
  ) {
    self.lostWidgets = lostWidgets
    parts = modules.map { Part(source: $0, owner: nil) }
    guard !told.isEmpty || !modules.isEmpty else { return }
    let read = (files + others).compactMap { url in
      (try? SourceCopies.bytes(of: url)).map { (url, SwiftFile($0, name: url.path)) }
    }
    let outline = SourceOutline(read.map(\.1))
    var lostViews = false
    parts += told.map { told in
      let around = outline.types.filter { type in
        type.file == told.file.path && type.line <= told.line
          && told.line <= (type.body.last?.line ?? type.line)
      }
      let isInView = around.contains { !Self.views.isDisjoint(with: $0.inherited) }
      lostViews = lostViews || told.isOfPackage && isInView
      return Part(source: told.source, owner: around.max { $0.line < $1.line }?.name)
    }
    let widgets = outline.types.filter { $0.inherited.contains("Widget") }.map(\.name)
    reaches = Dictionary(
      widgets.map { ($0, outline.reach(of: $0)) }, uniquingKeysWith: { first, _ in first })
    // A left-out view of an absent package may declare the background.
    mayDeclareBackground = lostViews || outline.uses("containerBackground", "widgetBackground")
  }

  var isIncomplete: Bool { !parts.isEmpty || !lostWidgets.isEmpty }

  /// Returns the names of missing API in a picture's code, such as `HealthKit, UIPasteboard`; nil if there's none.
  func names(for subject: RenderRequest.Subject? = nil) -> String? {
    var reach: Set<String>?
    if case .widget(let type?) = subject { reach = reaches[type] }
    let lost = parts.filter { part in
      part.owner.map { reach?.contains($0) ?? true } ?? true
    }
    guard !lost.isEmpty else { return nil }
    var names: [String] = []
    for source in lost.compactMap(\.source) where !names.contains(source) { names.append(source) }
    guard !names.isEmpty else { return Self.unknown }
    return names.prefix(Self.mostSources).joined(separator: ", ")
      + (names.count > Self.mostSources ? ", …" : "")
  }

  /// Adds a note about the missing code to a picture.
  func noted(_ rendered: RenderedWidget) -> RenderedWidget {
    guard let names = self.names(for: rendered.request.subject) else { return rendered }
    var rendered = rendered
    let message =
      names == Self.unknown
      ? Sentence("some code is left out", ko: "일부 코드가 빠졌어요")
      : Sentence("left out: \(names)", ko: "빠진 코드: \(names)")
    rendered.picture.notes.append(RenderNote(rule: RenderNote.leftOut, message: message))
    if rendered.picture.isBlank { rendered.picture.label(message.spoken(in: .english)) }
    return rendered
  }

  /// Returns the end of a process with a message that names the left-out code as the possible cause.
  func explained(_ end: WorkerEnd) -> WorkerEnd {
    guard end.status != .infrastructureFailure, let names = self.names() else { return end }
    var end = end
    end.message = Sentence(
      "The rest of the code stops here, because code that it may need was left out (\(names)).",
      ko: "필요할 수 있는 코드(\(names))가 빠져서 나머지 코드가 여기서 멈춰요.")
    return end
  }

  /// Returns the message about a widget that the build lacks.
  func reasonForLost() -> Sentence {
    let names = self.names() ?? Self.unknown
    return Sentence(
      "The widget needs code that was left out (\(names)), so it can't be drawn here.",
      ko: "위젯에 필요한 코드(\(names))가 빠져서 여기서는 그릴 수 없어요.")
  }
}
