import Hashing
import SwiftSource

/// The declarations of a file whose type is `some …`: what that is, the compiler reads out of their bodies.
///
/// It looks at it from other files as well, and goes by the size of what it finds there; what it keeps of the
/// file's declarations says nothing of their bodies (measured: an object that was made beside another body
/// crashes).
struct OpaqueResults {
  /// A name, and the type in whose body or extension it is declared; nil at the top level.
  struct Name: Hashable {
    let type: String?
    let name: String
  }

  /// Digests of declarations by their names.
  let texts: [Name: String]

  /// A digest of the whole file where not every `some` has its declaration; nil elsewhere.
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
