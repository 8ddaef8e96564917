import ArgumentParser
import Curriculum
import Foundation
import Host
import Sentences
import Terminal
import Tutor

struct PreviewPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract:
      Sentence(
        "Show what a learner meets in an exercise: lesson, starter, hints, verdict, pictures.",
        ko: "학습자가 과제에서 보는 것, 곧 레슨과 처음 파일, 힌트, 판정, 그림을 보여 줘요."
      ).help,
    discussion: Sentence(
      """
      Examples:
        rings pack preview count-words      an exercise of the pack you are in
        rings pack preview count-words --pack my-pack --language ko
        rings pack preview my-pack          every exercise of a pack

      At a terminal it goes on: what you save is shown again at once, until q or Ctrl-C. A pipe gets it \
      once, and so does a terminal with --once.
      """,
      ko: """
        예:
          rings pack preview count-words      지금 있는 팩의 과제
          rings pack preview count-words --pack my-pack --language ko
          rings pack preview my-pack          팩의 모든 과제

        터미널에서는 끝나지 않고, 저장한 것을 q나 Ctrl-C를 누를 때까지 바로 다시 보여 줘요. 파이프에는 한 번만 \
        쓰고, 터미널에서도 --once 옵션을 쓰면 한 번만 보여 줘요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "An exercise by its name, number or folder; or a pack, for all of its exercises.",
        ko: "과제의 이름이나 번호, 폴더예요. 팩이면 그 팩의 모든 과제예요."),
      valueName: "exercise"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A pack by its name or folder (default: the pack you are in).",
        ko: "팩의 이름이나 폴더예요(기본값: 지금 있는 팩)."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "An exercise to show, where the pack stands alone. Repeatable.",
        ko: "팩만 적었을 때 보여 줄 과제예요. 여러 번 쓸 수 있어요."), valueName: "exercise"))
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "en, ko, or another language of the pack's texts.", ko: "en이나 ko, 또는 팩의 글이 있는 다른 언어예요."),
      valueName: "language"))
  var language: String?

  @Flag(help: ArgumentHelp(Sentence("Show it once at a terminal, too.", ko: "터미널에서도 한 번만 보여 줘요.")))
  var once = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let chosen = PreviewedExercises(name: name, pack: pack, exercises: exercise)
    let codes = (try? chosen.read(in: surroundings))?.pack.languages ?? []
    let language = (try Language(option: language, of: codes) ?? surroundings.language(for: codes))
      .reading(codes)
    let services = try await Services.found(surroundings)
    let preview = PackPreview(chosen: chosen, language: language, services: services)
    let isWatched = surroundings.terminal.isTerminal && isatty(STDIN_FILENO) == 1
    guard isWatched, !once else { return try await preview.show([]) }
    do {
      _ = try chosen.read(in: surroundings)
    } catch CurriculumError.brokenPack {
      // An author's draft may contain errors, which the page shows.
    }
    guard let folder = chosen.folder(in: surroundings) else { return try await preview.show([]) }
    let page = SavedPage(of: { PackPreview.files(of: folder) }) { saved in
      try await preview.showForever(saved)
    }
    try await page.run()
  }
}
