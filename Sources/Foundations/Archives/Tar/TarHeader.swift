/// The header of one tar entry in Unix, GNU or POSIX format.
package struct TarHeader: Sendable {
  /// The block size in bytes, to which headers and contents are aligned.
  package static let block = 512

  private let bytes: [UInt8]

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  /// Whether all bytes are zero, as in the blocks that end an archive.
  var isEmpty: Bool { bytes.allSatisfy { $0 == 0 } }

  /// Whether the header has the POSIX or GNU magic, which original Unix archives lack.
  package var isMarked: Bool { bytes[257..<262].elementsEqual("ustar".utf8) }

  /// Whether the header's checksum is right; the checksum field itself counts as spaces.
  package var isWhole: Bool {
    let sum = bytes.enumerated().reduce(0) { sum, byte in
      sum + ((148..<156).contains(byte.offset) ? 0x20 : Int(byte.element))
    }
    return number(148..<156) == sum
  }

  /// The type flag: a file, folder, link, or extended header for the next entry.
  package var kind: UInt8 { bytes[156] }

  /// The size of the contents in bytes, or `nil` if the field isn't a number.
  package var size: Int? { number(124..<136) }

  /// The modification time in seconds since 1970.
  var seconds: Int { number(136..<148) ?? 0 }

  /// The path, separated by `/`.
  package var name: [UInt8] {
    let name = text(0..<100)
    // GNU stores other data in the field that POSIX uses for a path prefix.
    guard isMarked, bytes[262] == 0 else { return name }
    let folder = text(345..<500)
    return folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name
  }

  private func text(_ field: Range<Int>) -> [UInt8] { Array(bytes[field].prefix { $0 != 0 }) }

  /// Reads an octal number; binary numbers, which only huge files need, aren't supported.
  private func number(_ place: Range<Int>) -> Int? {
    let field = bytes[place]
    let digits = field.drop { $0 == 0x20 }.prefix { (0x30..<0x38).contains($0) }
    guard !digits.isEmpty else { return field.allSatisfy { $0 == 0 || $0 == 0x20 } ? 0 : nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }
}
