import Hashing
import SwiftSource

/// Facts about a Swift file that distinguish versions of a submission from its parts.
struct SourceFacts: Sendable {
  /// The hash of the contents without whitespace, so that indentation and line endings make no difference.
  ///
  /// The contents themselves aren't kept, because those of a whole class's files would take too much memory.
  let text: String
  /// The types that the file declares for the whole module.
  ///
  /// Two files that declare the same type are rivals.
  var types: Set<String>
  var imports: Set<String>

  let isEmpty: Bool

  init(_ bytes: [UInt8]) {
    let converted = SourceText.utf8(bytes)
    // A byte order mark isn't part of the text.
    let bytes =
      converted.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(converted.dropFirst(3)) : converted
    let written = bytes.filter { $0 > 0x20 && $0 != 0x7F }
    isEmpty = written.isEmpty
    var digest = ContentDigest()
    digest.append(written)
    text = digest.hexadecimal
    let file = SwiftFile(bytes)
    imports = Set(file.imports.map(\.module))
    types = Set(
      file.types.filter { type in
        // Several files may declare a private type of the same name.
        type.enclosing == nil && type.keyword != "extension"
          && !type.attributes.contains("private") && !type.attributes.contains("fileprivate")
      }.map(\.name))
  }
}
