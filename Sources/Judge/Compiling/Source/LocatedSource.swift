import SwiftSource

/// A source file with the code of each type.
///
/// It's built in one pass, because other submissions may be waiting.
struct LocatedSource: Sendable {
  let file: SwiftFile
  private let strings: [StringLiteral]
  private let genericTypes: Set<String>
  /// The outermost blocks of each type's declarations and extensions, in order.
  private var blocks: [String: [Range<Int>]] = [:]

  init(_ file: SwiftFile) {
    self.file = file
    let types = file.types
    strings = file.strings
    genericTypes = Set(types.filter(\.isGeneric).map(\.name))
    for type in types
    where blocks[type.name]?.last.map({ $0.upperBound <= type.body.startIndex }) ?? true {
      blocks[type.name, default: []].append(type.body.indices)
    }
  }

  /// Whether a token is in a declaration or extension of the type.
  func isInside(_ type: String, at place: Int) -> Bool {
    guard let blocks = blocks[type] else { return false }
    var (first, end) = (0, blocks.count)
    while first < end {
      let middle = (first + end) / 2
      if blocks[middle].upperBound <= place { first = middle + 1 } else { end = middle }
    }
    return first < blocks.count && blocks[first].contains(place)
  }

  func isGeneric(_ type: String) -> Bool { genericTypes.contains(type) }
}

extension LocatedSource {
  typealias Match = ViewLocator.Match

  /// The maximum length of a style in tokens.
  ///
  /// Longer arguments aren't colors.
  private static let longestStyle = 100

  /// The views that display their first argument.
  private static let textViews: Set = [
    "Text", "Label", "Button", "Toggle", "Link", "Gauge", "ProgressView", "LabeledContent",
    "Section", "Menu", "TextField",
  ]

  /// Returns the string literals that a text view displays, selected by their parts.
  func texts(_ isMeant: ([String]) -> Bool) -> [Match] {
    strings.compactMap { string in
      let index = string.places.lowerBound
      guard let call = callBefore(index), Self.textViews.contains(call), isMeant(string.parts)
      else { return nil }
      return Match(word: index)
    }
  }

  /// Returns the function whose first argument is a token, ignoring the label: `Text(verbatim: "…"`.
  private func callBefore(_ index: Int) -> String? {
    var place = index - 1
    if file[place].isSign(":") { place -= 2 }
    guard file[place].isSign("("), file[place - 1].kind == .word else { return nil }
    return file[place - 1].text
  }

  /// Returns the `Text(…)` calls without a literal string.
  func computedTexts() -> [Match] {
    calls(of: "Text").filter { match in
      var first = match.word + 2
      if file[first + 1].isSign(":") { first += 2 }
      return file[first].kind != .literal
    }.map { Match(word: $0.word) }
  }

  /// Returns the strings of `Image("…")`, `Image(systemName: "…")`, and a label's `systemImage:` and
  /// `image:`.
  func images(_ isMeant: ([String]) -> Bool) -> [Match] {
    strings.compactMap { string in
      let index = string.places.lowerBound
      let label = file[index - 1].isSign(":") ? file[index - 2].text : ""
      let isImage =
        callBefore(index) == "Image" || ["systemImage", "image", "systemName"].contains(label)
      return isImage && isMeant(string.parts) ? Match(word: index) : nil
    }
  }

  /// Returns the calls that create a type: `Capsule(…)`, also with a closure.
  func calls(of type: String) -> [Match] {
    file.tokens.indices.compactMap { index in
      guard file[index].isWord(type), file[index + 1].isSign("(") || file[index + 1].isSign("{"),
        !file[index - 1].isSign("."), !file[index - 1].declaresName
      else { return nil }
      return Match(word: index, snippet: snippet(from: index, call: index + 1))
    }
  }

  /// Returns the shapes that have a color, either right after the shape or as the shape of a style.
  ///
  /// For example: `Capsule().fill(.black)`, or `.background(.black, in: Capsule())`.
  func calls(of type: String, coloredIn color: String?) -> [Match] {
    guard let color else { return [] }
    return calls(of: type).filter { match in
      var end = file.next(after: match.word + 1)
      if file[match.word - 1].isSign(":") {
        return file.tokens[max(match.word - 6, 0)..<match.word].contains(word: color)
      }
      while file[end].isSign("."), file[end + 2].isSign("(") {
        let next = file.next(after: end + 2)
        let isInk = ["fill", "foregroundColor", "foregroundStyle", "stroke", "strokeBorder"]
          .contains(file[end + 1].text)
        if isInk, file.tokens[end..<next].prefix(Self.longestStyle).contains(word: color) {
          return true
        }
        end = next
      }
      return false
    }
  }

  /// Returns the modifiers with the given name, such as `.widgetAccentable()`.
  func modifiers(named name: String) -> [Match] {
    file.tokens.indices.compactMap { index in
      guard file[index].isWord(name), file[index - 1].isSign("."), file[index + 1].isSign("(")
      else { return nil }
      return Match(word: index, snippet: snippet(from: index, call: index + 1, prefix: "."))
    }
  }

  /// Returns the uses of a color as a view, such as `Color.black`; without a name, returns every such use of
  /// a color.
  func colors(named color: String?) -> [Match] {
    file.tokens.indices.compactMap { index in
      guard file[index].isWord("Color") else { return nil }
      // As an argument, a color applies to another view; after `background(`, the color is the view itself.
      let call = file[index - 2]
      if file[index - 1].isSign("("), call.kind == .word,
        !["background", "overlay"].contains(call.text)
      {
        return nil
      }
      if file[index - 1].isSign(":") { return nil }
      if file[index + 1].isSign("."), file[index + 2].kind == .word {
        guard color == nil || color == file[index + 2].text else { return nil }
        return Match(word: index, snippet: text(from: index, through: index + 2))
      }
      guard color == nil, file[index + 1].isSign("(") else { return nil }
      return Match(word: index, snippet: snippet(from: index, call: index + 1))
    }
  }

  /// Returns the backgrounds with a style but without a shape: `.background(.black)`.
  func backgrounds(color: String?) -> [Match] {
    file.tokens.indices.compactMap { index in
      guard file[index].isWord("background"), file[index + 1].isSign("(") else { return nil }
      let style = file.inside(index + 1).prefix(Self.longestStyle)
      guard color == nil || style.contains(word: color ?? "") else { return nil }
      return Match(word: index, snippet: snippet(from: index, call: index + 1, prefix: "."))
    }
  }

  /// Returns a call as written, if it's short and on one line.
  private func snippet(from start: Int, call: Int, prefix: String = "") -> String? {
    guard file[call].isSign("(") else { return file[start].text }
    let end = file.next(after: call) - 1
    let whole = text(from: start, through: end).flatMap { $0.count <= 44 ? $0 : nil }
    return prefix + (whole ?? "\(file[start].text)(…)")
  }

  /// The maximum length of a snippet, in bytes.
  ///
  /// A limit on bytes avoids copying deeply nested code once per level.
  private static let longestSnippet = 400

  private func text(from start: Int, through end: Int) -> String? {
    guard end < file.tokens.count, file[start].line == file[end].line,
      file[end].range.upperBound - file[start].range.lowerBound <= Self.longestSnippet
    else { return nil }
    return file.text(start..<end + 1)
  }

  /// Returns the `@Environment` declarations in functions or computed properties, where SwiftUI doesn't
  /// install them.
  func localEnvironmentReads() -> [Match] {
    guard file.tokens.contains(word: "@Environment") else { return [] }
    let types = Set(blocks.values.joined().map { $0.lowerBound - 1 })
    // The innermost brace around each token.
    var braces: [Int?] = []
    for token in file.tokens {
      braces.append(token.enclosing.flatMap { file[$0].isSign("{") ? $0 : braces[$0] })
    }
    return file.tokens.indices.compactMap { index in
      guard file[index].isWord("@Environment"), braces[index].map({ !types.contains($0) }) ?? true
      else { return nil }
      return Match(word: index)
    }
  }
}
