package import Curriculum
package import Foundation
package import Sentences
package import WorkerProtocol
package import Terminal

/// An effect for the runner to perform; its outcome returns as an event.
package enum SessionEffect: Sendable {
  case say(Message)
  /// Copies the exercise's files into the workspace and reads its lesson.
  case open(Exercise)
  case check(Exercise)
  case draw(PictureOrder)
  case look(ShellCommandRequest)
  /// Draws a passed exercise's widget next to its starter.
  case showPassed(ShellCommandRequest)
  /// `at` is the first problem's location; nil opens the first unfinished file.
  case edit(Exercise, at: FilePlace?)
  case reset(Exercise)
  case readSolution(Exercise)
  /// Shows the learner's files.
  case readFiles([URL])
  case clearScreen
  /// Reloads progress, because another session may have changed it.
  case loadProgress
  case search(String)
  case readVocabulary(String?)
  case readVersions(Exercise)
  /// Looks up a finding in the course.
  case explain(FindingReason.Finding, Exercise)
  case readStep(StepOffer, Exercise)
  /// Writes a step to the learner's file, after storing its current version.
  case applyStep(FileStep, Exercise)
  case keepVersion(Exercise)
  /// `shown` is the version that was last restored.
  case restoreVersion(Exercise, number: Int?, shown: Int?)
  case record(ProgressChange)
  /// Starts reporting changes to this exercise's files.
  case watch(Exercise)
  case stopWatching
  /// Shows the live preview until the learner leaves it.
  case showCanvas(Exercise, isPage: Bool)
  /// Continues this session on the learning screen until the learner returns to the prompt.
  case showScreen
  /// The width in cells; nil for the terminal's width.
  case useWidth(Int?)
  /// The way to show pictures; nil to report the current way.
  case usePictures(PictureWay?)
  case leave
}

/// A request to draw the learner's work.
package struct PictureOrder: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// The exercise's declared preview.
    case preview(PreviewDeclaration)
    /// A view typed at the prompt.
    case expression(String)
    /// A view or other value, with the definitions typed before it.
    case play(String, definitions: [String])
  }

  package var exercise: Exercise
  package var subject: Subject
  /// The families to draw; empty for the subject's default family.
  package var families: [PictureFamily]
  /// Whether to draw every family that the widget supports.
  package var showsEveryFamily = false
  package var modes: [String]
  package var isDark: Bool
  /// Whether to describe the picture in sentences instead of drawing it.
  package var isDescribed: Bool
  package var language: Language
}

/// A request to run a shell command on an exercise's files.
package struct ShellCommandRequest: Hashable, Sendable {
  package var exercise: Exercise
  package var command: CommandName
  package var options: [String]
  package var language: Language
}

package enum ProgressChange: Hashable, Sendable {
  case opened(Exercise, Date)
  case attempted(Exercise, LearnerProgress.Attempt)
  case answered(Question, of: Exercise, isRight: Bool, letters: String)
  case hintsShown(Int, Exercise)
  case solutionShown(Exercise, Date)
  case languageChosen(Language)
  /// Whether later sessions start at the prompt.
  case startChosen(atPrompt: Bool)
  case picturesChosen(PictureWay)
  case placementBegun(Ring, Date)
  case placementUndone(Ring)
  /// The chosen route; nil for all exercises.
  case routeChosen(Route?)

  package func apply(to progress: inout LearnerProgress, in pack: Pack) {
    switch self {
    case .opened(let exercise, let date):
      progress.open(exercise, in: pack, date: date)
    case .attempted(let exercise, let attempt):
      progress.note(attempt, at: exercise, in: pack)
    case .answered(let question, let exercise, let isRight, let letters):
      progress.noteAnswer(
        isRight: isRight, letters: letters, to: question, of: exercise, in: pack)
    case .hintsShown(let count, let exercise):
      progress.noteHints(count, at: exercise, in: pack)
    case .solutionShown(let exercise, let date):
      progress.noteSolutionShown(at: exercise, in: pack, date: date)
    case .placementBegun(let ring, let date):
      progress.beginPlacement(in: ring, of: pack, date: date)
    case .placementUndone(let ring): progress.undoPlacement(of: ring, in: pack)
    case .routeChosen(let route): progress.follow(route, in: pack)
    case .languageChosen(let language): progress.language = language.rawValue
    case .startChosen(let atPrompt): progress.startsAtPrompt = atPrompt
    case .picturesChosen(let way): progress.pictures = way.rawValue
    }
  }
}
