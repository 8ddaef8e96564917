/// Which characters the terminal is trusted with.
package enum CharacterRepertoire: String, Codable, Sendable, CaseIterable {
  /// Block elements, box drawing and any text.
  case unicode
  /// The octants of Unicode 16 besides, each an eighth of a cell by itself, which newer fonts have.
  case octants
  /// 7-bit only, for terminals and logs without UTF-8.
  case ascii
}
