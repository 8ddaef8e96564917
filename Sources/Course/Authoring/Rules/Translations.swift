package import Curriculum
import Foundation
import Sentences

/// Finds translations whose original has changed since they were recorded.
package struct Translations: FileRule {
  package init() {}

  package func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let record = TranslationRecord(of: pack)
    guard !record.isEmpty else { return [] }
    let texts =
      TranslatedText.all(ofManifestOf: pack)
      + exercises.flatMap { TranslatedText.all(of: $0, in: pack) }
    return texts.filter(record.isStale).map { text in
      let (beginning, original) = (text.beginning, String(text.original.prefix(60)))
      return ValidationFinding(
        .staleTranslation, exercise: text.exercise?.identifier, file: text.file,
        line: text.line ?? PackText.line(of: beginning, in: text.file),
        message: Sentence(
          "“\(beginning)” was translated from another text; it now reads “\(original)”",
          ko: "“\(beginning)” 번역의 원문이 바뀌었어요. 지금은 “\(original)”"),
        remedy: Sentence(
          "look at the translation, then record it with `rings pack translated`",
          ko: "번역을 살펴본 다음 `rings pack translated` 명령으로 기록하세요"))
    }
  }
}
