import Archives
package import Foundation

/// Files as somebody packs them to hand them in.
package enum PackedAnswer {
  /// The archive's bytes: a zip or a tar.
  ///
  /// - Throws: What packing throws.
  package static func data(_ files: [(path: String, contents: Data)], isZip: Bool) throws -> Data {
    if isZip {
      var writer = ZipWriter()
      for file in files { try writer.add(path: file.path, contents: file.contents) }
      return writer.archive
    }
    var writer = TarWriter()
    for file in files { try writer.add(path: file.path, contents: file.contents) }
    return writer.archive
  }
}
