/// The characters that a terminal can display.
package enum CharacterRepertoire: String, Codable, Sendable, CaseIterable {
  /// Block elements, box drawing characters and any text.
  case unicode
  /// The characters of `unicode`, and the octants of Unicode 16, which only newer fonts have.
  case octants
  /// ASCII only, for terminals and logs without UTF-8.
  case ascii
}
