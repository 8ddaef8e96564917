/// Which brackets of a source belong together, and which of them hold a type's members.
///
/// Found in one pass over the words, with a stack of the open brackets.
struct SourceBlocks: Sendable {
  /// The word after the bracket that closes another, by the opening one; one without an end is left out.
  private(set) var ends: [Int: Int] = [:]

  /// The places of `@Environment` that are in no type's block itself.
  private(set) var localEnvironmentReads: [Int] = []

  private(set) var genericTypes: Set<String> = []

  /// The outermost blocks of each type's declarations and extensions, in order.
  private var types: [String: [Range<Int>]] = [:]

  private struct OpenBracket {
    let place: Int
    /// The type whose members stand in it.
    let type: String?
    /// Whether a function or computed property is around it, or nothing.
    let isLocal: Bool
  }

  init(_ words: [SourceWord]) {
    var open: [OpenBracket] = []
    /// The type whose block comes next.
    var declared: String?
    func close(_ bracket: OpenBracket, at end: Int) {
      guard let type = bracket.type else { return }
      // What stands in it was closed before, and is part of it.
      while let last = types[type]?.last, last.lowerBound > bracket.place {
        types[type]?.removeLast()
      }
      types[type, default: []].append(bracket.place..<end)
    }
    for (index, word) in words.enumerated() {
      switch word.content {
      case .mark("{"):
        open.append(OpenBracket(place: index, type: declared, isLocal: declared == nil))
        declared = nil
      case .mark("("), .mark("["):
        open.append(OpenBracket(place: index, type: nil, isLocal: open.last?.isLocal ?? true))
      case .mark("}"), .mark(")"), .mark("]"):
        if word.isMark("}") { declared = nil }
        guard let bracket = open.popLast() else { continue }
        ends[bracket.place] = index + 1
        close(bracket, at: index + 1)
      case .name("@Environment") where open.last?.isLocal ?? true:
        localEnvironmentReads.append(index)
      case .name(let keyword) where Self.keywords.contains(keyword):
        // `class func` and `import struct` open no type's block.
        guard index + 1 < words.count, let type = words[index + 1].name,
          !Self.members.contains(type), index == 0 || words[index - 1].name != "import"
        else { continue }
        declared = type
        if index + 2 < words.count, words[index + 2].isMark("<") { genericTypes.insert(type) }
      default: break
      }
    }
    for bracket in open.reversed() { close(bracket, at: words.count) }
  }

  private static let keywords: Set = ["struct", "class", "enum", "extension", "actor"]
  private static let members: Set = ["func", "var", "let", "subscript", "override"]

  /// Whether a word stands in a declaration or extension of the type.
  func isInside(_ type: String, at word: Int) -> Bool {
    guard let blocks = types[type] else { return false }
    var (first, end) = (0, blocks.count)
    while first < end {
      let middle = (first + end) / 2
      if blocks[middle].upperBound <= word { first = middle + 1 } else { end = middle }
    }
    return first < blocks.count && blocks[first].contains(word)
  }
}
