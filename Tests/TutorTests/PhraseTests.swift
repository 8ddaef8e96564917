import Foundation
import Testing

@Suite("Every phrase is there in both languages")
struct PhraseTests {
  private struct Pair {
    var english: String
    var korean: String
    var place: String
  }

  /// The phrases as the source has them, so that none can be forgotten here.
  private func pairs() throws -> [Pair] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Tutor/Phrases")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.hasPrefix("Phrase+") }.flatMap { file in
      let source = try String(contentsOf: file, encoding: .utf8)
      let phrase = /Phrase\(\s*en:\s*(?<en>".*")\s*,\s*ko:\s*(?<ko>".*")\)/
      return source.matches(of: phrase).map {
        Pair(
          english: String($0.en), korean: String($0.ko), place: file.lastPathComponent)
      }
    }
  }

  private func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// What stands between backticks and is to be typed.
  private func commands(in text: String) -> [String] {
    text.matches(of: /`([^`]*)`/).map { String($0.1) }
  }

  /// The names interpolated, without the words around them.
  private func names(in text: String) -> Set<String> {
    Set(
      text.matches(of: /\\\((?:count\()?([a-zA-Z$0-9.]+(?:\([a-zA-Z]+\))?)/).map { String($0.1) })
  }

  @Test func theSourceHoldsTheWholeCatalogue() throws {
    let found = try pairs().count
    #expect(found > 120, "found \(found): has the form of phrases changed?")
  }

  @Test func koreanIsKoreanAndEnglishIsEnglish() throws {
    for pair in try pairs() {
      #expect(
        pair.korean.unicodeScalars.contains(where: isHangul), "\(pair.place): \(pair.english)")
      #expect(
        !pair.english.unicodeScalars.contains(where: isHangul), "\(pair.place): \(pair.english)")
    }
  }

  @Test func bothLanguagesNameTheSameThings() throws {
    for pair in try pairs() {
      let english = names(in: pair.english)
      let korean = names(in: pair.korean)
      // Plurals are English only: `count(n, …)` and `n == 1 ? …` stand for the same `n`.
      #expect(english == korean, "\(pair.place): \(pair.english) \(pair.korean)")
    }
  }

  @Test func bothLanguagesSayToTypeTheSame() throws {
    for pair in try pairs() {
      let allowed = Set(["language ko", "language en"])
      let english = Set(commands(in: pair.english)).subtracting(allowed)
      let korean = Set(commands(in: pair.korean)).subtracting(allowed)
      #expect(english == korean, "\(pair.place): \(pair.english) \(pair.korean)")
    }
  }

  @Test func noKoreanParticleDependsOnAName() throws {
    for pair in try pairs() {
      for hedge in ["을(를)", "이(가)", "은(는)", "(으)로", "와(과)"] {
        #expect(!pair.korean.contains(hedge), "\(pair.place): \(pair.korean)")
      }
      let glued = pair.korean.firstMatch(of: /(?:\)|`)(?:을|를|은|는|과|와)[ ,.]/)
      #expect(glued == nil, "\(pair.place): \(pair.korean)")
    }
  }
}
