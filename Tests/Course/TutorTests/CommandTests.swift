import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Lines are read as people type them", .serialized)
struct CommandTests {
  @Test func everyCommandWordIsUnique() throws {
    var owners: [String: CommandName] = [:]
    for command in CommandName.allCases {
      for word in [command.rawValue] + command.aliases {
        #expect(owners[word] == nil, "\(word) means two things")
        owners[word] = command
        #expect(try Command.name(for: word) == command)
      }
    }
  }

  @Test(arguments: [
    ("ch", CommandName.check), ("hin", .hint), ("his", .history), ("ba", .back), ("he", .help),
    ("res", .reset), ("so", .solution),
    ("prog", .progress), ("CHECK", .check), (":q", .quit), ("/help", .help), ("--help", .help),
    ("촏차", .check), ("ㅜㄷㅌㅅ", .next), ("다음", .next), ("힌", .hint), ("검", .check),
  ])
  func prefixesHabitsAndHangulKeysAreAccepted(word: String, command: CommandName) throws {
    #expect(try Command.name(for: word) == command)
  }

  @Test(arguments: ["a", "b", "d"])
  func aSingleLetterIsNoPrefix(key: String) {
    #expect(throws: CommandProblem.self) { try Command.name(for: key) }
  }

  @Test func anAmbiguousPrefixListsItsCommands() {
    #expect(throws: CommandProblem.ambiguous("pr", ["render", "progress", "practice"])) {
      try Command.name(for: "pr")
    }
  }

  @Test(arguments: [
    ("nxt", "next"), ("lisst", "list"), ("slution", "solution"), ("hlep", "help"),
  ])
  func typosGetASuggestion(word: String, suggestion: String) {
    #expect(throws: CommandProblem.unknown(word, suggestion: suggestion)) {
      try Command.name(for: word)
    }
  }

  @Test(arguments: ["x", "goto ", "render ", "docs "])
  func pastedTextIsReportedBriefly(beginning: String) {
    let line = beginning + String(repeating: "x", count: 1_000_000)
    #expect(throws: CommandProblem.unknown(line.prefix(40) + "…", suggestion: nil)) {
      try Command.parse(line)
    }
  }

  @Test(arguments: [
    ("vim Weather.swift", Command.edit(file: "Weather.swift")), ("nano", .edit(file: nil)),
    ("code -g ~/Rings/Weather.swift", .edit(file: "Weather.swift")),
    ("cat Weather.swift", .read(file: "Weather.swift")), ("less", .read(file: nil)),
    ("clear", .clear), ("ls", .files), ("ls -l", .files), ("help me", .help(nil)),
    ("help me please", .help(nil)), ("help with render", .help(.render)),
  ])
  func habitsOfAShell(line: String, command: Command) throws {
    #expect(try Command.parse(line) == command)
  }

  @Test(arguments: ["grade answers", "doctor", "version", "pack check"])
  func commandsOfTheShellSayWhereTheyWork(line: String) {
    let word = String(line.prefix { $0 != " " })
    #expect(throws: CommandProblem.ofShell(word)) { try Command.parse(line) }
  }

  @Test func pastedCodeIsNoCommandOfTheShell() {
    #expect(throws: CommandProblem.unknown("class", suggestion: nil)) {
      try Command.parse("class Weather {")
    }
  }

  @Test func codeMayBeOfAnyLength() throws {
    let code = "Text(\"" + String(repeating: "x", count: 100_000) + "\")"
    #expect(try Command.parse("try " + code) == .tryExpression(code))
  }

  @Test func argumentsKeepTheirCaseAndSpaces() throws {
    #expect(try Command.parse("  try  Text(\"A  b\") ") == .tryExpression("Text(\"A  b\")"))
    #expect(try Command.parse("goto Data Model") == .goTo("Data Model"))
    #expect(try Command.parse("   ") == nil)
    #expect(try Command.parse("check ALL") == .check(showsAll: true))
    #expect(try Command.parse("언어 한국어") == .language(.korean))
  }

  @Test func pictureOptionsMayBeInAnyOrder() throws {
    let choice = try PictureChoice(words: ["vib", "Medium", "words", "systemSmall", "light"])
    #expect(choice.families == [.widget(.systemMedium), .widget(.systemSmall)])
    #expect(choice.modes == ["vibrant"])
    #expect(choice.isDescribed)
    #expect(!choice.isDark)
    let all = try PictureChoice(words: ["all"])
    #expect(all.families.count == 7)
    #expect(all.modes.count == 3)
  }

  @Test(arguments: [
    ("", CommandName.allCases.map(\.rawValue)),
    ("h", ["hint", "history", "hand-in", "help"]),
    ("les", ["lesson"]),
    ("goto ", ["glance", "data-model", "tint-trap"]),
    ("goto da", ["glance", "data-model", "tint-trap"]),
    ("language ", ["en", "ko"]),
    ("pictures ", ["auto", "cells", "kitty", "iterm", "sixel"]),
    ("check ", ["all"]),
    ("hint ", []),
    ("nonsense ", []),
  ])
  func completion(line: String, words: [String]) {
    #expect(CommandCompletion(pack: CourseFixture.pack).words(for: line) == words)
  }

  @Test(arguments: [
    ("try Text(\"a\").fo", "Text(\"a\").fo"), ("play Te", "Te"), ("t Te", "Te"),
    ("render --view 'Te", "Te"), ("Text(\"a\").fo", "Text(\"a\").fo"),
  ])
  func swiftIsCompletedAfterCommandsThatTakeIt(line: String, code: String) {
    let completion = CommandCompletion(pack: CourseFixture.pack, code: { ["<\($0)>"] })
    #expect(completion.words(for: line) == ["<\(code)>"])
  }

  /// Completion says that names are still being read, so that learners don't think there are none.
  @Test(arguments: [("try Te", true), ("docs Te", true), ("goto da", false)])
  func loadingIsReported(line: String, isSaid: Bool) {
    let completion = CommandCompletion(
      pack: CourseFixture.pack, documented: { nil }, code: { _ in nil })
    let found = completion.completion(of: line, in: .english)
    #expect(found.words.isEmpty == isSaid)
    #expect((found.remark?.contains("Press Tab again") ?? false) == isSaid)
  }

  @Test func pictureFormatsAreOptions() throws {
    #expect(try Command.parse("pictures Sixel") == .pictures(.sixel))
    #expect(try Command.parse("pictures") == .pictures(nil))
    #expect(throws: CommandProblem.unknownPictureWay("gif")) { try Command.parse("pictures gif") }
  }
}
