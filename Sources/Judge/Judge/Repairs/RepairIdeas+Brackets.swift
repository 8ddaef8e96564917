import Foundation
import Sentences
import SwiftSource

extension RepairIdeas {
  /// Repairs for an open parenthesis or square bracket.
  ///
  /// Most often it should close at the end of its own line or before a brace.
  var openBrackets: [Repair] {
    guard
      words.contains("expected ')'") || words.contains("expected ']'")
        || words.contains("expected ',' separator") || words.contains("expected expression")
    else { return [] }
    let opened = notes.first { $0.message.spoken(in: .english).contains("to match this opening") }
    // The error can be several lines below the bracket.
    let unmatched = SwiftFile(lines.joined(separator: "\n")).tokens.first { token in
      token.closingBracket != nil && token.partner == nil && !token.isBrace && token.line <= line
    }
    var found: [Repair] = []
    for number in [opened?.line, line, line - 1, unmatched?.line].compactMap(\.self)
    where lines.indices.contains(number - 1) && lines[number - 1].utf8.count <= Self.longestLine {
      let file = SwiftFile(lines[number - 1])
      let open = file.tokens.last { token in
        token.closingBracket != nil && token.partner == nil && !token.isBrace
      }
      guard let close = open?.closingBracket, let last = file.tokens.last else { continue }
      var text = lines[number - 1].trimmingEnd()
      var brace = ""
      if last.isBrace, last.isOpeningBracket {
        brace = " \(last.text)"
        text = text.dropLast().trimmingEnd()
      }
      let repair = line(
        number, becomes: "\(text)\(close)\(brace)", meaning: Self.openBracket(number, close))
      if !found.contains(where: { $0.fix == repair.fix }) { found.append(repair) }
    }
    return found
  }

  static func openBracket(_ line: Int, _ close: String) -> Sentence {
    Sentence(
      "The bracket that you opened on line \(line) is never closed: `\(close)` is missing.",
      ko: "\(line)번째 줄에서 연 괄호가 닫히지 않았어요. `\(close)` 괄호가 빠졌어요.")
  }

  /// Repairs for an open brace.
  ///
  /// They rely on indentation. A line that is indented less than the contents of a brace should come after
  /// the closing brace.
  var openBraces: [Repair] {
    guard words.contains("expected '}'") else { return [] }
    let file = SwiftFile(lines.joined(separator: "\n"))
    var found: [Repair] = []
    for (place, token) in file.tokens.enumerated() where token.startsLine && place > 0 {
      // The brace that encloses the line or that the line closes.
      let isEnd = token.isBrace && token.isClosingBracket
      guard let brace = (isEnd ? token.partner : token.enclosing).map({ file[$0] }),
        brace.isBrace, token.line > brace.line,
        token.column - 1 < margin(ofLine: brace.line) + (isEnd ? 0 : 1)
      else { continue }
      found.append(closing(brace, behind: file[place - 1].line))
      break
    }
    if let end = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      let brace = file.openAtEnd.map({ file[$0] })
    {
      found.append(closing(brace, behind: end + 1))
    }
    return found
  }

  /// Returns the width of a line's indentation, in characters.
  private func margin(ofLine number: Int) -> Int {
    lines.indices.contains(number - 1)
      ? lines[number - 1].prefix { $0 == " " || $0 == "\t" }.count : 0
  }

  private func closing(_ brace: CodeToken, behind number: Int) -> Repair {
    let margin = lines[brace.line - 1].prefix { $0 == " " || $0 == "\t" }
    let close = brace.closingBracket ?? ""
    return line(
      number, becomes: "\(lines[number - 1])\n\(margin)\(close)",
      meaning: Sentence(
        "The brace that you opened on line \(brace.line) is never closed: `\(close)` is missing.",
        ko: "\(brace.line)번째 줄에서 연 중괄호가 닫히지 않았어요. `\(close)` 괄호가 빠졌어요."))
  }
}
