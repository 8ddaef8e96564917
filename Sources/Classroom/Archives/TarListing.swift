/// The entries of a tar archive: of Unix, of GNU and of POSIX.
enum TarListing {
  private static let block = 512

  static func entries(of bytes: [UInt8], limit: Int) throws(ArchiveProblem) -> [ArchiveEntry] {
    var entries: [ArchiveEntry] = []
    var offset = 0
    var longName: [UInt8]?
    var said: [String: [UInt8]] = [:]
    while offset + block <= bytes.count {
      let header = Array(bytes[offset..<offset + block])
      if header.allSatisfy({ $0 == 0 }) { return entries }
      guard isWhole(header), let stated = number(header[124..<136]) else { throw .damaged }
      let size = said["size"].flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? stated
      let start = offset + block
      guard size >= 0, size <= bytes.count - start else { throw .damaged }
      offset = start + (size + block - 1) / block * block
      let contents = bytes[start..<start + size]
      switch header[156] {
      case UInt8(ascii: "L"):
        longName = Array(contents.prefix { $0 != 0 })
        continue
      case UInt8(ascii: "x"):
        said = records(in: contents)
        continue
      case UInt8(ascii: "g"), UInt8(ascii: "K"): continue
      default: break
      }
      defer {
        longName = nil
        said = [:]
      }
      let name = said["path"] ?? longName ?? self.name(in: header)
      guard let path = ArchiveEntry.names(in: name), !path.isEmpty else { continue }
      guard entries.count < limit else { throw .tooManyItems }
      let seconds =
        said["mtime"].flatMap { Double(String(decoding: $0, as: UTF8.self)) }
        ?? Double(number(header[136..<148]) ?? 0)
      entries.append(
        ArchiveEntry(
          path: path, kind: kind(header[156], name: name), size: size,
          modified: seconds.magnitude < 9e9 ? Int64(seconds * 1_000_000_000) : 0, offset: start))
    }
    // Some programs leave out the empty blocks at the end.
    guard !entries.isEmpty, offset >= bytes.count else { throw .damaged }
    return entries
  }

  private static func kind(_ flag: UInt8, name: [UInt8]) -> ArchiveEntry.Kind {
    switch flag {
    case UInt8(ascii: "0"), UInt8(ascii: "7"), 0:
      name.last == UInt8(ascii: "/") ? .folder : .file
    case UInt8(ascii: "5"): .folder
    case UInt8(ascii: "1"), UInt8(ascii: "2"): .link
    default: .special
    }
  }

  private static func name(in header: [UInt8]) -> [UInt8] {
    let name = Array(header[0..<100].prefix { $0 != 0 })
    guard Array(header[257..<262]) == Array("ustar".utf8), header[262] == 0 else { return name }
    let folder = Array(header[345..<500].prefix { $0 != 0 })
    return folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name
  }

  /// Whether the sum of the header's bytes is the one that it states.
  private static func isWhole(_ header: [UInt8]) -> Bool {
    let sum = header.enumerated().reduce(0) { sum, byte in
      sum + ((148..<156).contains(byte.offset) ? 0x20 : Int(byte.element))
    }
    return number(header[148..<156]) == sum
  }

  /// A number in octal digits; large ones are in binary, which no submission needs.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == 0x20 }.prefix { (0x30..<0x38).contains($0) }
    return digits.isEmpty
      ? (field.allSatisfy { $0 == 0 || $0 == 0x20 } ? 0 : nil)
      : Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }

  /// `27 path=some/where.swift` and a line break, again and again.
  private static func records(in bytes: ArraySlice<UInt8>) -> [String: [UInt8]] {
    var records: [String: [UInt8]] = [:]
    var rest = bytes
    while let space = rest.firstIndex(of: 0x20),
      let length = Int(String(decoding: rest[rest.startIndex..<space], as: UTF8.self)),
      length > space - rest.startIndex + 1, length <= rest.count
    {
      let record = rest[(space + 1)..<(rest.startIndex + length - 1)]
      if let equals = record.firstIndex(of: UInt8(ascii: "=")) {
        records[String(decoding: record[record.startIndex..<equals], as: UTF8.self)] =
          Array(record[(equals + 1)...])
      }
      rest = rest.dropFirst(length)
    }
    return records
  }
}
