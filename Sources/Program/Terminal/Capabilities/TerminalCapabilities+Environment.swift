import Glibc

extension TerminalCapabilities {
  /// Creates the capabilities of an output with the given environment and window.
  package init(
    environment: [String: String], isTerminal: Bool, window: WindowSize? = nil
  ) {
    let term = environment["TERM"]?.lowercased() ?? ""
    let isDumb = term.isEmpty || term == "dumb"
    let isPlain = PlainOutput.isAsked(in: environment)
    let depth =
      isPlain ? .none : ColorDepth.asked(in: environment, isTerminal: isTerminal)
    // `COLUMNS` takes precedence, so that users and tests can set the width.
    let width = Self.positive(environment["COLUMNS"]) ?? window?.columns ?? 80
    let height = Self.positive(environment["LINES"]) ?? window?.rows ?? 24
    self.init(
      isTerminal: isTerminal, width: max(width, Self.leastWidth), height: max(height, 1),
      colorDepth: depth,
      hasTextStyles: isPlain ? false : isTerminal ? !isDumb : depth > .none,
      isUnicode: Self.isUnicode(in: environment),
      hasHyperlinks: isTerminal && !isDumb && !isPlain && Self.hasHyperlinks(in: environment),
      isPlain: isPlain, language: .preferred(in: environment))
    // tmux and GNU screen don't keep the positions of pictures.
    let isInTmux = ["TMUX", "STY"].contains { environment[$0]?.isEmpty == false }
    if isTerminal, !isDumb, !isPlain, !isInTmux, isUnicode, depth > .none { pictures = .auto }
    // Terminals don't report which characters their font has.
    hasOctants = environment["RINGS_BLOCKS"]?.lowercased() == "octants"
  }

  package static func ofStandardOutput(environment: [String: String]) -> TerminalCapabilities {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return TerminalCapabilities(
      environment: environment, isTerminal: isTerminal,
      window: isTerminal ? WindowSize.ofDescriptor(STDOUT_FILENO) : nil)
  }

  /// The narrowest width that Rings wraps text to; the terminal breaks lines below it.
  package static let leastWidth = 20

  /// Returns whether the locale's character set is UTF-8, by the precedence of POSIX.
  ///
  /// Without any variable, the result is true: containers and bare shells often leave the variables unset,
  /// and their terminals show UTF-8. An explicit `C` or `POSIX` means ASCII.
  private static func isUnicode(in environment: [String: String]) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment[name]?.lowercased(), !value.isEmpty else { continue }
      return value.contains("utf-8") || value.contains("utf8")
    }
    return true
  }

  /// Returns whether the terminal is known to support OSC 8; other terminals may print the sequence as
  /// garbage.
  private static func hasHyperlinks(in environment: [String: String]) -> Bool {
    if let forced = environment["FORCE_HYPERLINK"] { return forced != "0" && !forced.isEmpty }
    if let version = positive(environment["VTE_VERSION"]) { return version >= 5000 }
    let known = ["iterm.app", "wezterm", "vscode", "ghostty", "hyper", "tabby"]
    if let program = environment["TERM_PROGRAM"]?.lowercased(), known.contains(program) {
      return true
    }
    if environment["KONSOLE_VERSION"] != nil || environment["WT_SESSION"] != nil { return true }
    let term = environment["TERM"]?.lowercased() ?? ""
    return ["kitty", "alacritty", "ghostty", "foot"].contains { term.contains($0) }
  }

  private static func positive(_ text: String?) -> Int? {
    guard let number = text.flatMap({ Int($0) }), number > 0 else { return nil }
    return number
  }
}
