package import Foundation

/// Turns a module that was built for Linux into one that the compiler takes for an iPhone's: the triple in it is
/// replaced, in place, by one of the same length.
package struct TriplePatch {
  let original: String
  /// Such as `arm64-apple-ios13.0.0000`; nil where none is as long as the original.
  package let replacement: String?

  /// The patch for modules of one triple.
  ///
  /// - Parameter triple: Such as `x86_64-unknown-linux-gnu`, 24 characters, or
  ///   `aarch64-unknown-linux-gnu`, 25.
  package init(of triple: String) {
    original = triple
    replacement = PhoneTriple.text(asLongAs: triple)
  }

  /// The module with every occurrence of the triple replaced.
  package func applied(to module: Data) -> Data {
    guard let replacement else { return module }
    let (old, new) = (Data(original.utf8), Data(replacement.utf8))
    var module = module
    var start = module.startIndex
    while let found = module.range(of: old, in: start..<module.endIndex) {
      module.replaceSubrange(found, with: new)
      start = found.upperBound
    }
    return module
  }
}
