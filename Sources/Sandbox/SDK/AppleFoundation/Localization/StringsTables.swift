import Foundation
import Synchronization

/// The strings tables in a resource folder, in all languages.
///
/// A table is a string catalog, or a `.strings` or `.stringsdict` file for each language.
final class StringsTables: Sendable {
  /// The table for lookups without a table name.
  static let usualTable = "Localizable"
  /// The table for the values of the `Info.plist`.
  static let informationTable = "InfoPlist"

  private let folder: URL
  private let developmentLanguage: String?
  private let contents = Mutex<StringsContents?>(nil)

  /// Creates the tables of a folder, which the first lookup reads.
  init(in folder: URL, developmentLanguage: String?) {
    self.folder = folder
    self.developmentLanguage = developmentLanguage
  }

  /// The result of looking up a key.
  struct Finding: Sendable {
    /// The text, or `nil` if no table has one for the key.
    var entry: StringsEntry?
    /// The language of the text.
    var language: String
    /// The language that lacks the text, if another language's text or the key is shown instead.
    var missing: String?
  }

  /// Returns the text for a key in the language of a locale, or `nil` if the folder lacks the table.
  func find(_ key: String, in table: String, locale: String) -> Finding? {
    contents.withLock { known in
      var contents = known ?? StringsContents(of: folder, developmentLanguage)
      defer { known = contents }
      return contents.find(key, in: table, locale: String(locale.prefix { $0 != "@" }))
    }
  }
}

/// The texts of a folder's strings tables.
private struct StringsContents: @unchecked Sendable {
  /// A table in one language, or a catalog with all languages.
  private struct Source {
    /// The language of a file in a `.lproj` folder, or `nil` for a file that applies to every language.
    var language: String?
    var texts: [String: Any]
    /// The language of a catalog's keys, or `nil` for other tables.
    var sourceLanguage: String?
  }

  /// The folder with the development language's texts in older projects.
  private static let base = "Base"

  private var tables: [String: [Source]] = [:]
  /// The languages with a table, as the files spell them.
  private let languages: [String]
  private let developmentLanguage: String
  /// The languages to look up for a locale, in order of preference.
  private var chains: [String: [String]] = [:]

  init(of folder: URL, _ developmentLanguage: String?) {
    var languages: Set<String> = []
    var catalogLanguage: String?
    for file in StringsFile.all(in: folder) {
      guard let contents = file.contents else { continue }
      var source = Source(language: file.language, texts: contents)
      if file.isCatalog {
        let language = contents["sourceLanguage"] as? String ?? "en"
        source.sourceLanguage = language
        source.texts = contents["strings"] as? [String: Any] ?? [:]
        catalogLanguage = catalogLanguage ?? language
        languages.insert(language)
        for case let entry as [String: Any] in source.texts.values {
          languages.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
        }
      } else if let language = file.language, language != Self.base {
        languages.insert(language)
      }
      tables[file.table, default: []].append(source)
    }
    self.languages = languages.sorted()
    self.developmentLanguage = developmentLanguage ?? catalogLanguage ?? "en"
  }

  mutating func find(
    _ key: String, in table: String, locale: String
  ) -> StringsTables.Finding? {
    guard let sources = tables[table] else { return nil }
    let chain = chain(for: locale)
    for language in chain {
      if let entry = entry(for: key, in: sources, language) {
        return StringsTables.Finding(entry: entry, language: language)
      }
    }
    let chosen = chain.first ?? developmentLanguage
    let missing = needsText(key, in: sources, chosen) ? chosen : nil
    // The system shows a catalog's text in the source language in place of a missing translation.
    for language in sources.compactMap(\.sourceLanguage) {
      if let entry = entry(for: key, in: sources, language) {
        return StringsTables.Finding(entry: entry, language: language, missing: missing)
      }
    }
    return StringsTables.Finding(language: chosen, missing: missing)
  }

  /// Returns whether a key without a text in a language is a mistake.
  private func needsText(_ key: String, in sources: [Source], _ language: String) -> Bool {
    let entries = sources.filter { $0.sourceLanguage != nil }.compactMap { source in
      source.texts[key] as? [String: Any]
    }
    if entries.contains(where: { $0["shouldTranslate"] as? Bool == false }) { return false }
    // A key without letters needs no translation.
    guard
      key.replacing(#/%([0-9]+\$)?[-+# 0-9.]*[hlqLzjt]*[@a-zA-Z]/#, with: "").contains(
        where: \.isLetter)
    else { return false }
    let isOwn = LanguageMatch.code(of: language) == LanguageMatch.code(of: developmentLanguage)
    // In the development language the key is the text, unless it's an identifier such as `widget.title`.
    return !isOwn || entries.isEmpty && key.wholeMatch(of: /[A-Za-z0-9]+([._][A-Za-z0-9]+)+/) != nil
  }

  private func entry(
    for key: String, in sources: [Source], _ language: String
  ) -> StringsEntry? {
    for source in sources {
      guard let text = source.texts[key] else { continue }
      if source.sourceLanguage != nil {
        if let entry = (text as? [String: Any]).flatMap({
          StringsEntry(catalogEntry: $0, language: language)
        }) {
          return entry
        }
      } else if source.language == nil || source.language == language {
        if let text = text as? String { return StringsEntry(variation: .text(text)) }
        if let entry = (text as? [String: Any]).flatMap(StringsEntry.init(dictionaryEntry:)) {
          return entry
        }
      }
    }
    return nil
  }

  private mutating func chain(for locale: String) -> [String] {
    if let known = chains[locale] { return known }
    var chain = LanguageMatch.languages(for: locale, among: languages)
    if chain.isEmpty {
      chain = LanguageMatch.languages(for: developmentLanguage, among: languages)
    }
    if chain.isEmpty { chain = [developmentLanguage] }
    chain.append(Self.base)
    chains[locale] = chain
    return chain
  }
}

/// A strings file in a resource folder.
private struct StringsFile {
  let url: URL
  /// The language of its `.lproj` folder, or `nil` outside such a folder.
  let language: String?

  var isCatalog: Bool { url.pathExtension == "xcstrings" }

  /// The table's name, without the number that distinguishes files from different modules.
  var table: String {
    url.deletingPathExtension().lastPathComponent.replacing(#/-[0-9]+$/#, with: "")
  }

  var contents: [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let value =
      isCatalog
      ? try? JSONSerialization.jsonObject(with: data)
      : try? PropertyListSerialization.propertyList(from: data, format: nil)
    return value as? [String: Any]
  }

  /// The file formats in order of precedence: plural rules before plain text.
  private static let formats = ["stringsdict", "strings", "xcstrings"]

  static func all(in folder: URL) -> [StringsFile] {
    let files = items(in: folder).flatMap { item -> [StringsFile] in
      guard item.pathExtension == "lproj" else { return [StringsFile(url: item, language: nil)] }
      let language = item.deletingPathExtension().lastPathComponent
      return items(in: item).map { StringsFile(url: $0, language: language) }
    }
    return formats.flatMap { format in files.filter { $0.url.pathExtension == format } }
  }

  /// Returns the items by name, with the target's own files before those of its modules.
  private static func items(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted {
      $0.deletingPathExtension().lastPathComponent < $1.deletingPathExtension().lastPathComponent
    }
  }
}
