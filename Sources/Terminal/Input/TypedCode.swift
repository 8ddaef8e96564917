import SwiftSource

/// Swift that is typed, or pasted, line by line.
package enum TypedCode {
  /// Whether a bracket is still open at the end, so that more is to come.
  package static func goesOn(after text: String) -> Bool {
    SwiftFile(text).tokens.contains { $0.closingBracket != nil && $0.partner == nil }
  }
}
