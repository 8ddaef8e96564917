import Hashing
import SwiftSource

/// The declarations in a file with an opaque type (`some`), which the compiler infers from their bodies.
///
/// Code in other files depends on the size of the underlying type, but the compiler's dependency record
/// ignores bodies. In a test, an object compiled against another body crashed.
struct OpaqueResults {
  /// A name with its enclosing type; nil at the top level.
  struct Name: Hashable {
    let type: String?
    let name: String
  }

  /// Digests of the declarations, by name.
  let texts: [Name: String]

  /// A digest of the whole file if a `some` has no known declaration; otherwise nil.
  let whole: String?

  init(_ file: SwiftFile) {
    let declarations = file.opaqueDeclarations
    var digests: [Name: ContentDigest] = [:]
    for declaration in declarations.compactMap(\.self) {
      digests[Name(type: declaration.type, name: declaration.name), default: ContentDigest()]
        .combine(declaration.text)
    }
    texts = digests.mapValues(\.hexadecimal)
    guard declarations.contains(nil) else {
      whole = nil
      return
    }
    var digest = ContentDigest()
    digest.combine(file.bytes)
    whole = digest.hexadecimal
  }
}
