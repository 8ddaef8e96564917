import Sentences
import Foundation
import Sentences
import Yams

extension ManifestMapping {
  mutating func text(_ key: String) -> LocalizedText? {
    requiredNode(key, manifest.textRemedy(key)).flatMap {
      manifest.text($0, what: Sentence(verbatim: "\"\(key)\""))
    }
  }

  mutating func optionalText(_ key: String) -> LocalizedText? {
    node(key).flatMap { manifest.text($0, what: Sentence(verbatim: "\"\(key)\"")) }
  }
}

extension Manifest {
  fileprivate func textRemedy(_ key: String) -> Sentence {
    Sentence(
      "write `\(key):` in each language: \(list)",
      ko: "언어마다 `\(key):` 값을 적으세요: \(list)")
  }

  private var list: String { languages.joined(separator: ", ") }

  /// Returns `node` as localized text.
  ///
  /// A plain scalar is enough for a pack with one language.
  ///
  /// - Parameter other: A key besides the languages, which the caller reads.
  func text(_ node: Node, what: Sentence, besides other: String? = nil) -> LocalizedText? {
    if case .scalar(let scalar) = node {
      guard languages.count == 1, !scalar.string.isEmpty else {
        note(
          .wrongType, at: node,
          Sentence(
            "\(what) is \(Self.kind(of: node)), but needs text in each language",
            ko: "언어마다 있어야 해요. \(what): \(Self.kind(of: node))"),
          Sentence("write one line per language: \(list)", ko: "언어마다 한 줄씩 적으세요: \(list)"))
        return nil
      }
      return LocalizedText([languages[0]: scalar.string])
    }
    guard let translations = mapping(node, what: what) else { return nil }
    var texts: [String: String] = [:]
    for (key, value) in translations.mapping where other == nil || key.string != other {
      let language = key.text
      guard languages.contains(language.raw) else {
        note(
          .unknownKey, at: key,
          Sentence(
            "\(what) has text in \"\(language.sanitized())\", which isn't a language of this pack",
            ko: "이 꾸러미에 없는 언어로 적혀 있어요. \(what): “\(language.sanitized())”"),
          Suggestion.sentence(for: language.raw, in: languages)
            ?? Sentence("the languages are \(list)", ko: "이 꾸러미의 언어: \(list)"))
        continue
      }
      texts[language.raw] = value.string?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    for language in languages where texts[language, default: ""].isEmpty {
      note(
        .missingTranslation, at: node,
        Sentence(
          "\(what) has no text in \"\(language)\"", ko: "“\(language)” 텍스트가 없어요: \(what)"),
        Sentence("add a line `\(language): …`", ko: "`\(language): …` 줄을 더하세요"))
    }
    return LocalizedText(texts)
  }
}
