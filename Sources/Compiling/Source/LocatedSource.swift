/// A source file with what is written in which type.
///
/// It is made in one pass: somebody else's submission waits meanwhile.
struct LocatedSource: Sendable {
  let name: String
  let words: [SourceWord]
  private let characters: [Character]
  private let blocks: SourceBlocks

  init(name: String, text: String) {
    self.name = name
    characters = Array(text)
    words = SourceReader.words(of: text)
    blocks = SourceBlocks(words)
  }

  /// Whether a word stands in a declaration or extension of the type.
  func isInside(_ type: String, at word: Int) -> Bool { blocks.isInside(type, at: word) }

  func isGeneric(_ type: String) -> Bool { blocks.genericTypes.contains(type) }

  /// The word after the bracket that closes the one at `open`.
  private func end(of open: Int) -> Int { blocks.ends[open] ?? words.count }
}

extension LocatedSource {
  typealias Match = ViewLocator.Match

  /// More words than this in an argument are no colour.
  private static let longestStyle = 100

  /// The views that show their first argument.
  private static let textViews: Set = [
    "Text", "Label", "Button", "Toggle", "Link", "Gauge", "ProgressView", "LabeledContent",
    "Section", "Menu", "TextField",
  ]

  /// String literals that a text view shows, by their parts.
  func texts(_ isMeant: ([String]) -> Bool) -> [Match] {
    words.indices.compactMap { index in
      guard let parts = words[index].parts, isMeant(parts), words[safe: index - 1] != nil,
        let call = callBefore(index), Self.textViews.contains(call)
      else { return nil }
      return Match(word: index)
    }
  }

  /// The function that a word is the first argument of, its label left out: `Text(verbatim: "…"`.
  private func callBefore(_ index: Int) -> String? {
    var place = index - 1
    if words[safe: place]?.isMark(":") == true { place -= 2 }
    guard words[safe: place]?.isMark("(") == true else { return nil }
    return words[safe: place - 1]?.name
  }

  /// `Text(…)` whose text is not written there.
  func computedTexts() -> [Match] {
    calls(of: "Text").filter { match in
      var first = match.word + 2
      if words[safe: first + 1]?.isMark(":") == true { first += 2 }
      return words[safe: first]?.parts == nil
    }.map { Match(word: $0.word) }
  }

  /// `Image("…")`, `Image(systemName: "…")`, and a label's `systemImage:` and `image:`.
  func images(_ isMeant: ([String]) -> Bool) -> [Match] {
    words.indices.compactMap { index in
      guard let parts = words[index].parts, isMeant(parts) else { return nil }
      let label = words[safe: index - 1]?.isMark(":") == true ? words[safe: index - 2]?.name : nil
      let isImage =
        callBefore(index) == "Image"
        || ["systemImage", "image", "systemName"].contains(label ?? "")
      return isImage ? Match(word: index) : nil
    }
  }

  /// Where a type is made: `Capsule(…)`, also with a closure.
  func calls(of type: String) -> [Match] {
    words.indices.compactMap { index in
      guard words[index].name == type, let next = words[safe: index + 1],
        next.isMark("(") || next.isMark("{"), words[safe: index - 1]?.isMark(".") != true,
        !["struct", "class", "enum", "extension", "func"].contains(
          words[safe: index - 1]?.name ?? "")
      else { return nil }
      return Match(word: index, snippet: snippet(from: index, call: index + 1))
    }
  }

  /// A shape with `.fill(.black)`, or the like, right behind it, or as a style's shape:
  /// `.background(.black, in: Capsule())`.
  func calls(of type: String, coloredIn color: String?) -> [Match] {
    guard let color else { return [] }
    return calls(of: type).filter { match in
      var end = self.end(of: match.word + 1)
      if words[safe: match.word - 1]?.isMark(":") == true {
        let before = words[max(match.word - 6, 0)..<match.word]
        return before.contains { $0.name == color }
      }
      while words[safe: end]?.isMark(".") == true, words[safe: end + 2]?.isMark("(") == true {
        let next = self.end(of: end + 2)
        let isInk = ["fill", "foregroundColor", "foregroundStyle", "stroke", "strokeBorder"]
          .contains(words[end + 1].name ?? "")
        if isInk, words[end..<next].prefix(Self.longestStyle).contains(where: { $0.name == color })
        {
          return true
        }
        end = next
      }
      return false
    }
  }

  /// `.widgetAccentable()`: a modifier by its name.
  func modifiers(named name: String) -> [Match] {
    words.indices.compactMap { index in
      guard words[index].name == name, words[safe: index - 1]?.isMark(".") == true,
        words[safe: index + 1]?.isMark("(") == true
      else { return nil }
      return Match(word: index, snippet: snippet(from: index, call: index + 1, prefix: "."))
    }
  }

  /// `Color.black` and, without a name to look for, every colour that is made as a view.
  func colors(named color: String?) -> [Match] {
    words.indices.compactMap { index in
      guard words[index].name == "Color", let next = words[safe: index + 1] else { return nil }
      // In an argument it colours something else; after `background(` it is the view itself.
      if words[safe: index - 1]?.isMark("(") == true,
        let call = words[safe: index - 2]?.name, !["background", "overlay"].contains(call)
      {
        return nil
      }
      if words[safe: index - 1]?.isMark(":") == true { return nil }
      if next.isMark("."), let member = words[safe: index + 2]?.name {
        guard color == nil || color == member else { return nil }
        return Match(word: index, snippet: text(from: index, through: index + 2))
      }
      guard color == nil, next.isMark("(") else { return nil }
      return Match(word: index, snippet: snippet(from: index, call: index + 1))
    }
  }

  /// `.background(.black)`: a style behind a view, without a shape of its own.
  func backgrounds(color: String?) -> [Match] {
    words.indices.compactMap { index in
      guard words[index].name == "background", words[safe: index + 1]?.isMark("(") == true else {
        return nil
      }
      let end = self.end(of: index + 1)
      let names = words[index + 2..<max(end, index + 2)].prefix(Self.longestStyle).compactMap(
        \.name)
      guard color == nil || names.contains(color ?? "") else { return nil }
      return Match(word: index, snippet: snippet(from: index, call: index + 1, prefix: "."))
    }
  }

  /// A call as it is written, where it is short and on one line.
  private func snippet(from start: Int, call: Int, prefix: String = "") -> String? {
    guard words[safe: call]?.isMark("(") == true else { return words[start].name }
    let end = min(self.end(of: call), words.count) - 1
    // What is nested deep is not copied once for every level.
    guard words[end].range.upperBound - words[start].range.lowerBound <= 44,
      let whole = text(from: start, through: end)
    else {
      return words[start].name.map { "\(prefix)\($0)(…)" }
    }
    return prefix + whole
  }

  private func text(from start: Int, through end: Int) -> String? {
    guard words.indices.contains(end), words[start].line == words[end].line else { return nil }
    return String(characters[words[start].range.lowerBound..<words[end].range.upperBound])
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension LocatedSource {
  /// `@Environment` declared inside a function or computed property, where nothing installs it.
  func localEnvironmentReads() -> [Match] {
    blocks.localEnvironmentReads.map { Match(word: $0) }
  }
}
