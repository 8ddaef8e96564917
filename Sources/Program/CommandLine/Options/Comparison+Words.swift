import Drawing
import Foundation
import Results
import Sentences

extension Comparison {
  /// Parses the two sides of `--compare`.
  ///
  /// - Throws: `OptionError.malformed`.
  init(_ words: some Collection<String>) throws {
    let words = Array(words)
    guard words.count == 2 else { throw Self.malformed(words) }
    let (first, second) = (words[0], words[1])
    if let first = RenderingMode(rawValue: first), let second = RenderingMode(rawValue: second) {
      self = .modes(first, second)
    } else if let first = Self.schemes[first], let second = Self.schemes[second] {
      self = .schemes(first, second)
    } else if Self.isVersion(first), Self.isVersion(second) {
      self = .versions(first, second)
    } else if Self.isFile(first), Self.isFile(second) {
      self = .files(first, second)
    } else {
      throw Self.malformed(words)
    }
  }

  private static let schemes = ["light": false, "dark": true]

  private static func isVersion(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && parts.allSatisfy { UInt16($0) != nil }
  }

  private static func isFile(_ word: String) -> Bool {
    word.hasSuffix(".swift") || word.contains("/") || FileManager.default.fileExists(atPath: word)
  }

  private static func malformed(_ words: [String]) -> OptionError {
    .malformed(
      option: "--compare", value: words.joined(separator: " "),
      form: Sentence(
        "with two modes (fullColor accented), two color schemes (light dark), two iOS versions (18 26)"
          + " or two files (Old.swift New.swift)",
        ko:
          "모드 둘(fullColor accented), 색 구성 둘(light dark), iOS 버전 둘(18 26) 또는 파일 둘(Old.swift New.swift)"
      ))
  }
}
