/// Chooses among an app's languages for a phone's language.
enum LanguageMatch {
  /// Alternative language codes, with the preferred code for the same language.
  private static let aliases = ["no": "nb", "iw": "he", "in": "id", "tl": "fil"]
  /// The language names in older projects, with their codes.
  private static let names = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "korean": "ko", "spanish": "es", "dutch": "nl",
  ]

  private struct Tag {
    var code: String
    var script: String?
    var region: String?

    init(_ name: String) {
      let parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
      code = parts.first.map { aliases[$0] ?? names[$0] ?? $0 } ?? ""
      script = parts.dropFirst().first { $0.count == 4 }
      region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
      if code == "zh", script == nil {
        script = region.map { ["tw", "hk", "mo"].contains($0) ? "hant" : "hans" }
      }
    }
  }

  /// Returns the ISO code of a language, such as `en` for `en-GB` or `English`.
  static func code(of language: String) -> String { Tag(language).code }

  /// Returns the available languages that suit a locale, best first.
  static func languages(for locale: String, among languages: [String]) -> [String] {
    let wanted = Tag(locale)
    let ranked = languages.compactMap { name in
      rank(Tag(name), for: wanted).map { (name: name, rank: $0) }
    }.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    // Use another region's variant only if there's nothing better.
    let near = ranked.filter { $0.rank < 2 }
    return (near.isEmpty ? Array(ranked.prefix(1)) : near).map(\.name)
  }

  /// Returns 0 for the wanted region, 1 for a language without a region, 2 for another region, and `nil` for
  /// another language or script.
  private static func rank(_ tag: Tag, for wanted: Tag) -> Int? {
    guard tag.code == wanted.code else { return nil }
    let script = wanted.script ?? (wanted.code == "zh" ? "hans" : nil)
    if let script, let own = tag.script, own != script { return nil }
    if tag.region == wanted.region { return 0 }
    return tag.region == nil ? 1 : 2
  }
}
