/// The number of colors a terminal can show.
package enum ColorDepth: Int, Comparable, Hashable, Sendable {
  case none, sixteen, palette, truecolor

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns the color depth to use: none for `NO_COLOR`, then any forced depth, then the terminal's own
  /// depth.
  ///
  /// The rules are those of no-color.org (any non-empty value), bixense.com/clicolors (`CLICOLOR_FORCE`), and
  /// the `FORCE_COLOR` levels 0 to 3 that many tools share.
  package static func asked(in environment: [String: String], isTerminal: Bool) -> ColorDepth {
    if let value = environment["NO_COLOR"], !value.isEmpty { return .none }
    let own = ofTerminal(in: environment)
    if let level = environment["FORCE_COLOR"] {
      switch level {
      case "0", "false": return .none
      case "2": return max(own, .palette)
      case "3": return .truecolor
      default: return max(own, .sixteen)
      }
    }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" {
      return max(own, .sixteen)
    }
    if environment["CLICOLOR"] == "0" { return .none }
    return isTerminal ? own : .none
  }

  private static func ofTerminal(in environment: [String: String]) -> ColorDepth {
    let term = environment["TERM"]?.lowercased() ?? ""
    if term.isEmpty || term == "dumb" { return .none }
    switch environment["COLORTERM"]?.lowercased() {
    case "truecolor", "24bit": return .truecolor
    default: break
    }
    if term.hasSuffix("-direct") { return .truecolor }
    if term.contains("256color") || term.contains("kitty") || term.contains("alacritty") {
      return .palette
    }
    // xterm has 256 colors, but its usual `TERM` doesn't say so.
    if term == "xterm", environment["XTERM_VERSION"] != nil { return .palette }
    // VT100-family terminals are monochrome.
    if term.hasPrefix("vt") || term.hasSuffix("-m") || term.hasSuffix("-mono") { return .none }
    return .sixteen
  }
}
