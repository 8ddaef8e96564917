import SwiftSource

/// The statements of a file in a form that is the same after statements are split, joined or reordered.
///
/// A constant with only one use is replaced by its value. Grouping parentheses, closure parameters and the words
/// `let`, `var` and `return` are left out.
struct PlainStatements {
  /// Consecutive tokens of a statement, up to a nested block.
  struct Run: Sendable {
    var codes: [UInt64] = []
    /// The lines of the tokens in the file, counting from 1.
    var lines: ClosedRange<Int>
  }

  private(set) var runs: [Run] = []

  private let file: SwiftFile
  private let own: Set<String>
  /// The values of constants with one use, by the index of that use.
  private var values: [Int: Range<Int>] = [:]
  private var current: Run?

  /// The maximum depth of constants within constants, because values are emitted recursively.
  private static let deepest = 100
  private static let leftOut: Set = ["return", "let", "var"]

  /// - Parameter own: The names that a learner who copies can change.
  init(_ file: SwiftFile, own: Set<String>) {
    self.file = file
    self.own = own
    let blocks = self.blocks
    let constants = constants(in: blocks)
    for block in blocks {
      for (number, statement) in block.statements.enumerated()
      where !constants.contains(statement.lowerBound) {
        let start = number == 0 ? afterHead(of: statement) : statement.lowerBound
        emit(start..<statement.upperBound, depth: 0)
        finishRun()
      }
    }
  }

  private struct Block {
    var statements: [Range<Int>]
    /// The index after the block's last token.
    var end: Int
  }

  /// The file's top level and all blocks in braces.
  private var blocks: [Block] {
    [Block(statements: file.statements, end: file.tokens.count)]
      + file.tokens.indices.filter { file[$0].isSign("{") }.map { open in
        Block(
          statements: file.statements(inside: open), end: file[open].partner ?? file.tokens.count)
      }
  }

  /// Finds the constants with only one use, and returns the indices of their statements.
  private mutating func constants(in blocks: [Block]) -> Set<Int> {
    var uses: [String: [Int]] = [:]
    for (place, token) in file.tokens.enumerated()
    where token.kind == .word && !token.isKeyword && own.contains(token.name) && isUse(place) {
      uses[token.name, default: []].append(place)
    }
    var constants: Set<Int> = []
    for block in blocks {
      for statement in block.statements {
        guard let value = value(in: statement),
          let use = onlyUse(
            among: uses[file[statement.lowerBound + 1].name] ?? [],
            in: statement.upperBound..<block.end)
        else { continue }
        values[use] = value
        constants.insert(statement.lowerBound)
      }
    }
    return constants
  }

  /// Returns the value in a statement such as `let name = value` or `let name: Type = value`.
  private func value(in statement: Range<Int>) -> Range<Int>? {
    let start = statement.lowerBound
    guard file[start].isWord("let"), file[start + 1].kind == .word, !file[start + 1].isKeyword
    else {
      return nil
    }
    var place = start + 2
    if file[place].isSign(":") {
      while place < statement.upperBound, !file[place].isSign("=") {
        place = file.next(after: place)
      }
    }
    guard file[place].isSign("="), place + 1 < statement.upperBound else { return nil }
    var end = place + 1
    while end < statement.upperBound {
      // Another constant follows.
      if file[end].isSign(",") { return nil }
      end = file.next(after: end)
    }
    return place + 1..<statement.upperBound
  }

  private func onlyUse(among places: [Int], in range: Range<Int>) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < places.count, places[low] < range.upperBound else { return nil }
    let isOnly = low + 1 == places.count || places[low + 1] >= range.upperBound
    return isOnly ? places[low] : nil
  }

  /// Whether a name is neither a member nor an argument label.
  private func isUse(_ place: Int) -> Bool {
    if file[place - 1].isSign(".") { return false }
    return
      !(file[place + 1].isSign(":")
      && (file[place - 1].isSign("(") || file[place - 1].isSign(",")))
  }

  /// Returns the index after a closure's parameters, `a, b in`, or the statement's start.
  private func afterHead(of statement: Range<Int>) -> Int {
    for place in statement.prefix(14) {
      let token = file[place]
      if token.isWord("in") { return place + 1 }
      let isPart =
        token.kind == .word && !token.isKeyword
        || [",", "(", ")", ":", "-", ">"].contains(where: token.isSign)
      guard isPart else { break }
    }
    return statement.lowerBound
  }

  private mutating func emit(_ places: Range<Int>, depth: Int) {
    var place = places.lowerBound
    while place < places.upperBound {
      let token = file[place]
      if token.isSign("{") {
        finishRun()
        place = file.next(after: place)
        continue
      }
      if depth < Self.deepest, let value = values[place] {
        emit(value, depth: depth + 1)
      } else if !isLeftOut(token, at: place) {
        add(token, at: place)
      }
      place += 1
    }
  }

  private func isLeftOut(_ token: CodeToken, at place: Int) -> Bool {
    if token.kind == .word { return Self.leftOut.contains(token.text) }
    guard token.isSign("(") || token.isSign(")") else { return token.isSign(";") }
    guard let open = token.isSign("(") ? place : token.partner else { return false }
    let before = file[open - 1]
    let isCall =
      file.isAdjacent(open)
      && (before.kind == .word && !before.isKeyword || before.isClosingBracket
        || before.isSign(">"))
    return !isCall
  }

  private mutating func add(_ token: CodeToken, at place: Int) {
    // `$0` is another way to write a closure's parameter.
    let code =
      token.text.hasPrefix("$")
      ? ComparedFile.ownName : ComparedFile.code(of: token, at: place, in: file, own: own)
    if current == nil {
      current = Run(codes: [code], lines: token.line...token.line)
    } else {
      current?.codes.append(code)
      if let lines = current?.lines {
        current?.lines = min(lines.lowerBound, token.line)...max(lines.upperBound, token.line)
      }
    }
  }

  private mutating func finishRun() {
    // A single token says nothing.
    if let run = current, run.codes.count > 1 { runs.append(run) }
    current = nil
  }
}
