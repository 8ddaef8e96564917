import Hashing
import SwiftSource

/// What is to be known of a file of Swift to tell versions of one answer from its parts.
struct SourceFacts: Sendable {
  /// What it says, hashed without any space: neither indentation nor line ends make a difference.
  ///
  /// The text of a whole class would be a lot to hold.
  let text: String
  /// The types that it declares for the whole module; two files that declare one do not go together.
  var types: Set<String>
  /// The modules that it imports.
  var imports: Set<String>

  let isEmpty: Bool

  init(_ bytes: [UInt8]) {
    let converted = SourceText.utf8(bytes)
    // A mark of the byte order is no text.
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
        // What is private to its file may be there twice.
        type.enclosing == nil && type.keyword != "extension"
          && !type.attributes.contains("private") && !type.attributes.contains("fileprivate")
      }.map(\.name))
  }
}
