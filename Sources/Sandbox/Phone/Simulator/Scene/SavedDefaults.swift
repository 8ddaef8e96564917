import Foundation

/// A snapshot of the app's user defaults.
struct SavedDefaults {
  private let values: [String: String]

  /// Reads the standard defaults; other storage isn't visible.
  init() {
    values = UserDefaults.standard.dictionaryRepresentation().mapValues { value in
      (value as? NSObject)?.description ?? String(describing: value)
    }
  }

  /// The maximum number of characters to report for a value.
  private static let longestValue = 200

  /// Returns the changed values, sorted by key.
  func changes(since earlier: SavedDefaults) -> [SavedValue] {
    Set(values.keys).union(earlier.values.keys).sorted().compactMap { key in
      guard values[key] != earlier.values[key] else { return nil }
      let text = values[key].map { String($0.prefix(Self.longestValue)) }
      return SavedValue(key: key, value: text)
    }
  }
}
