import Compiling

extension PropertyValue {
  /// The value with every text changed; it nests no deeper than the reader allowed.
  func mappingTexts(_ change: (String) -> String) -> PropertyValue {
    switch self {
    case .text(let text): .text(change(text))
    case .array(let values): .array(values.map { $0.mappingTexts(change) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.mappingTexts(change) })
    case .integer, .real, .bool: self
    }
  }
}
