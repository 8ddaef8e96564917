/// Why an index cannot be read.
struct IndexDamage: Error {}

/// Reads values one after the other, as `IndexWriter` wrote them; whatever the bytes are, it ends.
struct IndexReader {
  private let bytes: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  mutating func number() throws(IndexDamage) -> UInt64 {
    guard bytes.count - place >= 8 else { throw IndexDamage() }
    defer { place += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }

  mutating func integer() throws(IndexDamage) -> Int {
    Int(truncatingIfNeeded: try number())
  }

  mutating func flag() throws(IndexDamage) -> Bool {
    guard place < bytes.count else { throw IndexDamage() }
    defer { place += 1 }
    return bytes[place] != 0
  }

  mutating func part() throws(IndexDamage) -> ArraySlice<UInt8> {
    let count = try count()
    defer { place += count }
    return bytes[place..<(place + count)]
  }

  mutating func text() throws(IndexDamage) -> String {
    String(decoding: try part(), as: UTF8.self)
  }

  mutating func choice<Choice: RawRepresentable>(
    of type: Choice.Type
  ) throws(IndexDamage) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try text()) else { throw IndexDamage() }
    return choice
  }

  mutating func list<Value>(
    _ each: (inout IndexReader) throws(IndexDamage) -> Value
  ) throws(IndexDamage) -> [Value] {
    // Every value takes a byte at least.
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try each(&self)) }
    return values
  }

  mutating func optional<Value>(
    _ each: (inout IndexReader) throws(IndexDamage) -> Value
  ) throws(IndexDamage) -> Value? {
    try flag() ? try each(&self) : nil
  }

  mutating func words() throws(IndexDamage) -> [String] {
    try list { (reader) throws(IndexDamage) in try reader.text() }
  }

  mutating func texts() throws(IndexDamage) -> [String: String] {
    let count = try count()
    var texts = [String: String](minimumCapacity: count)
    for _ in 0..<count {
      let key = try text()
      texts[key] = try text()
    }
    return texts
  }

  /// How many bytes or values follow, of which there are never more than bytes.
  private mutating func count() throws(IndexDamage) -> Int {
    let count = try integer()
    guard count >= 0, count <= bytes.count - place else { throw IndexDamage() }
    return count
  }
}
