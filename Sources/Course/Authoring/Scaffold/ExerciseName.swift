/// The name of an exercise, and what is called after it in its files.
package struct ExerciseName: Hashable, Sendable {
  /// In characters: names of types are made of it, and lines have an end.
  package static let longest = 30

  /// Small letters, digits and dashes: `count-words`.
  package let identifier: String

  /// - Throws: `AuthoringError.badIdentifier`.
  package init(_ text: String) throws {
    guard text.count <= Self.longest,
      text.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil
    else { throw AuthoringError.badIdentifier(text) }
    identifier = text
  }

  /// The name of the exercise that a new pack begins with.
  static let greeting = ExerciseName(known: "greeting")

  private init(known identifier: String) { self.identifier = identifier }

  /// As types begin: `CountWords`.
  var typeName: String {
    identifier.split(separator: "-").map(Self.capitalized).joined()
  }

  /// As a title says it: `Count words`.
  var words: String { Self.capitalized(identifier.replacing("-", with: " ")[...]) }

  private static func capitalized(_ text: Substring) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
