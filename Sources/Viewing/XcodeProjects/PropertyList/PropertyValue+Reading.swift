package import Compiling

extension PropertyValue {
  /// The value as text, if it's a string, number or Boolean; nil for other values.
  package var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .bool(let isTrue): isTrue ? "YES" : "NO"
    case .array, .dictionary: nil
    }
  }

  /// The strings of an array; empty for other values.
  package var texts: [String] {
    if case .array(let values) = self { values.compactMap(\.text) } else { [] }
  }

  package var table: [String: PropertyValue] {
    if case .dictionary(let values) = self { values } else { [:] }
  }

  /// Returns the value with every string changed.
  ///
  /// The recursion goes no deeper than the reader allowed.
  func mappingTexts(_ change: (String) -> String) -> PropertyValue {
    switch self {
    case .text(let text): .text(change(text))
    case .array(let values): .array(values.map { $0.mappingTexts(change) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.mappingTexts(change) })
    case .integer, .real, .bool: self
    }
  }
}
