/// A way in which terminals are given pictures made of pixels.
package enum PictureProtocol: String, CaseIterable, Sendable {
  /// Kitty's, which Ghostty, WezTerm and Konsole know as well.
  case kitty
  /// iTerm2's.
  case iterm
  /// Sixel: foot, xterm, mlterm, contour, Windows Terminal.
  case sixel

  /// What a terminal is asked: kitty's own question, its name and version, and last its attributes.
  ///
  /// Every terminal answers the last one, which says that no other answer comes.
  static let question = "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[>q\u{1b}[c"

  /// The best way that a terminal says it knows; nil for none.
  ///
  /// - Parameter answer: All that came back.
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

  /// Whether the answer to the last part of the question is there.
  static func isWhole(_ answer: String) -> Bool { attributes(in: answer) != nil }

  private static func attributes(in answer: String) -> [Int]? {
    answer.firstMatch(of: /\u{1b}\[\?([0-9;]+)c/).map { found in
      found.1.split(separator: ";").compactMap { Int($0) }
    }
  }
}
