/// Reads the entries of a tar archive in Unix, GNU or POSIX format.
enum TarListing {
  static func entries(of bytes: [UInt8], limit: Int) throws(ArchiveProblem) -> [ArchiveEntry] {
    var reader = TarReader(bytes)
    var entries: [ArchiveEntry] = []
    var longName: [UInt8]?
    var said: [String: [UInt8]] = [:]
    steps: while true {
      let header: TarHeader
      switch reader.next() {
      case .header(let next): header = next
      case .end: return entries
      case .nothing: break steps
      }
      guard header.isWhole, let stated = header.size else { throw .damaged }
      let size = said["size"].flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? stated
      guard let place = reader.contents(of: size) else { throw .damaged }
      switch header.kind {
      case UInt8(ascii: "L"):
        longName = Array(bytes[place].prefix { $0 != 0 })
        continue
      case UInt8(ascii: "x"):
        said = records(in: bytes[place])
        continue
      case UInt8(ascii: "g"), UInt8(ascii: "K"): continue
      default: break
      }
      defer {
        longName = nil
        said = [:]
      }
      let name = said["path"] ?? longName ?? header.name
      guard entries.count < limit else { throw .tooManyItems }
      guard let path = ArchiveEntry.names(in: name), !path.isEmpty else {
        if let outside = ArchiveEntry(outside: name) { entries.append(outside) }
        continue
      }
      let seconds =
        said["mtime"].flatMap { Double(String(decoding: $0, as: UTF8.self)) }
        ?? Double(header.seconds)
      entries.append(
        ArchiveEntry(
          path: path, kind: kind(header.kind, name: name), size: size,
          modified: seconds.magnitude < 9e9 ? Int64(seconds * 1_000_000_000) : 0,
          offset: place.lowerBound))
    }
    // Some programs omit the empty blocks at the end.
    guard !entries.isEmpty, reader.offset >= bytes.count else { throw .damaged }
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

  /// Parses extended header records such as `27 path=some/where.swift`, one per line.
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
