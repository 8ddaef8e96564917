import Curriculum
import Foundation
import Sentences
package import Terminal

/// Converts a session's messages to text.
package struct MessagePresenter: Sendable {
  private let session: Session
  private let presentation: Presentation

  /// - Parameters:
  ///   - figures: Rendered pictures, by the text of the block that requests them.
  ///   - checkPictures: Pictures in pixels of failed checks, by the check's identifier.
  package init(
    _ session: Session, capabilities: TerminalCapabilities, figures: [String: [StyledText]] = [:],
    checkPictures: [String: [StyledText]] = [:]
  ) {
    self.session = session
    var presentation = Presentation(
      capabilities, language: session.language, home: session.home,
      place: session.isWatching ? .watching : .prompt)
    presentation.figures = figures
    presentation.checkPictures = checkPictures
    presentation.earlierFiles = session.earlierFiles
    self.presentation = presentation
  }

  /// Returns the message as text that ends with a line feed.
  package func string(_ message: Message) -> String {
    // Pictures are already rendered, with their own escape sequences.
    if case .picture(let picture) = message {
      return picture.hasSuffix("\n") ? picture : picture + "\n"
    }
    return lines(message).encoded(for: presentation.capabilities)
  }

  package func lines(_ message: Message) -> [StyledText] {
    switch message {
    case .welcome:
      return welcome
    case .welcomeBack: return welcomeBack
    case .lesson(let exercise, let text, let files):
      return LessonPresenter(presentation)
        .lines(
          exercise, in: session.pack, progress: session.progress, text: text, files: files)
    case .verdict(let verdict, let exercise, let showsAll):
      return VerdictPresenter(presentation).lines(verdict, of: exercise, showsAll: showsAll)
    case .hint(let number, let exercise):
      return HintPresenter(presentation).lines(number, of: exercise)
    case .reason(let reason): return ReasonPresenter(presentation).lines(reason, in: session.pack)
    case .step(let step): return StepPresenter(presentation).lines(step)
    case .question(let run, let exercise):
      return QuestionPresenter(presentation)
        .lines(run, of: exercise, order: session.choiceOrder)
    case .answer(let isRight, let chosen):
      return QuestionPresenter(presentation)
        .lines(isRight: isRight, chosen: chosen, hasSeveral: chosen.count > 1)
    case .list(let rings):
      let presenter = ExerciseListPresenter(presentation)
      let (pack, current) = (session.pack, session.exercise.identifier)
      let list =
        rings.map {
          presenter.lines(pack, rings: $0, progress: session.progress, current: current)
        } ?? presenter.lines(pack, progress: session.progress, current: current)
      return list + [StyledText()] + presentation.lines(.gotoFooter, .quiet)
        + (rings == nil && session.route != nil ? presentation.lines(.listAllFooter, .quiet) : [])
    case .routes:
      return RoutePresenter(presentation).lines(session.pack, progress: session.progress)
    case .closing(let text, let figure, _):
      return presentation.markdown(text)
        + (figure.flatMap { presentation.figures[$0] }.map { [StyledText()] + $0 } ?? [])
    case .progress(let ring):
      return ProgressPresenter(presentation)
        .lines(session.pack, ring: ring, progress: session.progress)
    case .help(nil): return HelpPresenter(presentation).lines
    case .help(let command?): return HelpPresenter(presentation).lines(on: command)
    case .found(let hits, let words):
      return SearchPresenter(presentation).lines(hits, words: words, in: session.pack)
    case .glossary(let words, let part):
      return GlossaryPresenter(presentation).lines(words, part: part, in: session.pack)
    case .history(let versions): return HistoryPresenter(presentation).lines(versions)
    case .restored(let version):
      return presentation.lines(
        .restored(version.number, on: HistoryPresenter(presentation).moment(of: version)))
    case .solution(let files, let exercise): return solution(files, of: exercise)
    case .files(let files):
      let folder = (files.first?.deletingLastPathComponent()).map(presentation.path)
      return presentation.lines(
        .yourFiles(files.map(\.lastPathComponent), in: folder ?? ""))
    case .texts(let files):
      return Array(files.map { text(of: $0) }.joined(separator: [StyledText()]))
    case .picture: return []
    case .notDrawn(let diagnostics):
      let errors = diagnostics.filter { $0.severity == .error }
      return presentation.lines(.doesNotCompile(errors: errors.count), .bad)
        + errors.prefix(1).flatMap { DiagnosticPresenter(presentation).lines($0) }
    case .problem(let problem): return ProblemPresenter(presentation).lines(problem)
    case .failure(let failure): return ProblemPresenter(presentation).lines(failure)
    case .resetDone(let backup):
      return presentation.lines(.resetDone(backup: backup.map(presentation.path)))
    case .moreOnThis(let exercises):
      let language = presentation.language.rawValue
      return presentation.lines(
        .moreOnThis(exercises.map { ($0.identifier, title: $0.title.text(in: language)) }))
    case .good(let sentence): return presentation.lines(sentence, .good)
    case .note(let sentence), .ask(let sentence): return presentation.lines(sentence)
    case .nextStep(let step): return nextStep(step)
    }
  }

  private var welcome: [StyledText] {
    let pack = session.pack
    let minutes = pack.minutes(on: session.route)
    let outcome = session.route?.outcome.text(in: presentation.language.rawValue)
    return Sentence.welcome(
      exercises: pack.exercises.count, rings: pack.rings.count,
      workspace: presentation.path(session.workspace), minutes: minutes, outcome: outcome
    ).flatMap { presentation.lines($0) }
  }

  private var welcomeBack: [StyledText] {
    let exercises = session.progress.path(in: session.pack)
    let records = exercises.compactMap { session.progress.record(of: $0, in: session.pack) }
    let score = session.progress.score(of: exercises, in: session.pack)
    return presentation.lines(
      .welcomeBack(
        passed: records.count(where: \.isPassed), of: exercises.count,
        points: score.points, maxPoints: score.of)
    )
      + [
        ProgressBar(session.progress, in: session.pack).text(cells: 20, on: presentation)
          .cut(to: presentation.width)
      ]
  }

  private func solution(_ files: [SolutionFile], of exercise: Exercise) -> [StyledText] {
    var lines = presentation.lines(
      .solutionOf(exercise.title.text(in: presentation.language.rawValue)))
    for file in files { lines += [StyledText()] + text(of: file) }
    return lines
  }

  private func text(of file: SolutionFile) -> [StyledText] {
    [StyledText(file.name, .strong)]
      + SwiftHighlighter.lines(of: file.text.trimmingCharacters(in: .newlines))
  }

  private func nextStep(_ step: NextStep) -> [StyledText] {
    let language = presentation.language.rawValue
    let sentence: Sentence =
      switch step {
      case .edit(let file): .editThenCheck(file: file)
      case .mend(let file, let hasHint): .mendThenCheck(file: file, hasHint: hasHint)
      case .goOn(let exercise):
        .goOn(to: exercise.title.text(in: language))
      case .answer(let letters, let several):
        .answerWith(letters: letters.joined(separator: ", "), several: several)
      case .confirm: .answerYesOrNo
      case .play: .playOn
      case .allDone: .allDone
      case .watching(nil): .watchKeys
      case .watching(let next?): .watchPassed(next: next.title.text(in: language))
      }
    return presentation.lines(sentence)
  }
}
