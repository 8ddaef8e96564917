package import Curriculum
package import Foundation
package import Judge
package import Sentences
package import Terminal

/// Something that happened to a session: typed, or the outcome of one of its effects.
package enum SessionEvent: Sendable {
  case started
  case line(String)
  /// Ctrl-C at the prompt.
  case lineCancelled
  case endOfInput
  /// A key in watch mode.
  case key(Key)
  /// The learner's file was saved while it is watched.
  case fileChanged
  case fileDisappeared

  /// With the files in which something is left to do, and the earlier ones that are compiled along.
  case opened(
    lesson: String, files: [URL], unfinished: [URL] = [], earlier: [UsedFiles.File] = [])
  case checked(LearnerVerdict)
  case drawn(DrawingOutcome)
  case edited
  /// The learner is back from a full screen.
  case screenLeft
  case reset(backup: URL?)
  case solutionRead([SolutionFile])
  /// The exercises that speak of these words.
  case found([LessonSearch.Hit], String)
  /// The glossary's words, and the part of a word that is wanted.
  case vocabularyRead([GlossaryEntry], String?)
  case versionsRead([KeptVersions.Version])
  case explained(FindingReason)
  /// Nil where the step has no place in the learner's files.
  case stepRead(FileStep?)
  /// False where the file has changed since it was read.
  case stepApplied(Bool)
  /// Nil where there is no such version.
  case restored(KeptVersions.Version?, asked: Int?)
  /// Ctrl-C during a check or a drawing.
  case interrupted
  case failed(SessionFailure)
  /// The work was done, but progress could not be kept.
  case notRecorded(SessionFailure)
  /// Progress as the file holds it now, perhaps with another session's doings.
  case progressLoaded(LearnerProgress)
}

extension SessionEvent {
  /// Lays an exercise out in the learner's folder, and reads its lesson.
  ///
  /// - Throws: `CurriculumError`.
  package static func opening(
    _ exercise: Exercise, of session: Session, in workspace: Workspace
  ) throws(CurriculumError) -> SessionEvent {
    let files = try workspace.open(
      exercise, in: session.pack, language: session.language.rawValue)
    return .opened(
      lesson: try exercise.lesson(language: session.language.rawValue), files: files,
      unfinished: exercise.filesToChange(of: files),
      earlier: workspace.layOutEarlierFiles(
        of: exercise, in: session.pack, progress: session.progress, language: session.language))
  }
}

/// What came of a drawing.
package enum DrawingOutcome: Sendable {
  /// Ready to write, escape sequences and all.
  case picture(String)
  case notCompiled([VerdictDiagnostic])
  /// What a command of the shell's said, ready to write, what its exit status told, and the numbers of the
  /// rules that it found broken.
  case told(String, Session.Outcome, rules: [String] = [])
  /// Why nothing can be shown, in a sentence.
  case nothing(Sentence)
}

/// A file of a solution, for reading.
package struct SolutionFile: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// Why an effect did not come about.
package enum SessionFailure: Error, Hashable, Sendable {
  case curriculum(CurriculumError)
  case noEditor
  case editor(String)
  case needsTerminal
  /// A person sits there, and the terminal shows lines only, one below the other.
  case needsScreen
  /// Why the learner's code shows nothing, in a sentence.
  case notDrawn(Sentence)
  /// What failed, in a sentence.
  case other(String)

  /// - Parameter describe: What an error of another part is in a sentence.
  package init(_ error: any Error, describedBy describe: (any Error) -> String) {
    self =
      switch error {
      case let failure as SessionFailure: failure
      case let error as CurriculumError: .curriculum(error)
      default: .other(describe(error))
      }
  }
}
