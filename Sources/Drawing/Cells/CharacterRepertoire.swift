/// Which characters the terminal is trusted with.
package enum CharacterRepertoire: String, Codable, Sendable, CaseIterable {
  /// Block elements, box drawing and any text.
  case unicode
  /// 7-bit only, for terminals and logs without UTF-8.
  case ascii
}
