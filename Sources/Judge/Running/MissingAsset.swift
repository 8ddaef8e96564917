/// A name that the worker looked for in the asset catalogs in vain, by its log.
struct MissingAsset: Hashable {
  /// `image` or `color`.
  let kind: String
  let name: String

  /// The last one that `text` tells of; nil where there is none.
  init?(lastIn text: String) {
    let lines = text.utf8.suffix(16_384).split(separator: UInt8(ascii: "\n"))
    for line in lines.reversed() where line.count <= Self.longestLine {
      let pattern = /^No (?<kind>image|color) named '(?<name>[^']+)' found in asset catalog/
      guard let match = String(decoding: line, as: UTF8.self).firstMatch(of: pattern) else {
        continue
      }
      (kind, name) = (String(match.kind), String(match.name))
      return
    }
    return nil
  }

  private static let longestLine = 300

  var sentence: String {
    kind == "image"
      ? "There is no image named \(name): UIImage(named:) is nil, as on a phone. Put an asset catalog "
        + "that has it beside the file."
      : "There is no color named \(name): UIColor(named:) is nil, as on a phone. Put an asset catalog "
        + "that has it beside the file."
  }
}
