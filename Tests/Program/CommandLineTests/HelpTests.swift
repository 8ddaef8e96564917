import Foundation
import TestSupport
import Testing

/// Help is in the user's language.
@Suite(.serialized, .startsProcesses) struct HelpTests {
  private func hasHangul(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  static let commands = [
    [], ["render"], ["check"], ["grade"], ["pack"], ["pack", "add"], ["pack", "check"], ["lint"],
  ]

  @Test(.mainPath, arguments: commands)
  func aKoreanTerminalGetsHelpInKorean(command: [String]) throws {
    let outcome = try RingsProcess().run(command + ["--help"], language: "ko_KR.UTF-8")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for heading in ["개요: ", "사용법: rings", "옵션:"] {
      #expect(outcome.output.contains(heading), "\(outcome.output)")
    }
    let english = [
      "OVERVIEW", "USAGE", "OPTIONS:", "SUBCOMMANDS", "Show help information", "Print as JSON",
      "(default", "default:", "(values:",
    ]
    #expect(!english.contains(where: outcome.output.contains), "\(outcome.output)")
    let overview = outcome.output.split(separator: "\n").first ?? ""
    #expect(hasHangul(overview.dropFirst(4)), "\(overview)")
  }

  @Test(.mainPath, arguments: commands)
  func anEnglishTerminalGetsHelpInEnglish(command: [String]) throws {
    let outcome = try RingsProcess().run(command + ["--help"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("OVERVIEW: "), "\(outcome.output)")
    let foreign = outcome.output.split(separator: "\n").filter(hasHangul)
    // Except for a Korean title in an example.
    #expect(foreign.allSatisfy { $0.contains("ko=") }, "\(foreign)")
  }

  /// The default command stays in its column.
  @Test func commandGroupsHaveKoreanNames() throws {
    let help = try RingsProcess().run("--help", language: "ko_KR.UTF-8").output
    for line in ["학습 명령:", "위젯 보기 명령:", "강의 명령:", "이 컴퓨터 명령:"] {
      #expect(help.contains("\n\(line)\n"), "\(help)")
    }
    #expect(help.contains("\n  learn (기본)            튜터를"), "\(help)")
  }

  @Test(.mainPath) func theOptionOverridesTheTerminal() throws {
    let korean = try RingsProcess().run("check", "--language", "ko", "--help")
    #expect(korean.output.contains("사용법: "), "\(korean.output)")
    let english = try RingsProcess().run(
      "check", "--language=en", "--help", language: "ko_KR.UTF-8")
    #expect(english.output.contains("USAGE: "), "\(english.output)")
  }

  @Test func usageErrorsHaveKoreanHeadings() throws {
    let outcome = try RingsProcess().run("check", "--no-such-option", language: "ko_KR.UTF-8")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("rings: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("사용법: "), "\(outcome.errors)")
  }

  /// Returns the text above the usage line.
  private func sentence(_ errors: String) -> Substring {
    errors.split(separator: "\n").first ?? ""
  }

  static let mistakes: [(arguments: [String], names: [String])] = [
    (["check", "--no-such-option"], ["--no-such-option"]),
    (["check", "--exercse", "a"], ["--exercse"]),
    (["pack", "check", "--jobs"], ["--jobs"]), (["pack", "check", "--jobs", "many"], ["many"]),
    (["pack", "check", "--json=yes"], ["--json", "yes"]),
    (["doctor", "one", "two"], ["one", "two"]), (["pack", "install"], ["<source>"]),
    (["pack", "add", "code", "a", "--view", "--widget"], ["--view", "--widget"]),
    (["render"], ["--view"]),
    (["pack", "add"], ["--wrong"]),
  ]

  @Test(arguments: mistakes)
  func usageErrorsAreInKorean(
    arguments: [String], names: [String]
  ) throws {
    let korean = try RingsProcess().run(arguments, language: "ko_KR.UTF-8")
    #expect(korean.status == 2, "\(korean.output)")
    let said = sentence(korean.errors)
    #expect(hasHangul(said.dropFirst(4)), "\(said)")
    for name in names { #expect(said.contains(name), "\(name): \(said)") }
    let words = ["Error", "Unknown", "Missing", "Unexpected", "invalid", "Value", "does not"]
    #expect(!words.contains(where: said.contains), "\(said)")
    let english = try RingsProcess().run(arguments)
    #expect(!hasHangul(sentence(english.errors)), "\(english.errors)")
  }

  /// The parser, which generates the scripts, doesn't know the option, so Rings adds it.
  @Test(arguments: [
    ("bash", "=(--json --all --problems --version --plain -h --help)"),
    ("zsh", "'--plain[Print text only, no pictures.]'\n"),
    (
      "fish",
      #""rings check" plain' -l 'plain' -d 'Print text only, no pictures.'"#
    ),
  ])
  func everyShellCompletesTheGlobalOption(shell: String, words: String) throws {
    let script = try RingsProcess().run("--generate-completion-script", shell)
    #expect(script.status == 0)
    #expect(script.output.contains(words), "\(script.output.prefix(2000))")
  }
}
