package import Foundation

/// Turns a module that was built for Linux into one that the compiler takes for an iPhone's: the
/// triple in it is replaced, in place, by one of the same length.
package struct TriplePatch {
  /// The lowest version that can be asked about: the modules themselves say that they need it.
  static let lowestVersion = "13.0"

  let original: String
  /// `arm64-apple-ios13.0.0000`: zeros at the end mean nothing, and the length must not change.
  package let replacement: String

  /// The patch for modules of one triple.
  ///
  /// - Parameter triple: Such as `x86_64-unknown-linux-gnu`, 24 characters, or
  ///   `aarch64-unknown-linux-gnu`, 25.
  package init(of triple: String) {
    original = triple
    let shortest = "arm64-apple-ios\(Self.lowestVersion).0"
    let missing = triple.utf8.count - shortest.utf8.count
    replacement = shortest + String(repeating: "0", count: max(0, missing))
  }

  /// The module with every occurrence of the triple replaced.
  package func applied(to module: Data) -> Data {
    let (old, new) = (Data(original.utf8), Data(replacement.utf8))
    guard old.count == new.count else { return module }
    var module = module
    var start = module.startIndex
    while let found = module.range(of: old, in: start..<module.endIndex) {
      module.replaceSubrange(found, with: new)
      start = found.upperBound
    }
    return module
  }
}
