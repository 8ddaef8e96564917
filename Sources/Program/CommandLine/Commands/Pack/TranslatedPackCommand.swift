import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Sentences

struct TranslatedPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translated",
    abstract: Sentence(
      "Record that the translations match their originals.",
      ko: "번역이 원문과 맞다고 기록해요."
    ).help,
    discussion: Sentence(
      """
      Example: rings pack translated my-pack --exercise count-words

      Stores a fingerprint of each text and its translation in the pack's translations.txt. When an \
      original changes afterwards, `rings pack check` names the translation to look at, and \
      `rings pack check --stale` lists only these.
      """,
      ko: """
        예: rings pack translated my-pack --exercise count-words

        텍스트와 번역의 지문을 꾸러미의 translations.txt 파일에 저장해요. 나중에 원문이 바뀌면 `rings pack check` \
        명령이 살펴볼 번역을 알려 주고, `rings pack check --stale` 명령은 그것만 보여 줘요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The pack's name or folder (default: the pack you're in).",
        ko: "꾸러미의 이름이나 폴더예요(기본값: 지금 있는 꾸러미)."), valueName: "pack"))
  var pack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "An exercise to record (default: all of them). Repeatable.",
        ko: "기록할 과제예요(기본값: 모든 과제). 여러 번 쓸 수 있어요.")))
  var exercise: [String] = []

  func run() async throws {
    let context = CommandContext.current()
    let pack = try context.ownPack(pack)
    let exercises = exercise.isEmpty ? pack.exercises : try exercise.map { try pack.find($0) }
    var record = TranslationRecord(of: pack)
    let count = record.record(exercises, of: pack)
    let file = TranslationRecord.file(of: pack)
    do {
      try Data(record.text.utf8).write(to: file, options: .atomic)
    } catch {
      throw AuthoringError.cannotWrite(file.path, reason: SystemError.words(of: error))
    }
    StandardOutput.line(
      Sentence(
        "Recorded \(count: count, "translation") in \(context.fromHere(file)).",
        ko: "번역 \(count)개를 \(context.fromHere(file)) 파일에 기록했어요."
      ).spoken(in: context.terminal.language))
  }
}
