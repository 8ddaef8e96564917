package import Curriculum
package import Foundation
package import Judge
package import Sentences

/// A message to the learner, independent of language and terminal.
package enum Message: Sendable {
  case welcome
  case welcomeBack
  case lesson(Exercise, text: String, files: [URL])
  case verdict(LearnerVerdict, Exercise, showsAll: Bool)
  case hint(Int, Exercise)
  case reason(FindingReason)
  /// A step's changes, before the learner agrees to them.
  case step(FileStep)
  case question(QuizRun, Exercise)
  /// The explanations of the chosen answers, and whether they were right.
  case answer(isRight: Bool, [Question.Choice])
  /// The rings to list; nil for the learner's route.
  case list([Ring]?)
  case progress(Ring?)
  case routes
  /// Markdown at the end of a ring or route.
  ///
  /// `figure` is the text of a block that draws the starter of the exercise just passed; nil if there's
  /// nothing to draw.
  case closing(String, figure: String?, Exercise)
  /// The command to explain; nil for all commands.
  case help(CommandName?)
  case found([LessonSearch.Hit], String)
  case glossary([GlossaryEntry], String?)
  case history([SavedVersions.Version])
  case restored(SavedVersions.Version)
  case solution([SolutionFile], Exercise)
  /// The names of the learner's files.
  case files([URL])
  /// The contents of the learner's files.
  case texts([SolutionFile])
  /// Text ready to write.
  case picture(String)
  case notDrawn([VerdictDiagnostic])
  case problem(CommandProblem)
  case failure(SessionFailure)
  /// `backup` is the folder with the previous files.
  case resetDone(backup: URL?)
  /// Exercises on the same topic beside the route.
  case moreOnThis([Exercise])
  case good(Sentence)
  case note(Sentence)
  case ask(Sentence)
  case nextStep(NextStep)
}

/// The next command to type.
package enum NextStep: Hashable, Sendable {
  case edit(file: String)
  case mend(file: String, hasHint: Bool)
  case goOn(Exercise)
  case answer(letters: [String], several: Bool)
  case confirm
  case play
  case allDone
  /// `next` is the exercise that the N key opens after the current exercise is passed.
  case watching(next: Exercise?)
}
