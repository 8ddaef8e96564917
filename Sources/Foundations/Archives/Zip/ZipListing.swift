import Foundation

/// Reads the entries of a zip archive from its central directory.
enum ZipListing {
  static func entries(of bytes: [UInt8], limit: Int) throws(ArchiveProblem) -> [ArchiveEntry] {
    let numbers = LittleEndian(bytes: bytes)
    guard let end = endRecord(in: numbers), let count = numbers.number16(end + 10),
      var offset = numbers.number32(end + 16)
    else { throw .damaged }
    // These values mark a Zip64 archive, which may exceed 4 GB.
    guard count != 0xFFFF, offset != 0xFFFF_FFFF else { throw .tooManyItems }
    guard count <= limit else { throw .tooManyItems }
    var entries: [ArchiveEntry] = []
    for _ in 0..<count {
      guard numbers.number32(offset) == 0x0201_4B50,
        let flags = numbers.number16(offset + 8), let method = numbers.number16(offset + 10),
        let time = numbers.number16(offset + 12), let date = numbers.number16(offset + 14),
        let checksum = numbers.number32(offset + 16),
        let packed = numbers.number32(offset + 20), let size = numbers.number32(offset + 24),
        let nameCount = numbers.number16(offset + 28),
        let extraCount = numbers.number16(offset + 30),
        let commentCount = numbers.number16(offset + 32),
        let attributes = numbers.number32(offset + 38),
        let header = numbers.number32(offset + 42),
        offset + 46 + nameCount + extraCount <= bytes.count
      else { throw .damaged }
      let name = Array(bytes[offset + 46..<offset + 46 + nameCount])
      let extra = offset + 46 + nameCount
      let system = bytes[offset + 5]
      offset = extra + extraCount + commentCount
      guard let path = ArchiveEntry.names(in: name), !path.isEmpty else {
        if let outside = ArchiveEntry(outside: name) { entries.append(outside) }
        continue
      }
      let isFolder = name.last == UInt8(ascii: "/") || name.last == UInt8(ascii: "\\")
      let kind: ArchiveEntry.Kind = isFolder ? .folder : Self.kind(of: attributes, system: system)
      if kind == .file {
        guard flags & 1 == 0 else { throw .encrypted }
        guard method == 0 || method == 8, size != 0xFFFF_FFFF, packed != 0xFFFF_FFFF else {
          throw .unknownPacking
        }
      }
      entries.append(
        ArchiveEntry(
          path: path, kind: kind, size: size,
          modified: exactTime(in: numbers, from: extra, count: extraCount)
            ?? self.time(date: date, time: time),
          offset: header, packedSize: packed, isDeflated: method == 8,
          checksum: UInt32(truncatingIfNeeded: checksum)))
    }
    return entries
  }

  static func bytes(
    of entry: ArchiveEntry, in bytes: [UInt8], limit: Int
  ) throws(ArchiveProblem) -> [UInt8] {
    let numbers = LittleEndian(bytes: bytes)
    guard entry.size <= limit else { throw .tooLarge }
    guard numbers.number32(entry.offset) == 0x0403_4B50,
      let nameCount = numbers.number16(entry.offset + 26),
      let extraCount = numbers.number16(entry.offset + 28)
    else { throw .damaged }
    let start = entry.offset + 30 + nameCount + extraCount
    guard start + entry.packedSize <= bytes.count else { throw .damaged }
    let contents =
      entry.isDeflated
      ? try Inflation.bytes(
        of: Array(bytes[start..<start + entry.packedSize]), from: 0, limit: entry.size
      ).bytes
      : Array(bytes[start..<start + entry.packedSize])
    guard contents.count == entry.size, Checksum.of(contents) == entry.checksum else {
      throw .damaged
    }
    return contents
  }

  /// Returns the offset of the end-of-central-directory record, which a comment may follow.
  private static func endRecord(in numbers: LittleEndian) -> Int? {
    let last = numbers.bytes.count - 22
    guard last >= 0 else { return nil }
    return stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
      numbers.number32($0) == 0x0605_4B50
    }
  }

  private static func kind(of attributes: Int, system: UInt8) -> ArchiveEntry.Kind {
    // Only the Unix and Mac hosts store the kind of file.
    guard system == 3 || system == 19 else { return .file }
    return switch UInt32(attributes >> 16) & S_IFMT {
    case S_IFREG, 0: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }

  /// Returns the time of the extended timestamp field, in seconds since 1970, that some programs add.
  private static func exactTime(
    in numbers: LittleEndian, from start: Int, count: Int
  ) -> Int64? {
    var offset = start
    while offset + 4 <= start + count, let kind = numbers.number16(offset),
      let size = numbers.number16(offset + 2)
    {
      if kind == 0x5455, size >= 5, offset + 9 <= start + count, numbers.bytes[offset + 4] & 1 == 1,
        let seconds = numbers.number32(offset + 5)
      {
        return Int64(seconds) * 1_000_000_000
      }
      offset += 4 + size
    }
    return nil
  }

  /// Converts an MS-DOS date and time in the grader's time zone, because the format doesn't store a time
  /// zone.
  private static func time(date: Int, time: Int) -> Int64 {
    var parts = tm()
    parts.tm_year = Int32(80 + date >> 9)
    parts.tm_mon = Int32(date >> 5 & 15) - 1
    parts.tm_mday = Int32(date & 31)
    parts.tm_hour = Int32(time >> 11)
    parts.tm_min = Int32(time >> 5 & 63)
    parts.tm_sec = Int32(time & 31) * 2
    parts.tm_isdst = -1
    return Int64(mktime(&parts)) * 1_000_000_000
  }
}
