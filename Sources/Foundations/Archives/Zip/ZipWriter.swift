package import Foundation

/// Writes a zip archive of plain files; the same files always produce the same bytes.
package struct ZipWriter {
  /// The error for an archive with more files or bytes than zip's fields can hold.
  package struct TooLarge: Error {}

  private var data = Data()
  private var directory = Data()
  private var count = 0

  package init() {}

  /// Adds an uncompressed file without a date or an owner.
  ///
  /// - Parameters:
  ///   - path: A path separated by `/`.
  ///   - isProgram: Whether the file is executable.
  package mutating func add(
    path: String, contents: Data, isProgram: Bool = false
  ) throws(TooLarge) {
    let name = Data(path.utf8)
    guard count < 0xFFFE, name.count < 0xFFFF, data.count + contents.count < 0xFFFF_FFFF - 0xFFFF
    else { throw TooLarge() }
    let offset = data.count
    // The fields are the version needed, UTF-8 names, no compression, no time, and the format's first date.
    var fields = Self.number16(20) + Self.number16(0x0800) + Self.number16(0)
    fields += Self.number16(0) + Self.number16(0x21)
    fields += Self.number32(Int(Checksum.of([UInt8](contents))))
    fields += Self.number32(contents.count) + Self.number32(contents.count)
    fields += Self.number16(name.count) + Self.number16(0)
    data += Self.number32(0x0403_4B50) + fields + name + contents
    // Made on Unix, readable by all.
    directory += Self.number32(0x0201_4B50) + Self.number16(0x0314) + fields
    directory += Self.number16(0) + Self.number16(0) + Self.number16(0)
    directory +=
      Self.number32((isProgram ? 0o100755 : 0o100644) << 16) + Self.number32(offset) + name
    count += 1
  }

  /// The complete archive, including its central directory.
  package var archive: Data {
    var end = Self.number32(0x0605_4B50) + Self.number32(0)
    end += Self.number16(count) + Self.number16(count)
    end += Self.number32(directory.count) + Self.number32(data.count) + Self.number16(0)
    return data + directory + end
  }

  private static func number16(_ value: Int) -> Data {
    Data([UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)])
  }

  private static func number32(_ value: Int) -> Data {
    number16(value & 0xFFFF) + number16(value >> 16 & 0xFFFF)
  }
}
