import Curriculum
import Foundation
import SwiftSource

/// What a solution says beyond its starter, line by line, as words and signs: however it is spaced, and
/// without its comments.
struct AnswerLines {
  struct Line: Hashable {
    var words: [String]
    /// From 1, in the solution's file.
    var number: Int
    /// As it is written there.
    var text: String

    /// Three words and signs are an expression of somebody's; two stand by chance in a sentence.
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

  /// Whether some of it is more than a word here and there, which a lesson may well show: a long line, or two
  /// lines one after the other.
  var isPassage: Bool {
    lines.contains { $0.words.count >= Self.longLine }
      || zip(lines, lines.dropFirst()).contains { $1.number == $0.number + 1 }
  }

  private static let longLine = 12

  /// How many words and signs there are in all.
  var size: Int { lines.reduce(0) { $0 + $1.words.count } }

  /// The lines that stand in some code, or are all of it.
  func told(by code: [[String]]) -> [Line] {
    lines.filter { line in
      code.contains { words in words == line.words || line.isTelling && words.holds(line.words) }
    }
  }

  /// Whether these lines are half of the answer or more.
  func areHalf(_ told: [Line]) -> Bool {
    2 * told.reduce(0) { $0 + $1.words.count } >= size
  }

  /// The words and signs of a piece of code.
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

  /// Without the brackets that only open or close what stands on other lines.
  private static func bare(_ tokens: [CodeToken]) -> [String] {
    let end = tokens.drop { $0.isClosingBracket || $0.isSign(",") }
    return end.reversed().drop { $0.isSign("{") }.reversed().map(\.text)
  }
}

extension [String] {
  /// Whether other words stand among these, one behind the other.
  fileprivate func holds(_ other: [String]) -> Bool {
    guard !other.isEmpty, other.count <= count else { return false }
    return (0...count - other.count).contains { place in
      self[place] == other[0] && self[place..<place + other.count].elementsEqual(other)
    }
  }
}
