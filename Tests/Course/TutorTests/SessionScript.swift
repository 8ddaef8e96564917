import TestSupport
import Curriculum
import Foundation
import Judge
import Terminal
import Tutor

/// A session driven by events, whose effects are compared as short words.
struct SessionScript {
  var session: Session

  init(
    at exercise: Exercise? = nil, progress: LearnerProgress = .init(),
    isInteractive: Bool = true, pack: Pack = CourseFixture.pack,
    choiceOrder: ChoiceOrder = .asWritten
  ) throws {
    guard
      let session = Session(
        pack: pack, progress: progress, language: .english,
        isInteractive: isInteractive, workspace: CourseFixture.nowhere, startingWith: exercise,
        choiceOrder: choiceOrder, now: { CourseFixture.date })
    else { throw MissingSession() }
    self.session = session
  }

  struct MissingSession: Error {}

  mutating func send(_ event: SessionEvent) -> [String] {
    session.handle(event).map(Self.words)
  }

  mutating func type(_ line: String) -> [String] {
    send(.line(line))
  }

  /// Opens the session's current exercise, as the session's runner does.
  mutating func open() {
    let file = CourseFixture.nowhere.appending(path: "Answer.swift")
    let files = session.exercise.kind == .code ? [file] : []
    _ = session.handle(.opened(lesson: "Lesson", files: files))
  }

  static func words(_ effect: SessionEffect) -> String {
    switch effect {
    case .say(let message): "say \(words(message))"
    case .open(let exercise): "open \(exercise.identifier)"
    case .check(let exercise): "check \(exercise.identifier)"
    case .draw(let order): "draw \(words(order))"
    case .look(let order):
      "look \(([order.command.rawValue] + order.options).joined(separator: " "))"
    case .showPassed(let order):
      "show passed \(([order.command.rawValue] + order.options).joined(separator: " "))"
    case .edit(let exercise, let place):
      "edit \(exercise.identifier)"
        + (place.map { " at \($0.file.lastPathComponent):\($0.line.map(String.init) ?? "-")" } ?? "")
    case .reset(let exercise): "reset \(exercise.identifier)"
    case .readSolution(let exercise): "read solution \(exercise.identifier)"
    case .readFiles(let files): "read \(files.map(\.lastPathComponent).joined(separator: " "))"
    case .clearScreen: "clear screen"
    case .loadProgress: "load progress"
    case .search(let words): "search \(words)"
    case .readVocabulary(let part): "read vocabulary \(part ?? "")"
    case .readVersions(let exercise): "read versions of \(exercise.identifier)"
    case .explain(let finding, _): "explain \(words(finding))"
    case .readStep(.fix(let fix, let file), _):
      "read fix of line \(fix.line) in \(file.lastPathComponent)"
    case .readStep(.hint(let number), _): "read step of hint \(number)"
    case .readStep(.rest, let exercise): "read rest of \(exercise.identifier)"
    case .applyStep(let step, _): "apply step to \(step.file.lastPathComponent)"
    case .keepVersion(let exercise): "keep version of \(exercise.identifier)"
    case .restoreVersion(let exercise, let number, let shown):
      "restore version \(number.map(String.init) ?? "before") of \(exercise.identifier) after \(shown.map(String.init) ?? "-")"
    case .record(let change): "record \(words(change))"
    case .watch(let exercise): "watch \(exercise.identifier)"
    case .stopWatching: "stop watching"
    case .showCanvas(let exercise, let isPage):
      "show canvas of \(exercise.identifier)\(isPage ? " in a browser" : "")"
    case .showScreen: "show screen"
    case .usePictures(let way): "use pictures \(way?.rawValue ?? "?")"
    case .useWidth(let width): "use width \(width.map(String.init) ?? "auto")"
    case .leave: "leave"
    }
  }

  private static func words(_ finding: FindingReason.Finding) -> String {
    switch finding {
    case .check(let check, _): "check \(check.id)"
    case .error(let error): "error \(error.line ?? 0)"
    case .rule(let number): "rule \(number)"
    }
  }

  private static func words(_ message: Message) -> String {
    switch message {
    case .welcome: "welcome"
    case .welcomeBack: "welcome back"
    case .lesson(let exercise, _, _): "lesson \(exercise.identifier)"
    case .verdict(let verdict, _, let showsAll):
      "verdict \(verdict.status)\(showsAll ? " in full" : "")"
    case .reason(let reason): "reason of \(words(reason.finding))"
    case .step(let step): "step in \(step.file.lastPathComponent)"
    case .hint(let number, let exercise): "hint \(number) of \(exercise.identifier)"
    case .question(let run, _): "question \(run.position + 1)"
    case .answer(let isRight, let chosen): "answer \(isRight ? "right" : "wrong") \(chosen.count)"
    case .list(let rings):
      (["list"] + (rings ?? []).map(\.identifier)).joined(separator: " ")
    case .routes: "routes"
    case .closing(_, let figure, let exercise):
      "closing of \(exercise.identifier)\(figure == nil ? "" : " with a figure")"
    case .progress(let ring): "progress" + (ring.map { " \($0.identifier)" } ?? "")
    case .help(let command): "help" + (command.map { " \($0.rawValue)" } ?? "")
    case .found(let hits, let words): "found \(words) in \(hits.map(\.exercise.identifier))"
    case .glossary(let words, let part): "glossary \(words.count) \(part ?? "")"
    case .history(let versions): "history \(versions.map(\.number))"
    case .restored(let version): "restored \(version.number)"
    case .solution(let files, _): "solution \(files.map(\.name).joined(separator: " "))"
    case .files(let files): "files \(files.map(\.lastPathComponent).joined(separator: " "))"
    case .texts(let files): "texts \(files.map(\.name).joined(separator: " "))"
    case .picture(let picture): "picture \(picture)"
    case .notDrawn(let diagnostics): "not drawn \(diagnostics.count)"
    case .problem(let problem): "problem \(problem)"
    case .failure(.notDrawn(let reason)): "failure notDrawn(\"\(reason.english)\")"
    case .failure(let failure): "failure \(failure)"
    case .resetDone(let backup): "reset done \(backup?.path ?? "")"
    case .good(let phrase), .note(let phrase), .ask(let phrase): phrase.spoken(in: .english)
    case .moreOnThis(let exercises):
      "More on this topic: "
        + exercises.map { "`goto \($0.identifier)`" }.joined(separator: ", ")
    case .nextStep(let step): "next: \(words(step))"
    }
  }

  private static func words(_ step: NextStep) -> String {
    switch step {
    case .edit(let file): "edit \(file)"
    case .mend(let file, let hasHint): "mend \(file)\(hasHint ? " or hint" : "")"
    case .goOn(let exercise): "go on to \(exercise.identifier)"
    case .answer(let letters, let several):
      "answer \(letters.joined())\(several ? " several" : "")"
    case .confirm: "confirm"
    case .play: "play"
    case .allDone: "all done"
    case .watching(let next): next.map { "watching, n for \($0.identifier)" } ?? "watching"
    }
  }

  private static func words(_ order: PictureOrder) -> String {
    let subject =
      switch order.subject {
      case .preview(let preview): preview.widget ?? preview.view ?? "?"
      case .expression(let expression): expression
      case .play(let code, let definitions):
        (definitions + [code]).joined(separator: " | ")
      }
    let scene =
      (order.isDark ? ["dark"] : []) + (order.isDescribed ? ["described"] : [])
      + (order.showsEveryFamily ? ["every family"] : [])
    return ([subject] + order.families.map(\.rawValue) + order.modes + scene).joined(separator: " ")
  }

  private static func words(_ change: ProgressChange) -> String {
    switch change {
    case .startChosen(let atPrompt): "starts at the \(atPrompt ? "prompt" : "screen")"
    case .picturesChosen(let way): "pictures \(way.rawValue)"
    case .opened(let exercise, _): "opened \(exercise.identifier)"
    case .attempted(let exercise, let attempt):
      "attempt \(exercise.identifier) \(attempt.isPassed ? "passed" : "failed") \(attempt.score)/\(attempt.maxScore)"
    case .answered(let question, _, let isRight, _):
      "\(isRight ? "right" : "wrong") \(question.identifier)"
    case .hintsShown(let count, let exercise): "hint \(count) of \(exercise.identifier)"
    case .solutionShown(let exercise, _): "solution of \(exercise.identifier)"
    case .placementBegun(let ring, _): "placement in \(ring.identifier)"
    case .routeChosen(let route): "route \(route?.identifier ?? "everything")"
    case .placementUndone(let ring): "no placement in \(ring.identifier)"
    case .languageChosen(let language): "language \(language.rawValue)"
    }
  }
}

extension LearnerVerdict {
  static func passed(_ exercise: Exercise) -> LearnerVerdict {
    Verdict(
      exercise: exercise.identifier, status: .passed, score: Double(exercise.points),
      maxScore: Double(exercise.points)
    ).forLearner()
  }

  static func failed(_ exercise: Exercise, _ status: Verdict.Status = .failed) -> LearnerVerdict {
    Verdict(
      exercise: exercise.identifier, status: status, score: 1, maxScore: Double(exercise.points)
    ).forLearner()
  }
}
