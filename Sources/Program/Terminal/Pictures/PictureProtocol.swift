/// A protocol for sending pixel images to a terminal.
package enum PictureProtocol: String, CaseIterable, Sendable {
  /// kitty's protocol, which Ghostty, WezTerm and Konsole also support.
  case kitty
  case iterm
  /// Sixel, which foot, xterm, mlterm, contour and Windows Terminal support.
  case sixel

  /// The queries sent to the terminal: kitty's own, the terminal's name and version, and its attributes.
  ///
  /// Every terminal responds to the last query, which shows that no other response will follow.
  static let question = "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[>q\u{1b}[c"

  /// Finds the best protocol that the terminal reports, or returns nil if there is none.
  ///
  /// - Parameter answer: The complete response.
  package init?(answer: String) {
    if answer.contains("\u{1b}_Gi=31;OK") {
      self = .kitty
    } else if answer.firstMatch(of: /\u{1b}P>\|iTerm2/) != nil {
      self = .iterm
    } else if let attributes = Self.attributes(in: answer), attributes.contains(4) {
      self = .sixel
    } else {
      return nil
    }
  }

  /// Returns whether the response to the last query has arrived.
  static func isWhole(_ answer: String) -> Bool { attributes(in: answer) != nil }

  private static func attributes(in answer: String) -> [Int]? {
    answer.firstMatch(of: /\u{1b}\[\?([0-9;]+)c/).map { found in
      found.1.split(separator: ";").compactMap { Int($0) }
    }
  }
}
