package import Foundation

/// Patches a module built for Linux so that the compiler takes it for an iPhone's.
///
/// The triple is replaced in place with another triple of the same length.
package struct TriplePatch {
  let original: String
  /// The replacement, such as `arm64-apple-ios13.0.0000`; nil if no triple has the same length.
  package let replacement: String?

  /// Creates the patch for modules built for a triple.
  ///
  /// - Parameter triple: The triple, such as `x86_64-unknown-linux-gnu` (24 characters) or
  ///   `aarch64-unknown-linux-gnu` (25).
  package init(of triple: String) {
    original = triple
    replacement = PhoneTriple.text(asLongAs: triple)
  }

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
