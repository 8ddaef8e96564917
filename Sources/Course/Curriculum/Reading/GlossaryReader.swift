import Foundation
import Sentences
import Yams

struct GlossaryReader {
  static let name = "glossary.yml"

  let pack: Pack
  let log: ProblemLog

  func read() -> Glossary? {
    let file = pack.glossaryFile
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let manifest = Manifest(file: file, log: log, languages: pack.languages)
    guard var root = manifest.root() else { return nil }
    let terms = root.list("terms").compactMap { term($0, manifest) }
    root.finish()
    return Glossary(terms: terms)
  }

  private func term(_ node: Node, _ manifest: Manifest) -> Glossary.Term? {
    guard var mapping = manifest.mapping(node, what: Sentence("a term", ko: "낱말")) else {
      return nil
    }
    let words = mapping.text("word")
    let meaning = mapping.optionalText("means")
    let never = variants("never", of: &mapping, manifest)
    let except = variants("except", of: &mapping, manifest)
    mapping.finish()
    return words.map { Glossary.Term(words: $0, meaning: meaning, never: never, except: except) }
  }

  private func variants(
    _ key: String, of mapping: inout ManifestMapping, _ manifest: Manifest
  ) -> [String: [String]] {
    guard let node = mapping.node(key),
      var languages = manifest.mapping(node, what: Sentence("\"\(key)\"", ko: "\"\(key)\" 키"))
    else { return [:] }
    var variants: [String: [String]] = [:]
    for language in pack.languages {
      let words = languages.oneOrMoreWords(language).map(\.word.raw)
      if !words.isEmpty { variants[language] = words }
    }
    languages.finish()
    return variants
  }
}
