import Archives
package import Foundation

package enum PackedAnswer {
  /// Returns the files as a zip or tar archive.
  ///
  /// - Throws: Errors of the archive writer.
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
