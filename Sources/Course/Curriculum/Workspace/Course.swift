package import Foundation
package import Sentences

/// A learner's course: the pack, the workspace and the language.
package struct Course: Sendable {
  package let pack: Pack
  package let workspace: Workspace
  package let language: Language

  package init(pack: Pack, workspace: Workspace, language: Language) {
    self.pack = pack
    self.workspace = workspace
    self.language = language
  }

  /// Returns the named exercise, or the exercise that the learner has open.
  ///
  /// - Throws: `CurriculumError`.
  package func exercise(_ name: String?, progress: LearnerProgress) throws -> Exercise {
    if let name { return try pack.find(name) }
    let open = progress.current[pack.identifier].flatMap { pack.exercise($0) }
    guard let exercise = open ?? progress.next(in: pack) ?? pack.exercises.first else {
      throw CurriculumError.unknownExercise(name: "", pack: pack.identifier, known: [])
    }
    return exercise
  }

  /// Returns the files of earlier exercises that are compiled too: the learner's files if the earlier
  /// exercise is passed, else the solution's files.
  ///
  /// - Throws: `CurriculumError`.
  package func usedFiles(of exercise: Exercise, besides files: [URL]) throws -> [URL] {
    try workspace.usedFiles(
      of: exercise, in: pack, progress: workspace.progress.load().progress, besides: files
    ).files.map(\.file)
  }
}
