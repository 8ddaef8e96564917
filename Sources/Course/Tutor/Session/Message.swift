package import Curriculum
package import Foundation
package import Judge
package import Sentences

/// Something to tell the learner, before language and terminal are known.
package enum Message: Sendable {
  case welcome
  case welcomeBack
  case lesson(Exercise, text: String, files: [URL])
  case verdict(LearnerVerdict, Exercise, showsAll: Bool)
  case hint(Int, Exercise)
  case reason(FindingReason)
  /// A step as what it changes, before anybody agreed to it.
  case step(FileStep)
  case question(QuizRun, Exercise)
  /// The explanations of the choices taken, and whether they were right.
  case answer(isRight: Bool, [Question.Choice])
  /// Of one ring; nil for the whole course.
  case list(Ring?)
  case progress(Ring?)
  /// Nil for all commands.
  case help(CommandName?)
  case found([LessonSearch.Hit], String)
  case glossary([GlossaryEntry], String?)
  case history([KeptVersions.Version])
  case restored(KeptVersions.Version)
  case solution([SolutionFile], Exercise)
  /// Ready to write.
  case picture(String)
  case notDrawn([VerdictDiagnostic])
  case problem(CommandProblem)
  case failure(SessionFailure)
  /// With the folder that keeps what was there.
  case resetDone(backup: URL?)
  case good(Sentence)
  case note(Sentence)
  case ask(Sentence)
  case nextStep(NextStep)
}

/// What to type next.
package enum NextStep: Hashable, Sendable {
  case edit(file: String)
  case mend(file: String, hasHint: Bool)
  case goOn(Exercise)
  case answer(letters: [String], several: Bool)
  case confirm
  case play
  case allDone
  /// With the exercise that the key N leads to, once the present one is passed.
  case watching(next: Exercise?)
}
