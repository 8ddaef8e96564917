import Canvas
import Curriculum
import Foundation
import Judge
import Sentences
import WorkerProtocol
import Terminal
import Tutor

/// The state of a canvas without its pictures.
struct PageState: Encodable, Sendable {
  /// A timeline entry and its date.
  struct Entry: Encodable, Sendable {
    var date: Date
    /// The date in the phone's locale.
    var text: String
  }

  struct Note: Encodable, Sendable {
    var place: String?
    var message: String
    var fix: String?
  }

  struct Problem: Encodable, Sendable {
    var message: String
    var errors: [PageError]
  }

  /// A widget or preview that couldn't be drawn.
  struct Failure: Encodable, Hashable, Sendable {
    var name: String
    var message: String
    var place: String?
  }

  struct Judgement: Encodable, Sendable {
    var isPassed: Bool
    var lines: [String]
  }

  var isCompiling: Bool
  var isBusy: Bool
  var isJudging: Bool
  var problem: Problem?
  /// The drawing time in seconds.
  var took: Double?
  var entry: Int
  var entries: [Entry]
  var notes: [Note]
  var failures: [Failure]
  /// The files' previews to choose from.
  var previews: [PagePreview]
  var verdict: Judgement?

  init(_ model: CanvasModel, of exercise: Exercise?, in language: Language) {
    isCompiling = model.isCompiling
    isBusy = model.isBusy
    isJudging = model.isJudging
    took = model.took.map { $0 / .seconds(1) }
    entry = model.look.entry
    let style = Date.FormatStyle(
      locale: Locale(identifier: model.look.locale), timeZone: model.look.timeZone.zone
    )
    .weekday(.abbreviated).day().month(.abbreviated).hour().minute()
    entries = model.choices.entries.prefix(Self.mostEntries)
      .map { Entry(date: $0, text: $0.formatted(style)) }
    var seen: Set<Sentence> = []
    notes =
      model.problem != nil
      ? []
      : model.notes.filter { seen.insert($0.message).inserted }.map { note in
        let place = [
          note.file.map { URL(filePath: $0).lastPathComponent }, note.line.map(String.init),
        ].compactMap { $0 }
        return Note(
          place: place.isEmpty ? nil : place.joined(separator: ":"),
          message: note.message.shown(in: language),
          fix: note.fix?.shown(in: language))
      }
    failures = model.failures.map { failure in
      Failure(
        name: SanitizedText.text(failure.widget),
        message: failure.failure.sentence.shown(in: language), place: failure.failure.place)
    }
    previews = model.choices.previews.prefix(Self.mostPreviews).map(PagePreview.init)
    switch model.problem {
    case nil: problem = nil
    case .missing: problem = Problem(message: Sentence.pageMissing.shown(in: language), errors: [])
    case .nothing(let reason): problem = Problem(message: reason.shown(in: language), errors: [])
    case .refused(let diagnostics):
      let errors = diagnostics.toldOnce().filter { $0.severity == .error }
      problem = Problem(
        message: Sentence.pageErrors(errors.count).shown(in: language),
        errors: errors.prefix(Self.mostErrors).map { PageError($0, in: language) })
    }
    guard let exercise, let judged = model.verdict, model.problem == nil else { return }
    var presentation = Presentation(
      TerminalCapabilities(isTerminal: false, width: 100, language: language), language: language,
      place: .watching)
    presentation.capabilities.isUnicode = true
    let presenter = VerdictPresenter(presentation)
    let lines =
      judged.isPassed
      ? presenter.lines(judged, of: exercise) : presenter.firstProblem(in: judged, of: exercise)
    verdict = Judgement(isPassed: judged.isPassed, lines: lines.map(\.text))
  }

  /// The maximum number of entries; a slider with more is unusable.
  private static let mostEntries = 1_000
  private static let mostErrors = 50
  private static let mostPreviews = 200
}

struct PageError: Encodable, Sendable {
  /// The location, such as `Weather.swift:12`.
  var place: String?
  var message: String
  var explanation: String?
  /// The source line with a marker below it.
  var excerpt: String?

  init(_ diagnostic: VerdictDiagnostic, in language: Language) {
    place = diagnostic.file.map { file in
      SanitizedText.text(
        ([file] + [diagnostic.line.map(String.init)].compactMap { $0 })
          .joined(separator: ":"))
    }
    message = diagnostic.message.shown(in: language)
    explanation = diagnostic.explanation?.shown(in: language)
    excerpt = diagnostic.excerpt.map { SanitizedText.text($0, limit: .max, keepsLines: true) }
  }
}
