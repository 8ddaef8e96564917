import Classroom
import Curriculum
import Foundation
import TestSupport
import Testing

/// Copies with new names are found; submissions that only share the starter are not.
@Suite("Similar answers")
struct SimilarityTests {
  private func own(_ seed: Int) -> String { WrittenAnswer.text(seed) }

  private func similarity(
    of answers: [String: String], common: Double = 0.5
  ) async throws -> ExerciseSimilarity {
    try await SimilarAnswers.found(in: answers, common: common)
  }

  private func pair(_ left: String, _ right: String, in found: ExerciseSimilarity) -> SimilarPair? {
    found.pairs.first { $0.left == left && $0.right == right }
  }

  @Test func aRenamedCopyIsAsSimilarAsAPlainOne() async throws {
    let text = own(1)
    var answers = Dictionary(uniqueKeysWithValues: (2..<9).map { ("learner\($0)", own($0)) })
    answers["ada"] = text
    // Different names, numbers, strings and lines.
    answers["bob"] =
      "// mine\n"
      + text.replacing("Own1", with: "Sky").replacing(
        "value1", with: "weather"
      ).replacing(/\(\d+\)/, with: "(7)").replacing(/"t\d+"/, with: "\"mine\"")
      .replacing(" { Text", with: " {\n Text")
    let found = try await similarity(of: answers)
    let first = try #require(found.pairs.first)
    #expect([first.left, first.right] == ["ada", "bob"])
    #expect(first.similarity == 1 && first.passages.count == 1)
    #expect(first.passages[0].left.firstLine == 1 && first.passages[0].right.firstLine == 2)
    #expect(found.pairs.dropFirst().allSatisfy { $0.similarity < 0.5 }, "\(found.pairs)")
  }

  @Test func reorderedPartsAreFound() async throws {
    let (first, second) = (own(1), own(2))
    var answers = ["ada": first + "\n" + second, "bob": second + "\n" + first]
    for number in 3..<7 { answers["learner\(number)"] = own(number) }
    let found = try await similarity(of: answers)
    let pair = try #require(self.pair("ada", "bob", in: found))
    #expect(pair.passages.prefix(2).allSatisfy { $0.tokens > 200 }, "\(pair)")
    #expect(pair.similarity > 0.95, "\(pair)")
  }

  /// Splitting statements leaves no long passage in common.
  @Test func splitAndReorderedStatementsAreFound() async throws {
    let answers = [
      "ada": """
      let length = hours.count
      guard length > 0 else { return [] }
      var position = 0
      for (index, element) in hours.enumerated() {
        if element.hour > hour {
          position = index
          break
        }
      }
      return (0..<min(length, count)).map { hours[(position + $0) % length] }
      """,
      "bob": """
      var spot = 0
      let none: [Hour] = []
      let size = hours.count
      let isEmpty = size <= 0
      if isEmpty { return none }
      let numbered = hours.enumerated()
      for (place, item) in numbered {
        let time = item.hour
        let isNext = time > hour
        if isNext {
          spot = place
          break
        }
      }
      let most = min(size, count)
      let range = 0..<most
      return range.map { offset in
        let sum = spot + offset
        let wrapped = sum % size
        return hours[wrapped]
      }
      """,
      "cho": """
      let later = hours.filter { $0.hour > hour }
      let tomorrow = hours.filter { $0.hour <= hour }
      return Array((later + tomorrow).prefix(count))
      """,
      "dan": """
      guard !hours.isEmpty, count > 0 else { return [] }
      var answer: [Hour] = []
      let start = hours.firstIndex { $0.hour > hour } ?? 0
      for step in 0..<min(count, hours.count) {
        answer.append(hours[(start + step) % hours.count])
      }
      return answer
      """,
      "eve": """
      let turned = hours.sorted { one, two in
        let first = one.hour > hour ? one.hour : one.hour + 24
        let second = two.hour > hour ? two.hour : two.hour + 24
        return first < second
      }
      return Array(turned.prefix(count))
      """,
      "fay": """
      var list: [Hour] = []
      var current = hour
      while list.count < count && list.count < hours.count {
        current = (current + 1) % 24
        if let match = hours.first(where: { $0.hour == current }) {
          list.append(match)
        }
      }
      return list
      """,
    ].mapValues { "extension Forecast {\n  func upcoming() -> [Hour] {\n\($0)\n  }\n}\n" }
    let found = try await similarity(of: answers)
    let first = try #require(found.pairs.first)
    #expect([first.left, first.right] == ["ada", "bob"] && first.similarity > 0.4)
    #expect(found.pairs.dropFirst().allSatisfy { $0.similarity < 0.3 }, "\(found.pairs)")
    #expect(first.passages.count > 1, "\(first)")
  }

  @Test func learnersWhoShareCodeFormAClusterEach() async throws {
    var answers = Dictionary(uniqueKeysWithValues: (1..<8).map { ("alone\($0)", own($0)) })
    for name in ["ada", "bob", "cho"] { answers[name] = own(50) }
    for name in ["dan", "eve"] { answers[name] = own(60) }
    let clusters = try await similarity(of: answers).clusters
    #expect(clusters.map(\.learners) == [["ada", "bob", "cho"], ["dan", "eve"]])
    #expect(clusters.map(\.links.count) == [3, 1])
  }

  @Test func providedAndCommonCodeIsIgnored() async throws {
    let lesson = own(99)
    var answers = Dictionary(
      uniqueKeysWithValues: (1..<9).map {
        ("learner\($0)", ClassFolder.starter + lesson + "\n" + own($0))
      })
    answers["idle"] = ClassFolder.starter
    let found = try await similarity(of: answers)
    // The remaining similarity is a coincidence between the learners' own parts.
    let alone = try await similarity(
      of: Dictionary(uniqueKeysWithValues: (1..<9).map { ("learner\($0)", own($0)) }), common: 1)
    for pair in found.pairs {
      let chance = self.pair(pair.left, pair.right, in: alone)?.similarity ?? 0
      #expect(pair.similarity < chance + 0.1, "\(pair)")
    }
    #expect(!found.pairs.contains { $0.left == "idle" || $0.right == "idle" })
    // A teacher may want to see the common passages anyway.
    let all = try await similarity(of: answers, common: 1)
    #expect(all.pairs.contains { $0.similarity > 0.4 })
  }

  @Test func codeSharedByHalfOfASmallClassIsFound() async throws {
    var answers = Dictionary(uniqueKeysWithValues: (1..<5).map { ("alone\($0)", own($0)) })
    for number in 1..<6 { answers["group\(number)"] = own(50) }
    let found = try await similarity(of: answers)
    let groups = found.pairs.filter { $0.left.hasPrefix("group") && $0.right.hasPrefix("group") }
    #expect(groups.count == 10 && groups.allSatisfy { $0.similarity == 1 }, "\(found.pairs)")
  }

  /// Two large files repeat the same text very often.
  @Test(.timeLimit(.minutes(1))) func hostileFilesTakeNoLonger() async throws {
    let text = "let a = [" + String(repeating: "1, ", count: 60_000) + "]\n"
    let found = try await similarity(of: ["ada": text, "bob": text, "carl": text])
    #expect(found.pairs.count == 3)
  }

  @Test func everyReportListsTheSamePairs() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for learner in ["<b>ada", "김하늘", "=cmd()"] {
        try place.write(own(1) + "\n// </pre><script>", to: "\(learner)/Forecast.swift")
      }
      let pack = Pack(
        identifier: "weather", format: 1, version: "1", title: LocalizedText(["en": "Weather"]),
        languages: ["en"], license: "", rings: [], folder: place.course)
      let found = ClassSimilarity(
        of: try place.plan("forecast-model"), pack: pack,
        exercises: [place.exercise("forecast-model")], commonShare: 1, language: .korean)
      let files = try SimilarityReport.files(found)
      let paths = files.map(\.path)
      for path in [
        "similarity.html", "similarity.csv", "clusters.csv", "similarity.json",
        "pairs/forecast-model-1.html",
        "dolos/forecast-model/info.csv", "dolos/forecast-model/template.swift",
        "jplag/forecast-model/base/0-Forecast.swift",
        "jplag/forecast-model/submissions/김하늘/0-Forecast.swift",
      ] { #expect(paths.contains(path), "\(path): \(paths)") }
      for file in files {
        let text = String(decoding: file.contents, as: UTF8.self)
        #expect(
          !file.path.hasSuffix(".html") || !text.contains("<script>") && !text.contains("<b>"))
        if file.path.hasSuffix(".csv") {
          #expect(!text.contains("\n=cmd"), "\(text)")
          #expect(!text.contains(",=cmd"), "\(text)")
        }
        for word in ["cheat", "plagia", "표절", "부정행위"] where !file.path.contains("/") {
          #expect(!text.lowercased().contains(word), "\(file.path): \(word)")
        }
      }
      let json = try #require(files.first { $0.path == "similarity.json" })
      let document = try JSONSerialization.jsonObject(with: json.contents) as? [String: Any]
      #expect(document?["version"] as? Int == 1)
    }
  }
}
