import ArgumentParser
import Curriculum
import Foundation
import Sentences
import Terminal
import Tutor

struct PreviewPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract:
      "Show what a learner meets in an exercise: lesson, starter, hints, verdict, pictures.",
    discussion: """
      Examples:
        rings pack preview count-words      an exercise of the pack you are in
        rings pack preview count-words --pack my-pack --language ko
        rings pack preview my-pack          every exercise of a pack

      At a terminal it goes on: what you save is shown again at once, until q or Ctrl-C. A pipe gets it \
      once, and so does a terminal with --once.
      """)

  @Argument(
    help: ArgumentHelp(
      "An exercise by its name, number or folder; or a pack, for all of its exercises.",
      valueName: "exercise"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "A pack by its name or folder (default: the pack you are in).", valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      "An exercise to show, where the pack stands alone. Repeatable.", valueName: "exercise"))
  var exercise: [String] = []

  @Option(help: ArgumentHelp("en or ko.", valueName: "language"))
  var language: String?

  @Flag(help: "Show it once at a terminal, too.")
  var once = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let language = try Language(option: language) ?? surroundings.terminal.language
    let chosen = PreviewedExercises(name: name, pack: pack, exercises: exercise)
    let services = try await Services.found(surroundings)
    let preview = PackPreview(chosen: chosen, language: language, services: services)
    let isWatched = surroundings.terminal.isTerminal && isatty(STDIN_FILENO) == 1
    guard isWatched, !once, !StandardOutput.isKept else { return try await preview.show([]) }
    do {
      _ = try chosen.read(in: surroundings)
    } catch CurriculumError.brokenPack {
      // Whoever writes it has mistakes in it now and then: the page says them.
    }
    guard let folder = chosen.folder(in: surroundings) else { return try await preview.show([]) }
    let page = SavedPage(of: { PackPreview.files(of: folder) }) { saved in
      try await preview.showForever(saved)
    }
    try await page.run()
  }
}
