import ArgumentParser
import Curriculum
import Foundation
import Host
import Sentences
import Terminal

struct CourseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence("The pack's name or folder.", ko: "꾸러미의 이름이나 폴더예요."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence("Your folder of exercises (default: ~/Rings).", ko: "여러분의 과제 폴더예요(기본값: ~/Rings)."),
      valueName: "folder"))
  var workspace: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "en, ko, or another language of the pack.", ko: "en이나 ko, 또는 꾸러미에 있는 다른 언어예요."),
      valueName: "language"))
  var language: String?

  /// Fills in missing options from the open exercise's course.
  mutating func settle(in open: OpenExercise) {
    pack = pack ?? open.course.pack.folder.path
    workspace = workspace ?? open.course.workspace.folder.path
    language = language ?? open.language.rawValue
  }

  func course(in context: CommandContext) throws -> Course {
    let workspace = workspace(in: context)
    let pack = try context.course(pack)
    return Course(
      pack: pack, workspace: workspace, language: try chosenLanguage(context, workspace, pack))
  }

  func language(in context: CommandContext) throws -> Language {
    try chosenLanguage(context, workspace(in: context), nil)
  }

  private func workspace(in context: CommandContext) -> Workspace {
    Workspace(
      folder: Workspace.location(
        option: workspace, environment: context.environment, home: context.home))
  }

  /// Returns the language from the option, `RINGS_LANGUAGE`, the learner's last choice at the prompt, or the
  /// terminal, in this order.
  ///
  /// - Throws: `OptionError.unknown`.
  private func chosenLanguage(
    _ context: CommandContext, _ workspace: Workspace, _ pack: Pack?
  ) throws -> Language {
    let codes = pack?.languages ?? []
    if let chosen = try Language(option: language, of: codes) { return chosen.reading(codes) }
    let isOwnWish = context.environment["RINGS_LANGUAGE"] != nil
    let chosen =
      isOwnWish ? nil : workspace.progress.chosenLanguage.flatMap { Language(rawValue: $0) }
    return (chosen ?? context.language(for: codes)).reading(codes)
  }
}
