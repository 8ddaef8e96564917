import Foundation

/// The app's user defaults at a moment.
struct SavedDefaults {
  private let values: [String: String]

  /// The standard ones: what apps keep elsewhere is not seen.
  init() {
    values = UserDefaults.standard.dictionaryRepresentation().mapValues { value in
      (value as? NSObject)?.description ?? String(describing: value)
    }
  }

  /// More of a value than this is not told.
  private static let longestValue = 200

  /// What is another value now, by its key.
  func changes(since earlier: SavedDefaults) -> [SavedValue] {
    Set(values.keys).union(earlier.values.keys).sorted().compactMap { key in
      guard values[key] != earlier.values[key] else { return nil }
      let text = values[key].map { String($0.prefix(Self.longestValue)) }
      return SavedValue(key: key, value: text)
    }
  }
}
