package import Foundation

/// A picture as escape sequences.
package struct TerminalPicture: Sendable {
  /// True inside tmux, which hands on what is wrapped for it.
  private let isInTmux: Bool

  package init(isInTmux: Bool) {
    self.isInTmux = isInTmux
  }

  /// A chunk of kitty's has at most so many characters.
  private static let longestChunk = 4096

  /// A PNG file in kitty's protocol.
  ///
  /// - Parameter columns: How wide it is shown, in cells.
  package func kitty(png: Data, columns: Int) -> String {
    let text = png.base64EncodedString()
    var chunks: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      chunks.append(rest.prefix(Self.longestChunk))
      rest = rest.dropFirst(Self.longestChunk)
    }
    return chunks.enumerated().map { place, chunk in
      let first = place == 0 ? "a=T,f=100,q=2,c=\(max(columns, 1))," : ""
      let more = place + 1 < chunks.count ? 1 : 0
      return handedOn("\u{1b}_G\(first)m=\(more);\(chunk)\u{1b}\\")
    }.joined() + "\n"
  }

  /// A PNG file in iTerm2's protocol.
  ///
  /// - Parameter columns: How wide it is shown, in cells.
  package func iterm(png: Data, columns: Int) -> String {
    handedOn(
      "\u{1b}]1337;File=inline=1;size=\(png.count);width=\(max(columns, 1));"
        + "preserveAspectRatio=1:\(png.base64EncodedString())\u{07}") + "\n"
  }

  /// What a program made for sixel.
  package func sixel(_ code: String) -> String { handedOn(code) + "\n" }

  /// What tmux hands on to the terminal that it runs in.
  func handedOn(_ code: String) -> String {
    guard isInTmux else { return code }
    return "\u{1b}Ptmux;" + code.replacing("\u{1b}", with: "\u{1b}\u{1b}") + "\u{1b}\\"
  }
}
