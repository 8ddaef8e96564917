/// The header of one entry of a tar archive: of Unix, of GNU or of POSIX.
package struct TarHeader: Sendable {
  /// Headers and contents begin at multiples of it, in bytes.
  package static let block = 512

  private let bytes: [UInt8]

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  /// Whether there is nothing in it: such blocks end an archive.
  var isEmpty: Bool { bytes.allSatisfy { $0 == 0 } }

  /// Whether it bears the mark of POSIX or of GNU, which Unix's own archives lack.
  package var isMarked: Bool { bytes[257..<262].elementsEqual("ustar".utf8) }

  /// Whether the sum of its bytes, in which that of its own field counts as blanks, is what it states.
  package var isWhole: Bool {
    let sum = bytes.enumerated().reduce(0) { sum, byte in
      sum + ((148..<156).contains(byte.offset) ? 0x20 : Int(byte.element))
    }
    return number(148..<156) == sum
  }

  /// A letter or digit that tells files from folders, links and headers that speak of the next.
  package var kind: UInt8 { bytes[156] }

  /// Bytes of contents; nil where no number stands.
  package var size: Int? { number(124..<136) }

  /// Seconds since 1970.
  var seconds: Int { number(136..<148) ?? 0 }

  /// With `/` between its parts.
  package var name: [UInt8] {
    let name = text(0..<100)
    // GNU keeps other things where POSIX keeps the folder.
    guard isMarked, bytes[262] == 0 else { return name }
    let folder = text(345..<500)
    return folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name
  }

  private func text(_ field: Range<Int>) -> [UInt8] { Array(bytes[field].prefix { $0 != 0 }) }

  /// A number in octal digits; large ones are in binary, which no archive that is read here needs.
  private func number(_ place: Range<Int>) -> Int? {
    let field = bytes[place]
    let digits = field.drop { $0 == 0x20 }.prefix { (0x30..<0x38).contains($0) }
    guard !digits.isEmpty else { return field.allSatisfy { $0 == 0 || $0 == 0x20 } ? 0 : nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }
}
