import ArgumentParser
import Curriculum
import Foundation
import Terminal

/// Which course, whose folder, which language.
struct CourseOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A pack by its name or folder.", valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp("Your folder of exercises (default: ~/Rings).", valueName: "folder"))
  var workspace: String?

  @Option(help: ArgumentHelp("en or ko.", valueName: "language"))
  var language: String?

  /// - Throws: `OptionError`, `CurriculumError`.
  func course(in surroundings: Surroundings) throws -> Course {
    let location = Workspace.location(
      option: workspace, environment: surroundings.environment, home: surroundings.home)
    return Course(
      pack: try surroundings.library.pack(pack), workspace: Workspace(folder: location),
      language: try chosenLanguage(surroundings))
  }

  /// - Throws: `OptionError.unknown`.
  func chosenLanguage(_ surroundings: Surroundings) throws -> Language {
    guard let language else { return surroundings.terminal.language }
    guard let chosen = Language(rawValue: language) else {
      throw OptionError.unknown(
        option: "--language", value: language, known: Language.allCases.map(\.rawValue))
    }
    return chosen
  }
}

/// A learner's course: the pack, their folder, their language.
struct Course: Sendable {
  let pack: Pack
  let workspace: Workspace
  let language: Language

  /// The exercise that is named, or the one that the learner has open.
  ///
  /// - Throws: `CurriculumError`.
  func exercise(_ name: String?, progress: LearnerProgress) throws -> Exercise {
    if let name { return try pack.find(name) }
    let open = progress.current[pack.identifier].flatMap { pack.exercise($0) }
    guard let exercise = open ?? progress.next(in: pack) ?? pack.exercises.first else {
      throw CurriculumError.unknownExercise(name: "", pack: pack.identifier, known: [])
    }
    return exercise
  }

  /// The files of earlier exercises that are compiled along: the learner's, or the solutions'.
  ///
  /// - Throws: `CurriculumError`.
  func usedFiles(of exercise: Exercise, besides files: [URL]) throws -> [URL] {
    let own = Set((exercise.startFiles + files).map(\.lastPathComponent))
    return try UsedFiles(of: exercise, in: pack, ownNames: own) {
      workspace.files(of: $0, in: pack)
    }.files.map(\.file)
  }
}
