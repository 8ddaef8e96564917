import ArgumentParser
package import Curriculum
import Foundation
package import Sentences
import Terminal

/// Which course, whose folder, which language.
struct CourseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence("A pack by its name or folder.", ko: "팩의 이름이나 폴더예요."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence("Your folder of exercises (default: ~/Rings).", ko: "여러분의 과제 폴더예요(기본값: ~/Rings)."),
      valueName: "folder"))
  var workspace: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "en, ko, or another language of the pack's texts.", ko: "en이나 ko, 또는 팩의 글이 있는 다른 언어예요."),
      valueName: "language"))
  var language: String?

  /// The course that the options name.
  ///
  /// - Throws: `OptionError`, `CurriculumError`.
  func course(in surroundings: Surroundings) throws -> Course {
    let workspace = workspace(in: surroundings)
    let pack = try surroundings.course(pack)
    return Course(
      pack: pack, workspace: workspace, language: try chosenLanguage(surroundings, workspace, pack))
  }

  /// The language in which to speak to the learner.
  ///
  /// - Throws: `OptionError.unknown`.
  func language(in surroundings: Surroundings) throws -> Language {
    try chosenLanguage(surroundings, workspace(in: surroundings), nil)
  }

  private func workspace(in surroundings: Surroundings) -> Workspace {
    Workspace(
      folder: Workspace.location(
        option: workspace, environment: surroundings.environment, home: surroundings.home))
  }

  /// The option's language, or that of `RINGS_LANGUAGE`, or the one chosen at the prompt earlier, or
  /// the terminal's.
  ///
  /// - Throws: `OptionError.unknown`.
  private func chosenLanguage(
    _ surroundings: Surroundings, _ workspace: Workspace, _ pack: Pack?
  ) throws -> Language {
    let codes = pack?.languages ?? []
    if let chosen = try Language(option: language, of: codes) { return chosen.reading(codes) }
    let isOwnWish = surroundings.environment["RINGS_LANGUAGE"] != nil
    let chosen =
      isOwnWish ? nil : workspace.progress.chosenLanguage.flatMap { Language(rawValue: $0) }
    return (chosen ?? surroundings.language(for: codes)).reading(codes)
  }
}

/// A learner's course: the pack, their folder, their language.
package struct Course: Sendable {
  let pack: Pack
  let workspace: Workspace
  let language: Language

  package init(pack: Pack, workspace: Workspace, language: Language) {
    self.pack = pack
    self.workspace = workspace
    self.language = language
  }

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

  /// What a command at the prompt looks at while the exercise lies open.
  ///
  /// - Throws: `CurriculumError`.
  package func filesAtHand(for exercise: Exercise) throws -> FilesAtHand {
    let own = workspace.files(of: exercise, in: pack)
    return FilesAtHand(
      folder: workspace.folder(of: exercise, in: pack), own: own,
      earlier: try usedFiles(of: exercise, besides: own))
  }

  /// The files of earlier exercises that are compiled along: the learner's where they passed, or the
  /// solutions'.
  ///
  /// - Throws: `CurriculumError`.
  func usedFiles(of exercise: Exercise, besides files: [URL]) throws -> [URL] {
    try workspace.usedFiles(
      of: exercise, in: pack, progress: workspace.progress.load().progress, besides: files
    ).files.map(\.file)
  }
}
