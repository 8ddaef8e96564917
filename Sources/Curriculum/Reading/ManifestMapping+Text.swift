import Sentences
import Foundation
import Yams

extension ManifestMapping {
  /// A text in every language of the pack.
  mutating func text(_ key: String) -> LocalizedText? {
    requiredNode(key, manifest.textRemedy(key)).flatMap { manifest.text($0, what: "\"\(key)\"") }
  }

  mutating func optionalText(_ key: String) -> LocalizedText? {
    node(key).flatMap { manifest.text($0, what: "\"\(key)\"") }
  }
}

extension Manifest {
  fileprivate func textRemedy(_ key: String) -> String {
    "write `\(key):` in each of the languages: \(languages.joined(separator: ", "))"
  }

  /// `node` as a text in every language; a plain text serves a pack of one language.
  func text(_ node: Node, what: String) -> LocalizedText? {
    if case .scalar(let scalar) = node {
      guard languages.count == 1, !scalar.string.isEmpty else {
        note(
          .wrongType, at: node,
          "\(what) is \(Self.kind(of: node)), but it is needed in each language",
          "write one line for each of \(languages.joined(separator: ", "))")
        return nil
      }
      return LocalizedText([languages[0]: scalar.string])
    }
    guard let translations = mapping(node, what: what) else { return nil }
    var texts: [String: String] = [:]
    for (key, value) in translations.mapping {
      let language = key.string ?? ""
      guard languages.contains(language) else {
        note(
          .unknownKey, at: key,
          "\(what) is given in \"\(language)\", which is not a language of this pack",
          Suggestion.question(for: language, in: languages)
            ?? "the languages are \(languages.joined(separator: ", "))")
        continue
      }
      texts[language] = value.string?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    for language in languages where texts[language, default: ""].isEmpty {
      note(
        .missingTranslation, at: node, "\(what) has no text in \"\(language)\"",
        "add a line `\(language): …`")
    }
    return LocalizedText(texts)
  }
}
