import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Storage

struct DiffPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: Sentence(
      "Show which passes a new version of a pack would undo.",
      ko: "꾸러미의 새 버전 때문에 취소될 통과를 보여 줘요."
    ).help,
    discussion: Sentence(
      """
      Example: rings pack diff v1.0 Lessons/weather
      Judges the old version's right samples with the new version. OLD and NEW are packs by name, folders, \
      files from `rings pack bundle` or addresses of git repositories; OLD can also be a tag or commit of \
      NEW's repository. Exits with 0 if no pass is undone, and with 1 otherwise.
      """,
      ko: """
        예: rings pack diff v1.0 Lessons/weather
        예전 버전의 옳은 답을 새 버전으로 판정해요. OLD와 NEW는 꾸러미의 이름, 폴더, `rings pack bundle` 명령으로 \
        만든 파일, git 저장소의 주소예요. OLD는 NEW가 있는 저장소의 태그나 커밋이어도 돼요. 취소되는 통과가 없으면 \
        0으로, 아니면 1로 끝나요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence("The version that learners have now.", ko: "학습자가 지금 가진 버전이에요."), valueName: "old"))
  var old: String

  @Argument(
    help: ArgumentHelp(
      Sentence("The version that learners would get.", ko: "학습자가 받게 될 버전이에요."), valueName: "new"))
  var new: String

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Submissions to judge at once (default: one per core).",
        ko: "한 번에 판정할 답의 수예요(기본값: 코어마다 하나)."), valueName: "N")
  )
  var jobs: Int?

  func run() async throws {
    let context = CommandContext.current()
    let newPlace = try Self.place(of: new, context)
    let (old, new) = try await PackProof.readable(context) {
      let new = try await fetched(newPlace, context)
      return (try await oldVersion(besides: newPlace, context), new)
    }
    for pack in [old, new] { try pack.pack.requireWhole() }
    let difference = try await PackProof(context, jobs: jobs, isQuiet: json)
      .difference(from: old.pack, to: new.pack)
    try StandardOutput.write(
      DifferenceResult(difference: difference, old: old, new: new), asJSON: json,
      on: context.terminal)
    if !difference.keepsAllPasses { throw ExitStatus.notPassed.code }
  }

  /// Parses the source of a pack: a location, or the name of an installed pack.
  private static func place(of text: String, _ context: CommandContext) throws -> PackSource {
    if let source = try PackSource(text) { return source }
    return .folder(try context.library.pack(text).folder)
  }

  private func fetched(
    _ source: PackSource, inside: String? = nil, _ context: CommandContext
  ) async throws -> FetchedPack {
    try await FetchedPack(
      source, cache: .user(environment: context.environment),
      environment: context.environment, inside: inside)
  }

  private func oldVersion(
    besides new: PackSource, _ context: CommandContext
  ) async throws -> FetchedPack {
    do {
      return try await fetched(try Self.place(of: old, context), context)
    } catch CurriculumError.unknownPack(let name, let known) {
      guard case .folder(let folder) = new,
        let (source, inside) = await PackSource.revision(
          old, ofFolder: folder, environment: context.environment)
      else { throw CurriculumError.unknownPack(name: name, known: known) }
      return try await fetched(source, inside: inside, context)
    }
  }
}
