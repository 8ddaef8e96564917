import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Sentences

struct AddPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: Sentence(
      "Add a working exercise to a pack, or a sample to an exercise.",
      ko: "작동하는 과제를 꾸러미에, 또는 답을 과제에 더해요."
    ).help,
    usage: """
      rings pack add (code|fix|view|timeline|activity|quiz) <name> [<pack>]
          [--swift|--view|--widget|--activity] [--ring <ring>]
          [--title <title>] ...
      rings pack add (--wrong|--right) <name> <file> ... --exercise <exercise>
          [--pack <pack>] [--why <why>]
      """,
    discussion: Sentence(
      """
      Examples:
        rings pack add code count-words          a function in plain Swift
        rings pack add fix off-by-one            a function with a mistake to find
        rings pack add view big-title            a SwiftUI view
        rings pack add timeline hours            a widget that changes over time
        rings pack add activity tea              a Live Activity
        rings pack add quiz names --title 'Names' --title ko='이름'
        rings pack add --wrong off-by-one Hours.swift \\
          --exercise hours --why 'Begins with 0.'

      The exercise becomes the last in its ring, with the next number. It works, and has five or six \
      files and texts in every language of the pack. `rings pack check` names each text that begins \
      with SAMPLE: until you replace it. If the exercise can't be added, nothing changes.

      A sample is judged first. Rings stores how it differs from the solution, which check catches \
      it and what that check says. Files that you leave out come from the solution.
      """,
      ko: """
        예:
          rings pack add code count-words          Swift 함수
          rings pack add fix off-by-one            잘못을 찾아 고칠 함수
          rings pack add view big-title            SwiftUI 뷰
          rings pack add timeline hours            시간에 따라 바뀌는 위젯
          rings pack add activity tea              실시간 현황
          rings pack add quiz names --title 'Names' --title ko='이름'
          rings pack add --wrong off-by-one Hours.swift \\
            --exercise hours --why 'Begins with 0.'

        과제는 나이테의 맨 뒤에 다음 번호로 더해져요. 파일은 대여섯 개이고, 텍스트는 꾸러미의 모든 언어로 있고, \
        이대로 작동해요. SAMPLE: 표시로 시작하는 텍스트는 바꿀 때까지 `rings pack check` 명령이 하나씩 알려 \
        줘요. 더할 수 없으면 아무것도 바꾸지 않아요.

        답은 먼저 판정해요. 모범 답안과 다른 점, 그것을 잡는 검사, 그 검사의 메시지를 저장해요. \
        적지 않은 파일은 모범 답안의 것이에요.
        """
    ).help)

  enum Kind: String, CaseIterable {
    case code, fix, view, timeline, activity, quiz
  }

  enum Form: String, EnumerableFlag {
    case swift, view, widget, activity

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .swift:
        ArgumentHelp(
          Sentence(
            "A function in plain Swift (the default for `code`).",
            ko: "Swift 함수예요(`code`의 기본값)."))
      case .view: ArgumentHelp(Sentence("A SwiftUI view.", ko: "SwiftUI 뷰예요."))
      case .widget:
        ArgumentHelp(
          Sentence(
            "A widget with its provider, entry and view.",
            ko: "프로바이더와 엔트리, 뷰가 있는 위젯이에요."))
      case .activity:
        ArgumentHelp(
          Sentence(
            "A Live Activity on the Lock Screen and in the Dynamic Island.",
            ko: "잠금 화면과 다이내믹 아일랜드에 나오는 실시간 현황이에요."))
      }
    }
  }

  @Argument(
    help: ArgumentHelp(
      Sentence(
        """
        The purpose: code, fix, view, timeline or activity, which learners write, or quiz, which they \
        answer; the exercise's id, such as count-words; and the pack's name or folder, unless you're in the pack. For a sample, its \
        Swift files.
        """,
        ko: """
          학습자가 쓰는 code, fix, view, timeline, activity 또는 답하는 quiz, 과제의 id(예: count-words), 꾸러미 안에 있지 않으면 꾸러미의 이름이나 \
          폴더예요. 답이면 그 Swift 파일들이에요.
          """), valueName: "words"),
    completion: .file())
  var words: [String] = []

  @Flag(exclusivity: .exclusive)
  var form: Form?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The ring's id (default: the pack's last ring). A new id adds a ring at the end.",
        ko: "나이테의 id예요(기본값: 꾸러미의 마지막 나이테). 새 id면 맨 뒤에 나이테를 더해요."),
      valueName: "ring"))
  var ring: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The exercise's title in the pack's first language, or ko=… for another language such as Korean. Repeatable.",
        ko: "꾸러미의 첫 언어로 쓴 과제 제목이에요. 다른 언어는 ko=…처럼 써요. 여러 번 쓸 수 있어요."),
      valueName: "title"))
  var title: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Add a wrong sample, which a check must catch, with this name: off-by-one.",
        ko: "검사가 잡아야 하는 답을 이 이름으로 더해요(예: off-by-one)."), valueName: "name"))
  var wrong: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Add a right sample, written differently from the solution, with this name.",
        ko: "모범 답안과 다르게 썼지만 옳은 답을 이 이름으로 더해요."
      ), valueName: "name"))
  var right: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The sample's exercise.", ko: "답을 더할 과제예요."), valueName: "exercise")
  )
  var exercise: String?

  @Option(
    name: .customLong("pack"),
    help: ArgumentHelp(
      Sentence(
        "The exercise's pack (default: the pack you're in).",
        ko: "그 과제의 꾸러미예요(기본값: 지금 있는 꾸러미)."), valueName: "pack"))
  var answersPack: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The check that catches a wrong sample (default: the first that does).",
        ko: "틀린 답을 잡는 검사예요(기본값: 처음 잡는 검사)."), valueName: "check"))
  var check: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Part of the message that learners read (default: the check's message).",
        ko: "학습자가 읽을 메시지의 일부예요(기본값: 그 검사의 메시지)."), valueName: "message"))
  var message: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The thinking behind the sample, in one line.", ko: "그렇게 답하는 이유를 한 줄로 써요."),
      valueName: "why"))
  var why: String?

  func run() async throws {
    let context = CommandContext.current()
    guard wrong == nil, right == nil else { return try await addAnswer(context) }
    try addExercise(context)
  }

  private func addAnswer(_ context: CommandContext) async throws {
    if wrong != nil, right != nil { throw OptionError.contradiction("--wrong", "--right") }
    guard let name = wrong ?? right else { return }
    let answer = NewAnswer(
      name: name, isWrong: wrong != nil, files: words, exercise: exercise, check: check,
      message: message, why: why)
    try await answer.add(to: try context.ownPack(answersPack), context)
  }

  /// The parsed positional arguments for adding an exercise.
  private struct Place {
    var kind: Kind
    var name: String
    var pack: String?
  }

  private func place() throws -> Place {
    let kinds = Kind.allCases.map(\.rawValue)
    guard let word = words.first else {
      throw ValidationError(
        Sentence(
          "Say what to add: \(kinds.joined(separator: ", ")), --wrong or --right.",
          ko: "무엇을 더할지 적으세요: \(kinds.joined(separator: ", ")), --wrong, --right."
        ).help)
    }
    guard let kind = Kind(rawValue: word) else {
      throw OptionError.unknown(option: "rings pack add", value: word, known: kinds)
    }
    guard words.count > 1 else {
      throw ValidationError(
        Sentence(
          "The exercise needs a name: rings pack add \(word) count-words",
          ko: "과제의 이름을 적으세요: rings pack add \(word) count-words"
        ).help)
    }
    guard words.count < 4 else {
      throw ValidationError(
        Sentence(
          "Unexpected argument: “\(words[3])”.",
          ko: "쓸 수 없는 인자가 더 있어요: “\(words[3])”."
        ).help)
    }
    return Place(kind: kind, name: words[1], pack: words.dropFirst(2).first)
  }

  private func addExercise(_ context: CommandContext) throws {
    let language = context.terminal.language
    let place = try place()
    let (kind, name) = (place.kind, place.name)
    for (option, value) in [("--exercise", exercise), ("--check", check), ("--why", why)]
    where value != nil { throw OptionError.contradiction(kind.rawValue, option) }
    if kind != .code, let form {
      throw OptionError.contradiction(kind.rawValue, "--\(form.rawValue)")
    }
    let pack = try context.ownPack(place.pack ?? answersPack)
    let addition = try PackAddition(
      form(of: kind), named: name, ring: ring, titles: try titles(in: pack.baseLanguage))
    let outcome = try addition.add(to: pack)
    for file in outcome.files { StandardOutput.line(context.fromHere(file)) }
    StandardOutput.line("")
    if let ring = outcome.newRing {
      let told = Sentence(
        "Added the ring \(ring); its title is in pack.yml.",
        ko: "\(ring) 나이테를 새로 만들었어요. 제목은 pack.yml 파일에 있어요.")
      StandardOutput.line(told.spoken(in: language))
    }
    if !outcome.untranslated.isEmpty {
      NewPackCommand.tell(untranslated: outcome.untranslated)
    }
    StandardOutput.line(next(name, place.pack, pack, context).spoken(in: language))
  }

  private func form(of kind: Kind) -> ExerciseForm {
    switch kind {
    case .code: break
    case .quiz: return .quiz
    case .fix: return .fix
    case .view: return .view
    case .timeline: return .widget
    case .activity: return .activity
    }
    switch form ?? .swift {
    case .swift: return .function
    case .view: return .view
    case .widget: return .widget
    case .activity: return .activity
    }
  }

  /// Returns the titles by language: `ko=…` gives the language, and other titles are in the pack's first
  /// language.
  private func titles(in base: String) throws -> [String: String] {
    var titles: [String: String] = [:]
    for text in title {
      let named = text.wholeMatch(of: /([a-z]{2,3})=(.*)/)
      let code = named.map { String($0.1) } ?? base
      guard titles.updateValue(named.map { String($0.2) } ?? text, forKey: code) == nil else {
        throw OptionError.conflicting(
          Sentence("a --title in “\(code)”", ko: "“\(code)” 언어의 --title 하나"),
          Sentence("another --title in that language", ko: "같은 언어의 --title 하나 더"))
      }
    }
    return titles
  }

  private func next(
    _ name: String, _ named: String?, _ pack: Pack, _ context: CommandContext
  ) -> Sentence {
    let isHere = PackLibrary.pack(around: context.folder) == pack.folder.standardizedFileURL
    let place = named.map { $0.contains(" ") ? "'\($0)'" : $0 } ?? "."
    let preview = "rings pack preview \(name)" + (isHere ? "" : " --pack \(place)")
    let check = "rings pack check" + (isHere ? "" : " \(place)") + " --exercise \(name)"
    return Sentence(
      """
      The exercise works as it is. `\(preview)` shows what learners see. Replace the text that \
      begins with SAMPLE:, then the code, piece by piece: `\(check)` names what is left.
      """,
      ko: """
        이대로도 작동해요. `\(preview)` 명령이 학습자가 보는 것을 보여 줘요. SAMPLE: 표시로 시작하는 텍스트와 \
        코드를 하나씩 고치세요. 남은 것은 `\(check)` 명령이 알려 줘요.
        """)
  }
}
