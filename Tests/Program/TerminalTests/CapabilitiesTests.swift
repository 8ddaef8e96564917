import Sentences
import Terminal
import Testing

@Suite("Capabilities follow the environment")
struct CapabilitiesTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], true, ColorDepth.palette),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .truecolor),
    (["TERM": "xterm"], true, .sixteen),
    (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], true, .palette),
    (["TERM": "vt100"], true, .none),
    (["TERM": "dumb", "COLORTERM": "truecolor"], true, .none),
    ([:], true, .none),
    (["TERM": "xterm"], false, .none),
    (["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, .sixteen),
    (["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, .none),
    (["TERM": "xterm", "FORCE_COLOR": "3"], false, .truecolor),
    (["TERM": "xterm", "FORCE_COLOR": "2"], true, .palette),
    (["TERM": "xterm", "FORCE_COLOR": "0"], true, .none),
    (["TERM": "xterm", "FORCE_COLOR": "3", "NO_COLOR": "1"], true, .none),
    (["TERM": "xterm", "NO_COLOR": ""], true, .sixteen),
    (["TERM": "xterm", "CLICOLOR": "0"], true, .none),
  ])
  func colorDepth(environment: [String: String], isTerminal: Bool, expected: ColorDepth) {
    #expect(ColorDepth.asked(in: environment, isTerminal: isTerminal) == expected)
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], Language.korean),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], .korean),
    (["LC_ALL": "de_DE.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
    (["RINGS_LANGUAGE": "ko", "LC_ALL": "en_US.UTF-8"], .korean),
    (["RINGS_LANGUAGE": "klingon", "LANG": "ko_KR.UTF-8"], .korean),
    (["LC_ALL": "", "LANG": "ko-KR"], .korean),
    ([:], .english),
  ])
  func language(environment: [String: String], expected: Language) {
    #expect(Language.preferred(in: environment) == expected)
  }

  @Test(arguments: [
    ([:], true),
    (["LANG": "C"], false),
    (["LANG": "POSIX"], false),
    (["LANG": "C.UTF-8"], true),
    (["LANG": "C", "LC_CTYPE": "en_US.utf8"], true),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
  ])
  func characterSet(environment: [String: String], expected: Bool) {
    let capabilities = TerminalCapabilities(environment: environment, isTerminal: true)
    #expect(capabilities.isUnicode == expected)
  }

  @Test func columnsOverridesTheWindow() {
    let window = WindowSize(columns: 120, rows: 50)
    let asked = TerminalCapabilities(
      environment: ["COLUMNS": "40"], isTerminal: true, window: window)
    #expect(asked.width == 40)
    #expect(asked.height == 50)
    let nonsense = TerminalCapabilities(
      environment: ["COLUMNS": "wide"], isTerminal: true, window: window)
    #expect(nonsense.width == 120)
    #expect(TerminalCapabilities(environment: ["COLUMNS": "3"], isTerminal: true).width == 20)
  }

  @Test func noColorKeepsBoldAndPipesGetNeither() {
    let terminal = TerminalCapabilities(
      environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true)
    #expect(terminal.hasTextStyles)
    #expect(StyledText("ok", .good).encoded(for: terminal) == "\u{1B}[1mok\u{1B}[0m")
    let pipe = TerminalCapabilities(environment: ["TERM": "xterm"], isTerminal: false)
    #expect(StyledText("ok", .good).encoded(for: pipe) == "ok")
  }

  @Test func hyperlinksAreUsedOnlyOnKnownTerminals() {
    #expect(
      TerminalCapabilities(
        environment: ["TERM": "xterm", "VTE_VERSION": "7000"], isTerminal: true
      ).hasHyperlinks)
    #expect(!TerminalCapabilities(environment: ["TERM": "xterm"], isTerminal: true).hasHyperlinks)
    #expect(
      !TerminalCapabilities(
        environment: ["TERM": "xterm", "VTE_VERSION": "7000"], isTerminal: false
      ).hasHyperlinks)
  }
}
