import ArgumentParser
import Authoring
import Foundation
import Host
import Sentences

struct NewPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: Sentence(
      "Create a pack with one small exercise that works.", ko: "작동하는 작은 과제 하나로 꾸러미를 시작해요."
    ).help,
    discussion: Sentence(
      """
      Example: rings pack new my-first-pack --languages en,ko

      Creates a folder of that name here. `rings pack add` adds exercises, `rings pack preview` \
      shows what learners see, and `rings pack check` validates the pack. Lessons/windowsill is a small \
      pack to copy from, and Lessons/README.md leads to a first pack.
      """,
      ko: """
        예: rings pack new my-first-pack --languages en,ko

        여기에 그 이름의 폴더를 만들어요. `rings pack add` 명령은 과제를 더하고, `rings pack preview` 명령은 \
        학습자가 보는 것을 보여 주고, `rings pack check` 명령은 꾸러미를 검사해요. Lessons/windowsill 폴더는 \
        따라 하기 좋은 작은 꾸러미이고, Lessons/README.md 문서를 따라 하면 첫 꾸러미를 만들 수 있어요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The pack's name, such as my-first-pack: lowercase letters, digits, hyphens.",
        ko: "꾸러미의 이름이에요(예: my-first-pack). 영문 소문자와 숫자, 줄표로 써요.")))
  var name: String

  @Option(
    help: ArgumentHelp(
      Sentence(
        """
        The pack's languages, such as en,ko. Sample text is available in en and ko; other languages \
        start with the English text. Check messages are in English or, if the pack has no English, \
        in its first language.
        """,
        ko: """
          꾸러미의 언어예요(예: en,ko). 예시 텍스트는 en과 ko로 있고, 다른 언어는 영어 텍스트로 시작해요. 검사 \
          메시지는 영어로, 영어가 없는 꾸러미면 첫 언어로 써요.
          """)))
  var languages: String = "en"

  func run() async throws {
    let context = CommandContext.current()
    let scaffold = try PackScaffold(
      identifier: name,
      languages: languages.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    _ = try scaffold.write(into: context.folder)
    for path in scaffold.paths { StandardOutput.line("\(name)/\(path)") }
    StandardOutput.line("")
    if !scaffold.untranslated.isEmpty { Self.tell(untranslated: scaffold.untranslated) }
    StandardOutput.line(
      Sentence(
        """
        The pack works as it is: `rings pack preview \(name)` shows what learners see. Replace the text \
        that begins with SAMPLE:, and add exercises: `rings pack add code NAME \(name)`. `rings pack \
        check \(name)` validates the pack, and names the sample text that is left.
        """,
        ko: """
          이대로도 작동해요. `rings pack preview \(name)` 명령이 학습자가 보는 것을 보여 줘요. SAMPLE: 표시로 \
          시작하는 텍스트를 고치고, 과제를 더하세요: `rings pack add code NAME \(name)`. `rings pack check \(name)` \
          명령이 꾸러미를 검사하고 남은 예시 텍스트를 알려 줘요.
          """
      ).spoken(in: context.terminal.language))
  }

  static func tell(untranslated codes: [String]) {
    let list = codes.joined(separator: ", ")
    StandardOutput.line(
      Sentence(
        "The text under \(list) is in English until you translate it.",
        ko: "\(list) 항목의 텍스트는 번역할 때까지 영어로 나와요."
      ).spoken(in: CommandContext.current().terminal.language))
  }
}
