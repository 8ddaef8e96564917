import Foundation

/// Conversions of a widget's configuration values to the form that requests contain.
package enum ConfigurationValue {
  /// Returns a value as JSON text.
  ///
  /// Most values are what the user types: a name, a number, on or off. JSON in quotes or brackets, and
  /// `null`, is already in the phone's stored form.
  package static func json(of value: String) throws -> String {
    try isKept(value) ? value : typed(value)
  }

  /// Returns the JSON text of a typed value, even if the value already looks like JSON.
  package static func typed(_ value: String) throws -> String {
    String(decoding: try JSONEncoder().encode(["typed": value]), as: UTF8.self)
  }

  /// Returns whether a value is already in the phone's stored form; numbers and `true` count as typed.
  private static func isKept(_ value: String) -> Bool {
    let json = try? JSONSerialization.jsonObject(
      with: Data(value.utf8), options: .fragmentsAllowed)
    return json.map { !($0 is NSNumber) } ?? false
  }
}
