/// The name of an exercise, and the names derived from it.
package struct ExerciseName: Hashable, Sendable {
  /// The maximum length, in characters.
  ///
  /// Type names contain the exercise's name, and lines must stay short.
  package static let longest = 30

  /// The name in lowercase letters, digits and dashes: `count-words`.
  package let identifier: String

  /// - Throws: `AuthoringError.badIdentifier`.
  package init(_ text: String) throws {
    guard text.count <= Self.longest,
      text.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil
    else { throw AuthoringError.badIdentifier(text) }
    identifier = text
  }

  static let greeting = ExerciseName(known: "greeting")

  private init(known identifier: String) { self.identifier = identifier }

  /// The prefix of the generated types' names: `CountWords`.
  var typeName: String {
    identifier.split(separator: "-").map(Self.capitalized).joined()
  }

  /// The name as a title: `Count words`.
  var words: String { Self.capitalized(identifier.replacing("-", with: " ")[...]) }

  private static func capitalized(_ text: Substring) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
