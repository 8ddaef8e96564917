import Curriculum
import Foundation
import SwiftSource

/// The lines of code that a solution adds to its starter, as tokens without comments and white space.
struct AnswerLines {
  struct Line: Hashable {
    var words: [String]
    /// The line number in the solution's file, counting from 1.
    var number: Int
    var text: String

    /// Whether the line is distinctive.
    ///
    /// One or two tokens can appear in a sentence by chance.
    var isTelling: Bool { words.count >= AnswerLines.fewestWords }
  }

  static let fewestWords = 3

  let lines: [Line]

  init(to exercise: Exercise, in pack: Pack) {
    let known = Set(exercise.startFiles.compactMap(PackText.read).flatMap(Self.lines).map(\.words))
    let files = (try? pack.solutionFiles(of: exercise)) ?? []
    lines = files.compactMap(PackText.read).flatMap(Self.lines)
      .filter { !known.contains($0.words) }
  }

  /// Whether the solution adds a longer passage: a long line or two consecutive lines.
  ///
  /// A lesson may show shorter passages.
  var isPassage: Bool {
    lines.contains { $0.words.count >= Self.longLine }
      || zip(lines, lines.dropFirst()).contains { $1.number == $0.number + 1 }
  }

  private static let longLine = 12

  /// The total number of tokens.
  var size: Int { lines.reduce(0) { $0 + $1.words.count } }

  /// Returns the lines that the given code contains.
  ///
  /// An indistinctive line has to be a whole line of the code.
  func told(by code: [[String]]) -> [Line] {
    lines.filter { line in
      code.contains { words in words == line.words || line.isTelling && words.holds(line.words) }
    }
  }

  /// Returns the first line that shares some number of consecutive tokens with the given code.
  func line(with count: Int, of code: [[String]]) -> Line? {
    lines.first { line in code.contains { line.words.longestRun(in: $0) >= count } }
  }

  /// Returns the number of tokens in the longest part of a line that the given code contains.
  func longestPart(in code: [[String]]) -> Int {
    lines.map { line in
      code.map { line.words.longestRun(in: $0) }.max() ?? 0
    }.max() ?? 0
  }

  /// Returns the number of tokens in the longest parts of lines that each piece of the given code shows.
  ///
  /// Parts of fewer than three tokens don't count.
  func shown(by code: [[String]]) -> Int {
    code.reduce(0) { sum, words in
      let longest = lines.map { $0.words.longestRun(in: words) }.max() ?? 0
      return sum + (longest >= Self.fewestWords ? longest : 0)
    }
  }

  /// Returns the number of the solution's own names that the given code has.
  func names(in code: [[String]]) -> Int {
    let own = Set(lines.flatMap(\.words)).filter { $0.count > 2 && $0.allSatisfy { $0.isLetter } }
    return own.intersection(code.lazy.joined()).count
  }

  /// Whether the given lines make up at least half of the added code.
  func areHalf(_ told: [Line]) -> Bool {
    2 * told.reduce(0) { $0 + $1.words.count } >= size
  }

  /// Returns the tokens of a piece of code.
  static func words(of code: String) -> [String] { bare(SwiftFile(code).tokens) }

  private static func lines(of text: String) -> [Line] {
    let written = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Dictionary(grouping: SwiftFile(text).tokens, by: \.line).sorted { $0.key < $1.key }
      .map {
        Line(
          words: bare($0.value), number: $0.key,
          text: written.indices.contains($0.key - 1)
            ? written[$0.key - 1].trimmingCharacters(in: .whitespaces) : "")
      }
      .filter { $0.words.contains { $0.contains { $0.isLetter || $0.isNumber } } }
  }

  /// Returns the tokens without brackets that only close or open a block on other lines.
  private static func bare(_ tokens: [CodeToken]) -> [String] {
    let end = tokens.drop { $0.isClosingBracket || $0.isSign(",") }
    return end.reversed().drop { $0.isSign("{") }.reversed().map(\.text)
  }
}

extension [String] {
  /// Whether the array contains another array as consecutive elements.
  func holds(_ other: [String]) -> Bool {
    guard !other.isEmpty, other.count <= count else { return false }
    return (0...count - other.count).contains { place in
      self[place] == other[0] && self[place..<place + other.count].elementsEqual(other)
    }
  }

  /// Returns the differing parts of two arrays, without their common beginning and end; nil if they're equal.
  func replacement(in other: [String]) -> (old: [String], new: [String])? {
    guard self != other else { return nil }
    let head = zip(self, other).prefix { $0 == $1 }.count
    let tail = zip(dropFirst(head).reversed(), other.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return (
      Array(dropFirst(head).dropLast(tail)), Array(other.dropFirst(head).dropLast(tail))
    )
  }

  /// Returns the length of the longest sequence of consecutive elements that both arrays contain.
  fileprivate func longestRun(in other: [String]) -> Int {
    var longest = 0
    var row = [Int](repeating: 0, count: other.count + 1)
    for word in self {
      var next = row
      for place in other.indices {
        next[place + 1] = word == other[place] ? row[place] + 1 : 0
        longest = Swift.max(longest, next[place + 1])
      }
      row = next
    }
    return longest
  }
}
