package import Foundation

package struct TerminalPicture: Sendable {
  /// Whether Rings runs inside tmux, which only passes on wrapped sequences.
  private let isInTmux: Bool

  package init(isInTmux: Bool) {
    self.isInTmux = isInTmux
  }

  /// The maximum number of characters in a chunk of kitty's protocol.
  private static let longestChunk = 4096

  /// Returns the escape sequences for a PNG image in kitty's protocol.
  ///
  /// - Parameter columns: The image's width in cells; nil for its own size in pixels.
  package func kitty(png: Data, columns: Int?) -> String {
    let width = columns.map { "c=\(max($0, 1))," } ?? ""
    return kittyChunks(of: png, keys: "a=T,f=100,q=2,\(width)") + "\n"
  }

  /// - Parameter keys: The keys of the first chunk, each followed by a comma.
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

  /// Returns the escape sequences for a PNG image in iTerm2's protocol.
  ///
  /// - Parameter columns: The image's width in cells.
  package func iterm(png: Data, columns: Int) -> String {
    iterm(png: png, columns: columns, rows: nil) + "\n"
  }

  /// Returns the escape sequences for a PNG image at the cursor, scaled to a number of columns or rows.
  ///
  /// The image keeps its aspect ratio.
  package func iterm(png: Data, columns: Int?, rows: Int?) -> String {
    let size = [columns.map { "width=\(max($0, 1));" }, rows.map { "height=\(max($0, 1));" }]
    return handedOn(
      "\u{1b}]1337;File=inline=1;size=\(png.count);\(size.compactMap { $0 }.joined())"
        + "preserveAspectRatio=1:\(png.base64EncodedString())\u{07}")
  }

  /// Returns the escape sequences for a PNG image at the cursor, scaled to a number of columns or rows, or in
  /// its own size in pixels.
  ///
  /// The image keeps its aspect ratio, and the cursor doesn't move.
  package func kitty(png: Data, columns: Int?, rows: Int?) -> String {
    let size = [columns.map { "c=\($0)," }, rows.map { "r=\($0)," }].compactMap { $0 }.joined()
    return kittyChunks(of: png, keys: "a=T,f=100,q=2,C=1,\(size)")
  }

  /// Removes all images from kitty's screen and memory.
  package static let kittyClearing = "\u{1b}_Ga=d,d=A,q=2\u{1b}\\"

  package func sixel(_ code: String) -> String { handedOn(code) + "\n" }

  /// Wraps a sequence so that tmux passes it on to the outer terminal.
  package func handedOn(_ code: String) -> String {
    guard isInTmux else { return code }
    return "\u{1b}Ptmux;" + code.replacing("\u{1b}", with: "\u{1b}\u{1b}") + "\u{1b}\\"
  }
}
