/// A pack index, version 2.
struct GitPackIndex {
  private static let header: [UInt8] = [0xFF, 0x74, 0x4F, 0x63, 0, 0, 0, 2]
  private static let idBytes = 20

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the offset of an object in the pack, or `nil` if the pack doesn't contain it.
  func place(of id: String) -> Int? {
    let wanted = stride(from: 0, to: id.utf8.count, by: 2).compactMap { place in
      UInt8(id.dropFirst(place).prefix(2), radix: 16)
    }
    guard bytes.starts(with: Self.header), wanted.count == Self.idBytes else { return nil }
    let fan = Self.header.count
    let first = Int(wanted[0])
    guard let count = number(at: fan + 255 * 4), let end = number(at: fan + first * 4),
      let start = first == 0 ? 0 : number(at: fan + (first - 1) * 4), start <= end, end <= count
    else { return nil }
    let ids = fan + 256 * 4
    // The index holds three tables in a row: ids, checksums and offsets.
    let places = ids + count * (Self.idBytes + 4)
    guard places + count * 4 <= bytes.count else { return nil }
    let found = (start..<end).first { row in
      bytes[(ids + row * Self.idBytes)..<(ids + (row + 1) * Self.idBytes)] == wanted[...]
    }
    // The highest bit marks an offset beyond 2 GB.
    guard let found, let place = number(at: places + found * 4), place < 1 << 31 else { return nil }
    return place
  }

  private func number(at place: Int) -> Int? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The header of an object in a pack.
struct GitPackEntry {
  enum Kind {
    case whole(GitObject.Kind)
    /// A delta against the object at an offset of the same pack.
    case difference(from: Int)
  }

  let kind: Kind
  /// The offset of the compressed bytes.
  let start: Int

  init?(in pack: [UInt8], at place: Int) {
    guard pack.indices.contains(place) else { return nil }
    let type = pack[place] >> 4 & 7
    var next = place
    while pack.indices.contains(next), pack[next] & 0x80 != 0 { next += 1 }
    next += 1
    switch type {
    case 1: kind = .whole(.commit)
    case 2, 3, 4: kind = .whole(.other)
    case 6:
      var back = 0
      var isFirst = true
      while true {
        guard pack.indices.contains(next), back < 1 << 40 else { return nil }
        back = (isFirst ? 0 : back + 1) << 7 | Int(pack[next] & 0x7F)
        isFirst = false
        next += 1
        if pack[next - 1] & 0x80 == 0 { break }
      }
      guard back > 0, back <= place else { return nil }
      kind = .difference(from: place - back)
    // Only packs in transfer contain deltas that refer to their base by id.
    default: return nil
    }
    start = next
  }
}

/// A delta: a list of copies from a base object and of literal bytes.
struct GitDifference {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the object that the delta makes from `base`, or `nil` if the delta is damaged.
  func applied(to base: [UInt8], limit: Int) -> [UInt8]? {
    var place = 0
    // Skips the sizes of both objects.
    for _ in 0..<2 {
      while bytes.indices.contains(place), bytes[place] & 0x80 != 0 { place += 1 }
      place += 1
    }
    var object: [UInt8] = []
    while place < bytes.count {
      let order = bytes[place]
      place += 1
      if order & 0x80 == 0 {
        guard order > 0, place + Int(order) <= bytes.count else { return nil }
        object += bytes[place..<place + Int(order)]
        place += Int(order)
      } else {
        var (start, count) = (0, 0)
        for bit in 0..<7 where order & 1 << bit != 0 {
          guard place < bytes.count else { return nil }
          if bit < 4 {
            start |= Int(bytes[place]) << (8 * bit)
          } else {
            count |= Int(bytes[place]) << (8 * (bit - 4))
          }
          place += 1
        }
        if count == 0 { count = 0x10000 }
        guard start + count <= base.count else { return nil }
        object += base[start..<start + count]
      }
      guard object.count <= limit else { return nil }
    }
    return object
  }
}
