/// The first alias of a manifest that stands for something.
///
/// Nine aliases of nine aliases, ten times over, are a billion values: no manifest needs one, so none is
/// followed. They are looked for before YAML is read, which follows them at once.
struct ManifestAlias {
  let name: Substring
  /// From 1.
  let line: Int

  /// Nil for a text without one.
  init?(in text: String) {
    // To look for one letter takes nothing beside the patterns below, and most manifests lack it.
    guard text.utf8.contains(UInt8(ascii: "&")) else { return nil }
    // Both begin a value; in the middle of a text they are letters like others.
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
