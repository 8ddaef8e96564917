import Foundation

/// Values of a widget's configuration as requests carry them.
package enum ConfigurationValue {
  /// A value that somebody writes as JSON text.
  ///
  /// It is what a person types: a name, a number, on or off. JSON in quotes or brackets, and `null`, is what
  /// the phone keeps.
  package static func json(of value: String) throws -> String {
    try isKept(value) ? value : typed(value)
  }

  /// What a person types, whatever it looks like, as JSON text.
  package static func typed(_ value: String) throws -> String {
    String(decoding: try JSONEncoder().encode(["typed": value]), as: UTF8.self)
  }

  /// Whether a value is JSON that no person would type: numbers and `true` are words like others.
  private static func isKept(_ value: String) -> Bool {
    let json = try? JSONSerialization.jsonObject(
      with: Data(value.utf8), options: .fragmentsAllowed)
    return json.map { !($0 is NSNumber) } ?? false
  }
}
