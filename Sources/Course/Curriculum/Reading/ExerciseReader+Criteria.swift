import Foundation
import Sentences
import Yams

/// Reads the criteria that a teacher grades.
extension ExerciseReader {
  func readCriteria(_ root: inout ManifestMapping) -> [CriterionDeclaration] {
    let values = ClassValues(manifest: manifest, zone: .gmt)
    var criteria: [CriterionDeclaration] = []
    for node in root.list("criteria") {
      guard
        var mapping = manifest.mapping(node, what: Sentence("a criterion", ko: "평가 기준"))
      else { continue }
      let name = mapping.mapping["id"] == nil ? nil : mapping.identifier("id")
      let title = mapping.text("title")
      let points = values.number("points", of: &mapping, in: 0...1_000, isNeeded: true)
      let words = mapping.optionalText("words")
      if name == nil { _ = mapping.node("id") }
      mapping.finish()
      guard let title, let points else { continue }
      let identifier = name ?? Self.identifier(for: title, number: criteria.count + 1)
      if criteria.contains(where: { $0.identifier == identifier || Self.share($0.title, title) }) {
        manifest.note(
          .duplicateID, at: mapping.mapping["id"] ?? mapping.mapping["title"],
          Sentence(
            "the criterion \"\(identifier)\" is declared twice",
            ko: "“\(identifier)” 평가 기준이 두 번 나와요"),
          Sentence(
            "give each criterion its own title and id", ko: "기준마다 다른 제목과 id를 붙이세요"))
        continue
      }
      criteria.append(
        CriterionDeclaration(identifier: identifier, title: title, points: points, words: words))
    }
    if !criteria.isEmpty, root.mapping["kind"]?.string == Exercise.Kind.quiz.rawValue {
      manifest.note(
        .invalidValue, at: root.mapping["criteria"],
        Sentence("a quiz can't have criteria", ko: "퀴즈에는 평가 기준을 둘 수 없어요"),
        Sentence(
          "remove `criteria`, because learners hand in only letters",
          ko: "학습자는 글자만 내니 `criteria` 키를 지우세요"))
    }
    return criteria
  }

  private static func share(_ one: LocalizedText, _ other: LocalizedText) -> Bool {
    one.translations.contains { other.translations[$0.key] == $0.value }
  }

  /// Returns the English title as a name: `Clear names` becomes `clear-names`.
  private static func identifier(for title: LocalizedText, number: Int) -> String {
    let words = title.text(in: "en").lowercased().split {
      !$0.isASCII || !$0.isLetter && !$0.isNumber
    }
    return words.isEmpty ? "criterion-\(number)" : words.joined(separator: "-")
  }
}
