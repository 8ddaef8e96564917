import Foundation

extension StringsEntry {
  /// Reads a key's text in one language from a string catalog.
  ///
  /// Returns `nil` if the catalog has no text for the key in the language.
  init?(catalogEntry entry: [String: Any], language: String) {
    guard let localizations = entry["localizations"] as? [String: Any],
      let own = localizations[language] as? [String: Any],
      let variation = StringsVariation(catalogUnit: own)
    else { return nil }
    self.init(variation: variation)
    for (name, value) in own["substitutions"] as? [String: Any] ?? [:] {
      guard let part = value as? [String: Any], let variation = StringsVariation(catalogUnit: part)
      else { continue }
      variables[name] = Variable(
        position: part["argNum"] as? Int, specifier: part["formatSpecifier"] as? String ?? "@",
        variation: variation)
    }
  }

  /// Reads a key's text from a `.stringsdict` file.
  init?(dictionaryEntry entry: [String: Any]) {
    if let variation = StringsVariation(rule: entry) {
      self.init(variation: variation)
      return
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.init(variation: .text(format))
    for (name, value) in entry {
      guard let rule = value as? [String: Any], let variation = StringsVariation(rule: rule)
      else { continue }
      variables[name] = Variable(
        position: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "@",
        variation: variation)
    }
  }
}

extension StringsVariation {
  /// Reads a text or its variations from an object in a string catalog.
  fileprivate init?(catalogUnit unit: [String: Any]) {
    if let text = (unit["stringUnit"] as? [String: Any])?["value"] as? String {
      self = .text(text)
      return
    }
    guard let variations = unit["variations"] as? [String: Any] else { return nil }
    func choices(_ kind: String) -> [String: StringsVariation]? {
      (variations[kind] as? [String: Any])?.compactMapValues {
        ($0 as? [String: Any]).flatMap(StringsVariation.init(catalogUnit:))
      }
    }
    if let device = choices("device") {
      self = .device(device)
    } else if let plural = choices("plural") {
      self = .plural(plural)
    } else {
      return nil
    }
  }

  /// Reads a rule of a `.stringsdict` file: plural forms, widths or devices.
  fileprivate init?(rule: [String: Any]) {
    if let widths = rule["NSStringVariableWidthRuleType"] as? [String: String] {
      // The system shows the widest variant that fits; no width limits a widget's texts in advance.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      guard let widest else { return nil }
      self = .text(widest.value)
    } else if let devices = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      self = .device(devices.compactMapValues(Self.nested))
    } else if rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" {
      self = .plural(
        rule.filter { PluralCategory(rawValue: $0.key) != nil }.compactMapValues(Self.nested))
    } else {
      return nil
    }
  }

  private static func nested(_ value: Any) -> StringsVariation? {
    if let text = value as? String { return .text(text) }
    return (value as? [String: Any]).flatMap(StringsVariation.init(rule:))
  }
}
