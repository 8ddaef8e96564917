import ArgumentParser
import Authoring
import Foundation
import Host
import Sentences

struct NewPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: Sentence(
      "Start a pack with one small exercise that works.", ko: "돌아가는 작은 과제 하나로 팩을 시작해요."
    ).help,
    discussion: Sentence(
      """
      Example: rings pack new my-first-pack --languages en,ko

      Makes a folder of that name here. `rings pack add` adds exercises, `rings pack preview` shows what \
      learners meet, `rings pack check` proves that it works. Lessons/README.md leads to a first pack.
      """,
      ko: """
        예: rings pack new my-first-pack --languages en,ko

        여기에 그 이름의 폴더를 만들어요. `rings pack add` 명령은 과제를 더하고, `rings pack preview` 명령은 \
        학습자가 보는 것을 보여 주고, `rings pack check` 명령은 팩이 돌아가는지 증명해요. Lessons/README.md \
        문서가 첫 팩까지 안내해요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The pack's name, such as my-first-pack: small letters, digits, dashes.",
        ko: "팩의 이름이에요(예: my-first-pack). 소문자와 숫자, 줄표로 써요.")))
  var name: String

  @Option(
    help: ArgumentHelp(
      Sentence(
        """
        Its languages, such as en,ko. The sample's texts are there in en and ko; another language begins \
        with English ones. Checks are written in English, or in the first language of a pack without it.
        """,
        ko: """
          팩의 언어예요(예: en,ko). 예시의 글은 en과 ko로 있고, 다른 언어는 영어 글로 시작해요. 검사가 하는 \
          말은 영어로, 영어가 없는 팩이면 첫 언어로 써요.
          """)))
  var languages: String = "en"

  func run() async throws {
    let surroundings = Surroundings.current()
    let scaffold = try PackScaffold(
      identifier: name,
      languages: languages.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    _ = try scaffold.write(into: surroundings.folder)
    for path in scaffold.paths { StandardOutput.line("\(name)/\(path)") }
    StandardOutput.line("")
    if !scaffold.untranslated.isEmpty { Self.tell(untranslated: scaffold.untranslated) }
    StandardOutput.line(
      Sentence(
        """
        It works as it is: `rings pack check \(name)` proves it, `rings pack preview \(name)` shows what \
        learners meet. Change it piece by piece, or add to it: `rings pack add code NAME \(name)`.
        """,
        ko: """
          이대로도 돌아가요. `rings pack check \(name)` 명령이 확인해 주고, `rings pack preview \(name)` 명령이 \
          학습자가 보는 것을 보여 줘요. 하나씩 고치거나 과제를 더하세요: `rings pack add code NAME \(name)`
          """
      ).spoken(in: surroundings.terminal.language))
  }

  static func tell(untranslated codes: [String]) {
    let list = codes.joined(separator: ", ")
    StandardOutput.line(
      Sentence(
        "The texts under \(list) are English until you translate them.",
        ko: "\(list) 자리의 글은 번역할 때까지 영어예요."
      ).spoken(in: Surroundings.current().terminal.language))
  }
}
