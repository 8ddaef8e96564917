/// Writes values one after the other, as `IndexReader` reads them.
struct IndexWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add(_ part: [UInt8]) {
    add(part.count)
    bytes.append(contentsOf: part)
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add<Value>(_ values: [Value], _ each: (inout IndexWriter, Value) -> Void) {
    add(values.count)
    for value in values { each(&self, value) }
  }

  mutating func add<Value>(_ value: Value?, _ each: (inout IndexWriter, Value) -> Void) {
    add(value != nil)
    if let value { each(&self, value) }
  }

  mutating func add(_ words: [String]) { add(words) { $0.add($1) } }

  mutating func add(_ texts: [String: String]) {
    add(texts.sorted { $0.key < $1.key }) { writer, text in
      writer.add(text.key)
      writer.add(text.value)
    }
  }
}
