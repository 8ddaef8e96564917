import Dispatch
import Foundation
import PictureReading
import SwiftSource
import WorkerProtocol

/// A lint subject, prepared once for all rules: its pictures with their views, and its source.
final class Examination {
  let subject: LintSubject
  let source: SourceOutline
  /// Every picture, in drawing order.
  let pictures: [ExaminedPicture]
  /// Pictures with a suggested fix applied.
  let trials: [ExaminedPicture]

  init(_ subject: LintSubject) {
    self.subject = subject
    let source = SourceOutline(subject.files)
    self.source = source
    let places = ViewPlaces(source: source, locate: subject.locate)
    func examined(_ pictures: [RenderedWidget]) -> [ExaminedPicture] {
      pictures.map { ExaminedPicture($0, widget: subject.declaration.type, places: places) }
    }
    pictures = examined(subject.pictures)
    trials = examined(subject.trials)
  }

  /// The types that widgets mention, directly or indirectly; nil if the files declare no widget.
  ///
  /// A target's files can also contain screens of its app.
  private(set) lazy var widgetTypes: Set<String>? = {
    let widgets = source.types(conformingTo: "Widget", "ControlWidget", "WidgetBundle")
    guard !widgets.isEmpty else { return nil }
    return widgets.reduce(into: Set<String>()) { $0.formUnion(source.reach(of: $1.name)) }
  }()

  /// Returns whether a type belongs only to the app, because no widget mentions it.
  func isOfApp(_ type: TypeDeclaration) -> Bool {
    widgetTypes.map { !$0.contains(type.name) } ?? false
  }

  /// Returns whether incomplete files use one of these words, whose effect may be missing only because code
  /// was left out.
  func lost(_ words: String...) -> Bool {
    subject.isIncomplete && words.contains { source.uses($0) }
  }

  /// The pictures of the first entry on a phone with default settings.
  private(set) lazy var standard = pictures.filter {
    $0.hasUsualSettings && $0.request.systemVersion == subject.systemVersion
  }

  /// One picture per family for rules about structure: light, in the family's default mode.
  private(set) lazy var usual: [ExaminedPicture] = {
    var seen: Set<PictureFamily> = []
    return standard.filter { !$0.request.isDark && seen.insert($0.family).inserted }
  }()

  private(set) lazy var fullColor = standard.filter { $0.request.mode == .fullColor }
  private(set) lazy var accented = standard.filter { $0.request.mode == .accented }
  private(set) lazy var vibrant = standard.filter { $0.request.mode == .vibrant }

  /// Samples the pictures for rules about colors in parallel, because sampling takes most of the time.
  func sample() {
    let readings = pictures.filter { $0.hasUsualSettings || $0.request.place == LintPlan.standBy }
      .map(\.reading)
    DispatchQueue.concurrentPerform(iterations: readings.count) { _ = readings[$0].legibility }
  }

  func usual(like picture: ExaminedPicture) -> ExaminedPicture? {
    usual.first { $0.family == picture.family }
  }
}
