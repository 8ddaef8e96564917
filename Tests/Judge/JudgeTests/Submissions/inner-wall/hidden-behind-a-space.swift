// Puts a non-breaking space before a forbidden word.
// wall: inner
// verdict: forbidden
// rule: unsafe-memory
// line: 8

func attack() -> String {
  let address = UnsafePointer<Int>(bitPattern: 4096); return «U+A0»unsafe "\(address?.pointee ?? 0)"
}
