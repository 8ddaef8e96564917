import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Sentences

struct AddPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: Sentence("Add an exercise that works to a pack.", ko: "돌아가는 과제를 팩에 더해요.").help,
    discussion: Sentence(
      """
      Examples:
        rings pack add code count-words          a function in plain Swift
        rings pack add code big-title --view     a SwiftUI view
        rings pack add code hours --widget       a widget
        rings pack add quiz names --title 'Names' --title ko='이름'

      The exercise comes last in its ring, with the next number and texts in every language of the \
      pack, and the pack passes `rings pack check` as before. Nothing is changed where it cannot be added.
      """,
      ko: """
        예:
          rings pack add code count-words          Swift 함수
          rings pack add code big-title --view     SwiftUI 뷰
          rings pack add code hours --widget       위젯
          rings pack add quiz names --title 'Names' --title ko='이름'

        과제는 나이테의 맨 뒤에 다음 번호로, 팩의 모든 언어로 글을 갖춰 더해져요. 팩은 전처럼 `rings pack check` \
        검사를 통과해요. 더할 수 없으면 아무것도 바꾸지 않아요.
        """
    ).help)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case code, quiz
  }

  enum Form: String, EnumerableFlag {
    case swift, view, widget

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .swift: "A function in plain Swift; this is what `code` means by itself."
      case .view: "A SwiftUI view."
      case .widget: "A widget with its provider, entry and view."
      }
    }
  }

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "code, which learners write, or quiz, which they answer.",
        ko: "학습자가 쓰는 code, 또는 답하는 quiz예요.")))
  var kind: Kind

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The exercise's id, such as count-words: small letters, digits, dashes.",
        ko: "과제의 id예요(예: count-words). 소문자와 숫자, 줄표로 써요.")))
  var name: String

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "A pack by its name or folder; without one, the pack you are in.",
        ko: "팩의 이름이나 폴더예요. 없으면 지금 있는 팩이에요."), valueName: "pack"))
  var pack: String?

  @Flag(exclusivity: .exclusive)
  var form: Form?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The id of a ring (default: the pack's last). One that is not there is added behind the others.",
        ko: "나이테의 id예요(기본값: 팩의 마지막 나이테). 없는 것이면 맨 뒤에 더해요."),
      valueName: "ring"))
  var ring: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The exercise's title in English, or ko=… for another language. Repeatable.",
        ko: "과제의 영어 제목이에요. 다른 언어는 ko=…처럼 써요. 여러 번 쓸 수 있어요."),
      valueName: "title"))
  var title: [String] = []

  func run() async throws {
    let surroundings = Surroundings.current()
    let language = surroundings.terminal.language
    if kind == .quiz, let form {
      throw OptionError.contradiction("quiz", "--\(form.rawValue)")
    }
    let addition = try PackAddition(chosenForm, named: name, ring: ring, titles: try titles())
    let pack = try surroundings.ownPack(pack)
    let outcome = try addition.add(to: pack)
    for file in outcome.files { StandardOutput.line(surroundings.fromHere(file)) }
    StandardOutput.line("")
    if let ring = outcome.newRing {
      let told = Sentence(
        "The ring \(ring) is new: its title is in pack.yml.",
        ko: "\(ring) 나이테를 새로 만들었어요. 제목은 pack.yml 파일에 있어요.")
      StandardOutput.line(told.spoken(in: language))
    }
    if !outcome.untranslated.isEmpty {
      NewPackCommand.tell(untranslated: outcome.untranslated)
    }
    StandardOutput.line(next(pack, surroundings).spoken(in: language))
  }

  private var chosenForm: ExerciseForm {
    guard kind == .code else { return .quiz }
    switch form ?? .swift {
    case .swift: return .function
    case .view: return .view
    case .widget: return .widget
    }
  }

  /// The titles by language: `ko=…` has one, everything else is English.
  private func titles() throws -> [String: String] {
    var titles: [String: String] = [:]
    for text in title {
      let named = text.wholeMatch(of: /([a-z]{2,3})=(.*)/)
      let code = named.map { String($0.1) } ?? "en"
      guard titles.updateValue(named.map { String($0.2) } ?? text, forKey: code) == nil else {
        throw OptionError.conflicting(
          Sentence("one --title in “\(code)”", ko: "“\(code)” 언어의 --title 하나"),
          Sentence("another one", ko: "또 하나"))
      }
    }
    return titles
  }

  /// What to type now, in the words that work from here.
  private func next(_ pack: Pack, _ surroundings: Surroundings) -> Sentence {
    let isHere = PackLibrary.pack(around: surroundings.folder) == pack.folder.standardizedFileURL
    let place = self.pack.map { $0.contains(" ") ? "'\($0)'" : $0 } ?? "."
    let preview = "rings pack preview \(name)" + (isHere ? "" : " --pack \(place)")
    let check = "rings pack check" + (isHere ? "" : " \(place)") + " --exercise \(name)"
    return Sentence(
      """
      It works as it is, with a sample's texts: change it piece by piece. `\(preview)` shows what \
      learners meet, `\(check)` proves it.
      """,
      ko: """
        예시 글이 든 채로 이대로도 돌아가니 하나씩 고치세요. `\(preview)` 명령이 학습자가 보는 것을 보여 주고, \
        `\(check)` 명령이 확인해 줘요.
        """)
  }
}
