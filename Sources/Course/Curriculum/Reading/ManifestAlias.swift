/// The first alias in a manifest that refers to an anchor.
///
/// Aliases can expand exponentially: ten levels of nine aliases each make a billion values. Manifests don't
/// need them. They're rejected before parsing, because the parser would expand them.
struct ManifestAlias {
  let name: Substring
  /// The line, counting from 1.
  let line: Int

  /// Finds the first alias; nil if there's none.
  init?(in text: String) {
    // A fast test that most manifests pass without the patterns below.
    guard text.utf8.contains(UInt8(ascii: "&")) else { return nil }
    // Anchors and aliases occur only at the beginning of a value.
    let anchors = Set(text.matches(of: /(?:^|[\s\[{,])&([^\s\[\]{},]+)/).map(\.1))
    guard !anchors.isEmpty,
      let alias = text.matches(of: /(?:^|[\s\[{,])\*([^\s\[\]{},:]+)/).first(where: {
        anchors.contains($0.1)
      })
    else { return nil }
    name = alias.1
    line = text[..<alias.1.startIndex].count(where: \.isNewline) + 1
  }
}
