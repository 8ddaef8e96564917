package import Foundation

/// Writes a tar archive in the `ustar` format of POSIX.1-1988.
///
/// It holds plain files only. The same files always produce the same bytes.
package struct TarWriter {
  /// A path that doesn't fit the format.
  package struct PathTooLong: Error { package let path: String }

  private static let longestName = 100
  private static let longestPrefix = 155

  private var data = Data()

  package init() {}

  /// The complete archive, including the blocks that end it.
  package var archive: Data { data + Data(count: 2 * TarHeader.block) }

  /// Adds a world-readable file without a date or an owner.
  ///
  /// - Parameter path: A path separated by `/`.
  package mutating func add(path: String, contents: Data) throws(PathTooLong) {
    let block = TarHeader.block
    data += try Self.header(path: path, count: contents.count)
    data += contents
    data += Data(count: (block - contents.count % block) % block)
  }

  private static func header(path: String, count: Int) throws(PathTooLong) -> Data {
    let (prefix, name) = try split(path)
    var header = [UInt8](repeating: 0, count: TarHeader.block)
    func put(_ text: String, at place: Int) {
      for (offset, byte) in text.utf8.enumerated() { header[place + offset] = byte }
    }
    put(name, at: 0)
    put("0000644", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(octal(count, digits: 11), at: 124)
    put(octal(0, digits: 11), at: 136)
    put("        ", at: 148)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    put(prefix, at: 345)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(octal(sum, digits: 6) + "\0 ", at: 148)
    return Data(header)
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Splits the path into the format's prefix and name fields.
  private static func split(_ path: String) throws(PathTooLong) -> (prefix: String, name: String) {
    if path.utf8.count <= longestName { return ("", path) }
    for place in path.indices where path[place] == "/" {
      let (prefix, name) = (path[..<place], path[path.index(after: place)...])
      if name.utf8.count <= longestName, prefix.utf8.count <= longestPrefix {
        return (String(prefix), String(name))
      }
    }
    throw PathTooLong(path: path)
  }
}
