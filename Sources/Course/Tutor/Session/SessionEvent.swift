package import Curriculum
package import Foundation
package import Judge
package import Sentences
package import Terminal

/// An event for a session: input, or the outcome of an effect.
package enum SessionEvent: Sendable {
  case started
  case line(String)
  /// Ctrl-C at the prompt.
  case lineCancelled
  case endOfInput
  /// A key in watch mode.
  case key(Key)
  /// The learner saved a watched file.
  case fileChanged
  case fileDisappeared

  /// The exercise is ready, with its unfinished files and the files of earlier exercises that are compiled
  /// with it.
  case opened(
    lesson: String, files: [URL], unfinished: [URL] = [], earlier: [UsedFiles.File] = [])
  case checked(LearnerVerdict)
  case drawn(DrawingOutcome)
  case edited
  /// The learner has left a full-screen view.
  case screenLeft
  case reset(backup: URL?)
  case solutionRead([SolutionFile])
  /// The exercises that mention these words.
  case found([LessonSearch.Hit], String)
  /// The glossary's terms, and the part of a word that the learner looked up.
  case vocabularyRead([GlossaryEntry], String?)
  case versionsRead([SavedVersions.Version])
  case explained(FindingReason)
  /// The step; nil if it can't be applied to the learner's files.
  case stepRead(FileStep?)
  /// Whether the step was applied; false if the file has changed since it was read.
  case stepApplied(Bool)
  /// The restored version; nil if there's no such version.
  case restored(SavedVersions.Version?, asked: Int?)
  /// Ctrl-C during a check or a drawing.
  case interrupted
  case failed(SessionFailure)
  /// The work succeeded, but progress couldn't be stored.
  case notRecorded(SessionFailure)
  /// The stored progress, including changes by other sessions.
  case progressLoaded(LearnerProgress)
}

extension SessionEvent {
  /// Copies an exercise into the learner's folder, and reads its lesson.
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

package enum DrawingOutcome: Sendable {
  /// Text ready to write, including escape sequences.
  case picture(String)
  case notCompiled([VerdictDiagnostic])
  /// A shell command's output, its exit status, and the numbers of the broken lint rules.
  case told(String, Session.Outcome, rules: [String] = [])
  /// The reason for showing nothing.
  case nothing(Sentence)
}

/// A solution's file, for display.
package struct SolutionFile: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// The reason that an effect failed.
package enum SessionFailure: Error, Hashable, Sendable {
  case curriculum(CurriculumError)
  case noEditor
  case editor(String)
  case needsTerminal
  /// The terminal can't show full-screen views.
  case needsScreen
  /// The reason that the learner's code shows nothing.
  case notDrawn(Sentence)
  case other(String)

  /// - Parameter describe: Describes another module's error in a sentence.
  package init(_ error: any Error, describedBy describe: (any Error) -> String) {
    self =
      switch error {
      case let failure as SessionFailure: failure
      case let error as CurriculumError: .curriculum(error)
      default: .other(describe(error))
      }
  }
}
