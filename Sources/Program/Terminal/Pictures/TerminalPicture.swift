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
    kittyChunks(of: png, keys: "a=T,f=100,q=2,c=\(max(columns, 1)),") + "\n"
  }

  /// - Parameter keys: Those of the first chunk, each with a comma behind it.
  private func kittyChunks(of png: Data, keys: String) -> String {
    let text = png.base64EncodedString()
    var chunks: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      chunks.append(rest.prefix(Self.longestChunk))
      rest = rest.dropFirst(Self.longestChunk)
    }
    return chunks.enumerated().map { place, chunk in
      let first = place == 0 ? keys : ""
      let more = place + 1 < chunks.count ? 1 : 0
      return handedOn("\u{1b}_G\(first)m=\(more);\(chunk)\u{1b}\\")
    }.joined()
  }

  /// A PNG file in iTerm2's protocol.
  ///
  /// - Parameter columns: How wide it is shown, in cells.
  package func iterm(png: Data, columns: Int) -> String {
    iterm(png: png, columns: columns, rows: nil) + "\n"
  }

  /// The same where the cursor is; in so many columns or rows as keep its shape.
  package func iterm(png: Data, columns: Int?, rows: Int?) -> String {
    let size = [columns.map { "width=\(max($0, 1));" }, rows.map { "height=\(max($0, 1));" }]
    return handedOn(
      "\u{1b}]1337;File=inline=1;size=\(png.count);\(size.compactMap { $0 }.joined())"
        + "preserveAspectRatio=1:\(png.base64EncodedString())\u{07}")
  }

  /// The same, where the cursor is and stays; in so many columns or rows as keep its shape.
  package func kitty(png: Data, columns: Int?, rows: Int?) -> String {
    let size = [columns.map { "c=\($0)," }, rows.map { "r=\($0)," }].compactMap { $0 }.joined()
    return kittyChunks(of: png, keys: "a=T,f=100,q=2,C=1,\(size)")
  }

  /// Takes all of kitty's pictures away, and the memory that they use.
  package static let kittyClearing = "\u{1b}_Ga=d,d=A,q=2\u{1b}\\"

  /// What a program made for sixel.
  package func sixel(_ code: String) -> String { handedOn(code) + "\n" }

  /// What tmux hands on to the terminal that it runs in.
  func handedOn(_ code: String) -> String {
    guard isInTmux else { return code }
    return "\u{1b}Ptmux;" + code.replacing("\u{1b}", with: "\u{1b}\u{1b}") + "\u{1b}\\"
  }
}
