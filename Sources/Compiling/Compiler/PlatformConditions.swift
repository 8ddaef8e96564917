import SwiftSource

/// Makes `#if os(iOS)` and `#if arch(arm64)` true for a compiler that compiles for Linux.
///
/// The compiler has no flag for it, so the copy that it reads is changed, in conditions only: blanks take
/// the place of `os`, and names that are or are not defined that of the platform's. However a condition is
/// written, with comments or line breaks in it, every line and column stays where the learner sees it.
package enum PlatformConditions {
  /// The names that stand for the platforms that are the learner's, as long as these.
  static let definitions = platforms.flatMap(\.value).map(\.definition)

  private static let platforms: [String: [(name: String, definition: String)]] = [
    "os": [("iOS", "_i_")], "arch": [("arm64", "_a64_")],
  ]

  /// What the host would be taken for.
  private static let hosts = ["os": ["Linux"], "arch": ["x86_64"]]

  /// The source with its conditions decided; the same bytes when there is nothing to decide.
  package static func decided(_ source: [UInt8]) -> [UInt8] {
    guard ["os", "arch"].contains(where: source.contains(text:)) else { return source }
    return changed(source) { condition, argument in
      if let platform = platforms[condition]?.first(where: { $0.name == argument }) {
        return platform.definition
      }
      return hosts[condition]?.contains(argument) ?? false ? argument : nil
    }
  }

  /// The source without the conditions that are not the same for the compiler that makes a plugin and for
  /// the one that looks at the source as an iPhone's; no app asks for them, and none of them is true.
  static func withoutCompilersOwn(_ source: [UInt8]) -> [UInt8] {
    changed(source) { condition, argument in
      let isOwn =
        condition.hasPrefix("_") && condition.count > 1
        || condition == "hasFeature" && argument == "StrictMemorySafety"
      return isOwn ? argument : nil
    }
  }

  /// The source with the arguments of its conditions replaced.
  ///
  /// - Parameter decide: What a condition's argument is replaced by, `iOS` in `os(iOS)`, once the word
  ///   before it is blanked out; nil leaves both.
  private static func changed(
    _ source: [UInt8], _ decide: (_ condition: String, _ argument: String) -> String?
  ) -> [UInt8] {
    guard source.contains(text: "#if") || source.contains(text: "#elseif") else { return source }
    let scanner = SourceScanner(source)
    var result = source
    var place = 0
    while let start = conditionStart(after: &place, scanner) {
      var words = ConditionWords(scanner, from: start)
      while let (condition, parenthesis, argument) = words.next() {
        guard
          let text = decide(words.text(of: condition), words.text(of: argument)),
          text.utf8.count == argument.count
        else { continue }
        // `!os(iOS)` becomes `!(  _i_)`: the sign must stand at what it denies.
        for index in Array(condition) + [parenthesis] { result[index] = UInt8(ascii: " ") }
        result[condition.lowerBound] = UInt8(ascii: "(")
        result.replaceSubrange(argument, with: text.utf8)
      }
      place = max(place, words.place)
    }
    return result
  }

  /// Where the next `#if` or `#elseif` ends.
  private static func conditionStart(after place: inout Int, _ scanner: SourceScanner) -> Int? {
    let bytes = scanner.bytes
    while place < bytes.count {
      let start = place
      place += 1
      guard bytes[start] == UInt8(ascii: "#"), scanner.kinds[start] == .code else { continue }
      var end = place
      while end < bytes.count, SourceScanner.isWord(bytes[end]) { end += 1 }
      place = end
      if ["if", "elseif"].contains(where: { bytes[start + 1..<end].elementsEqual($0.utf8) }) {
        return end
      }
    }
    return nil
  }
}

/// The words of one condition that have an argument: `os` and `iOS` in `os(iOS)`.
private struct ConditionWords {
  private let scanner: SourceScanner
  private(set) var place: Int
  /// Parentheses that are open.
  private var depth = 0
  /// The word that was read last, and the one before the parenthesis that was.
  private var last: Range<Int>?
  private var head: (condition: Range<Int>, parenthesis: Int)?

  init(_ scanner: SourceScanner, from place: Int) {
    self.scanner = scanner
    self.place = place
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: scanner.bytes[range], as: UTF8.self)
  }

  /// The next word and the first one in the parentheses behind it; nil at the condition's end, which is
  /// that of its line unless a parenthesis is open.
  mutating func next() -> (condition: Range<Int>, parenthesis: Int, argument: Range<Int>)? {
    while place < scanner.bytes.count {
      let start = place
      place += 1
      guard scanner.kinds[start] == .code else { continue }
      if SourceScanner.isWord(scanner.bytes[start]) {
        while isWord(place) { place += 1 }
        let before = head
        (last, head) = (start..<place, nil)
        if let before { return (before.condition, before.parenthesis, start..<place) }
        continue
      }
      switch scanner.bytes[start] {
      case UInt8(ascii: "("):
        depth += 1
        (last, head) = (nil, last.map { ($0, start) })
      case UInt8(ascii: ")"):
        depth -= 1
        (last, head) = (nil, nil)
      case 0x0a where depth <= 0, 0x0d where depth <= 0: return nil
      case 0...0x20, UInt8(ascii: "`"): break
      default: (last, head) = (nil, nil)
      }
    }
    return nil
  }

  private func isWord(_ place: Int) -> Bool {
    place < scanner.bytes.count && scanner.kinds[place] == .code
      && SourceScanner.isWord(scanner.bytes[place])
  }
}
