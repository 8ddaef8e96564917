import Dispatch
import Foundation
import PictureReading
import Stage

/// A subject under examination: its pictures opened, its source read, once for all rules.
final class Examination {
  let subject: LintSubject
  let source: SourceOutline
  /// Every picture, in the order in which they were drawn.
  let pictures: [ExaminedPicture]
  /// Pictures that show what a suggestion would make of them.
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

  /// Whether one of these words is written in files of which something was left out: what they do may be missing
  /// for that reason alone.
  func lost(_ words: String...) -> Bool {
    subject.isIncomplete && words.contains { source.uses($0) }
  }

  /// The pictures as a phone with usual settings shows the first entry.
  private(set) lazy var standard = pictures.filter {
    $0.hasUsualSettings && $0.request.systemVersion == subject.systemVersion
  }

  /// One picture a family, for rules about structure: light, in the family's usual mode.
  private(set) lazy var usual: [ExaminedPicture] = {
    var seen: Set<PictureFamily> = []
    return standard.filter { !$0.request.isDark && seen.insert($0.family).inserted }
  }()

  private(set) lazy var fullColor = standard.filter { $0.request.mode == .fullColor }
  private(set) lazy var accented = standard.filter { $0.request.mode == .accented }
  private(set) lazy var vibrant = standard.filter { $0.request.mode == .vibrant }

  /// Samples the pictures that rules about colours look at, several at once: it is most of their work.
  func sample() {
    let readings = pictures.filter { $0.hasUsualSettings || $0.request.place == LintPlan.standBy }
      .map(\.reading)
    DispatchQueue.concurrentPerform(iterations: readings.count) { _ = readings[$0].legibility }
  }

  /// The usual picture of the same family.
  func usual(like picture: ExaminedPicture) -> ExaminedPicture? {
    usual.first { $0.family == picture.family }
  }
}
