import SwiftSource

/// Highlights Swift code for reading; it doesn't check the code.
package enum SwiftHighlighter {
  package static func lines(of source: String) -> [StyledText] {
    let file = SwiftFile(source)
    var lines = [StyledText()]
    var shown = 0
    func show(to end: Int, _ style: Style = .plain) {
      let parts = file.bytes[shown..<max(end, shown)].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() {
        if number > 0 { lines.append(StyledText()) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].append(StyledText.Run(String(decoding: part, as: UTF8.self), style))
      }
      shown = max(end, shown)
    }
    var comments = file.comments[...]
    func showComments(before place: Int) {
      while let comment = comments.first, comment.range.lowerBound < place {
        show(to: comment.range.lowerBound)
        show(to: comment.range.upperBound, Style(.comment))
        comments.removeFirst()
      }
    }
    for (place, token) in file.tokens.enumerated() where token.range.lowerBound >= shown {
      showComments(before: token.range.lowerBound)
      show(to: token.range.lowerBound)
      // Highlight a string as a whole, including its interpolations.
      let last = file.string(at: place)?.places.last ?? place
      show(to: file[last].range.upperBound, style(of: token, isMember: file[place - 1].isSign(".")))
    }
    showComments(before: file.bytes.count)
    show(to: file.bytes.count)
    return lines
  }

  private static func style(of token: CodeToken, isMember: Bool) -> Style {
    switch token.kind {
    case .comment: Style(.comment)
    case .literal, .literalPart: Style(.string)
    case .number: Style(.number)
    case .sign: .plain
    case .word where token.mark != nil || !isMember && token.isKeyword:
      Style(.keyword)
    case .word: token.text.first?.isUppercase == true ? Style(.typeName) : .plain
    }
  }
}
