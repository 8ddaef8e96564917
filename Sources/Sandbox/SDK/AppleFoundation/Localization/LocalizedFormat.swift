public import Foundation

/// Looks up localized text in the widget's strings tables.
package enum LocalizedFormat {
  /// Returns the format string for a key, with the plural forms that suit the values.
  ///
  /// - Parameters:
  ///   - value: The text for a key that no table has; the key if `nil` or empty.
  ///   - bundle: The bundle with the tables, or `nil` for the widget's.
  package static func format(
    _ key: String, value: String? = nil, table: String?, bundle: Bundle?, locale: Locale,
    arguments: [LocalizationArgument] = []
  ) -> String {
    let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    guard !key.isEmpty else { return fallback }
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? StringsTables.usualTable
    guard let language = language(of: bundle, for: locale) else {
      return bundle?.localizedString(forKey: key, value: fallback, table: table) ?? fallback
    }
    guard let finding = ResourceFolder.strings?.find(key, in: table, locale: language) else {
      return fallback
    }
    if let missing = finding.missing {
      MissingText.note(
        MissingText(
          key: key,
          group: MissingText.Group(
            table: table, language: missing,
            shownLanguage: finding.entry.map { _ in finding.language })))
    }
    let code = LanguageMatch.code(of: finding.language)
    guard let entry = finding.entry, let text = entry.format(for: arguments, in: code) else {
      return fallback
    }
    if arguments.isEmpty, entry.dependsOnNumbers {
      PluralFormats.remember(text, of: entry, in: code)
    }
    return text
  }

  /// Returns the language or locale to look up for a bundle, or `nil` for a bundle with its own resources.
  private static func language(of bundle: Bundle?, for locale: Locale) -> String? {
    guard let path = bundle?.bundlePath, path != Main_Bundle.bundlePath,
      path != Bundle.main.bundlePath
    else { return locale.identifier }
    // An app can choose a language itself by creating a bundle for an `.lproj` folder.
    let name = URL(fileURLWithPath: path)
    return name.pathExtension == "lproj"
      ? name.deletingPathExtension().lastPathComponent : nil
  }
}

// These functions replace Foundation's in learner code, because Foundation searches the worker's own bundle.

/// The replacement for `NSLocalizedString` in learner code.
public func Localized_String_(
  _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "",
  comment: String
) -> String {
  LocalizedFormat.format(key, value: value, table: tableName, bundle: bundle, locale: .current)
}

extension Bundle {
  /// The replacement for `localizedString(forKey:value:table:)` in learner code.
  public func localized_Text_(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    LocalizedFormat.format(key, value: value, table: tableName, bundle: self, locale: .current)
  }
}
