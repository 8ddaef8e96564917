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
        "Preview exercises as learners see them, from lesson to verdict.",
        ko: "학습자가 과제에서 보는 것, 곧 본문과 시작 파일, 힌트, 판정, 그림을 보여 줘요."
      ).help,
    discussion: Sentence(
      """
      Examples:
        rings pack preview count-words      an exercise of the pack you're in
        rings pack preview count-words my-pack --language ko
        rings pack preview my-pack          every exercise of a pack

      At a terminal, the preview shows your changes on every save, until you press q or Ctrl-C. In a \
      pipe, or with --once, it shows the exercise once.
      """,
      ko: """
        예:
          rings pack preview count-words      지금 있는 꾸러미의 과제
          rings pack preview count-words my-pack --language ko
          rings pack preview my-pack          꾸러미의 모든 과제

        터미널에서는 q 키나 Ctrl-C를 누를 때까지, 저장할 때마다 다시 보여 줘요. 파이프에서나 --once 옵션을 쓰면 \
        한 번만 보여 줘요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "An exercise by its name, number or folder, or a pack for all its exercises.",
        ko: "과제의 이름이나 번호, 폴더예요. 꾸러미를 적으면 그 꾸러미의 모든 과제예요."),
      valueName: "exercise"))
  var name: String?

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The exercise's pack, by its name or folder; the same as --pack.",
        ko: "그 과제의 꾸러미로, 이름이나 폴더예요. --pack 옵션과 같아요."), valueName: "pack"))
  var packOfExercise: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The pack's name or folder (default: the pack you're in).",
        ko: "꾸러미의 이름이나 폴더예요(기본값: 지금 있는 꾸러미)."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "An exercise to show if you name only a pack. Repeatable.",
        ko: "꾸러미만 적었을 때 보여 줄 과제예요. 여러 번 쓸 수 있어요."), valueName: "exercise"))
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "en, ko, or another language of the pack.", ko: "en이나 ko, 또는 꾸러미에 있는 다른 언어예요."),
      valueName: "language"))
  var language: String?

  @Flag(
    help: ArgumentHelp(
      Sentence("Show the preview only once, even at a terminal.", ko: "터미널에서도 한 번만 보여 줘요."))
  )
  var once = false

  func run() async throws {
    let context = CommandContext.current()
    if packOfExercise != nil, pack != nil { throw OptionError.contradiction("PACK", "--pack") }
    let chosen = PreviewedExercises(
      name: name, pack: pack ?? packOfExercise, exercises: exercise)
    let codes = (try? chosen.read(in: context))?.pack.languages ?? []
    let language = (try Language(option: language, of: codes) ?? context.language(for: codes))
      .reading(codes)
    let services = try await Services.found(context)
    let preview = PackPreview(chosen: chosen, language: language, services: services)
    let isWatched = context.terminal.isTerminal && isatty(STDIN_FILENO) == 1
    guard isWatched, !once else { return try await preview.show([]) }
    do {
      _ = try chosen.read(in: context)
    } catch CurriculumError.brokenPack {
      // An author's draft may contain errors, which the page shows.
    }
    guard let folder = chosen.folder(in: context) else { return try await preview.show([]) }
    let page = SavedPage(of: { PackPreview.files(of: folder) }) { saved in
      try await preview.showForever(saved)
    }
    try await page.run()
  }
}
