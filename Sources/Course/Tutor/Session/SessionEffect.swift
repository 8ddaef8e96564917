package import Curriculum
package import Foundation
package import Sentences
package import Stage
package import Terminal

/// Something that a session wants done; its outcome comes back as an event.
package enum SessionEffect: Sendable {
  case say(Message)
  /// Put the exercise's files into the workspace and read its lesson.
  case open(Exercise)
  case check(Exercise)
  case draw(PictureOrder)
  case look(LookOrder)
  /// Draw what a passed exercise was about, beside how it began.
  case showPassed(LookOrder)
  /// With the place of the first problem, where one is known; without it, where something is left to do.
  case edit(Exercise, at: FilePlace?)
  case reset(Exercise)
  case readSolution(Exercise)
  /// Read progress again, which another session may have changed.
  case loadProgress
  case search(String)
  case readVocabulary(String?)
  case readVersions(Exercise)
  /// What the course says about a finding.
  case explain(FindingReason.Finding, Exercise)
  case readStep(StepOffer, Exercise)
  /// Write a step into the learner's file, whose present state is kept.
  case applyStep(FileStep, Exercise)
  case keepVersion(Exercise)
  /// With the version that was brought back last.
  case restoreVersion(Exercise, number: Int?, shown: Int?)
  case record(ProgressChange)
  /// Report from now on when one of this exercise's files changes.
  case watch(Exercise)
  case stopWatching
  /// Show the learner's widget until they leave it.
  case showCanvas(Exercise, isPage: Bool)
  /// Go on with this session on the learning screen until the learner wants the prompt back.
  case showScreen
  /// Nil for the terminal's own width.
  case useWidth(Int?)
  /// Nil says how pictures are shown now.
  case usePictures(PictureWay?)
  case leave
}

/// A picture that is to be made of the learner's work.
package struct PictureOrder: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// What the exercise declares as its preview.
    case preview(PreviewDeclaration)
    /// A view typed at the prompt.
    case expression(String)
    /// A view, or any value, over definitions that were typed before it.
    case play(String, definitions: [String])
  }

  package var exercise: Exercise
  package var subject: Subject
  /// Empty for the family that suits the subject.
  package var families: [PictureFamily]
  /// True for every family that the widget supports.
  package var showsEveryFamily = false
  package var modes: [String]
  package var isDark: Bool
  /// True for sentences instead of a drawing.
  package var isDescribed: Bool
  package var language: Language
}

/// A command of the shell's that is to be carried out over an exercise's files.
package struct LookOrder: Hashable, Sendable {
  package var exercise: Exercise
  package var command: CommandName
  package var options: [String]
  package var language: Language
}

/// A change of the learner's progress.
package enum ProgressChange: Hashable, Sendable {
  case opened(Exercise, Date)
  case attempted(Exercise, LearnerProgress.Attempt)
  case answered(Question, of: Exercise, isRight: Bool, letters: String)
  case hintsShown(Int, Exercise)
  case solutionShown(Exercise, Date)
  case languageChosen(Language)
  case placementBegun(Ring, Date)
  case placementUndone(Ring)

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
    case .languageChosen(let language): progress.language = language.rawValue
    }
  }
}
