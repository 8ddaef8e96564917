import Foundation

/// Writes the bytes of one message.
///
/// A container ends when an outer container continues, because messages are encoded sequentially. A type that
/// encodes in another order causes an error, never a damaged message.
final class MessageWriter {
  private(set) var bytes = [UInt8](repeating: 0, count: MessageFormat.headerLength)
  private var places: [String: Int] = [:]
  private var names: [String] = []
  /// The positions of the lengths of all open containers.
  private var open: [Int] = []
  /// The first error, which prevents the message from being written.
  private var failure: FrameError?

  struct Container {
    /// The position of the container's length.
    let start: Int
    /// The number of open containers while this container is being written, including this one.
    let depth: Int
  }

  init() { bytes.reserveCapacity(1 << 10) }

  var end: Int { bytes.count }

  /// Prevents the message from being sent.
  func fail(_ reason: String) {
    failure = failure ?? .garbled(reason)
  }

  // MARK: - Containers

  /// Begins a container inside the open containers.
  func begin(_ kind: MessageFormat.Kind) -> Container {
    if open.count >= MessageFormat.mostNested { fail("it's nested too deeply") }
    bytes.append(kind.rawValue)
    let start = bytes.count
    for _ in 0..<MessageFormat.lengthOfLength { bytes.append(0) }
    open.append(start)
    return Container(start: start, depth: open.count)
  }

  /// Ends all containers inside this container, so that it can continue.
  func resume(_ container: Container) {
    guard open.count != container.depth || open.last != container.start else { return }
    guard open.count >= container.depth, open[container.depth - 1] == container.start else {
      return fail("a container was written past its end")
    }
    while open.count > container.depth { endLast() }
  }

  /// Returns the container that begins at `start`, if it's the innermost open container.
  func container(_ kind: MessageFormat.Kind, at start: Int) -> Container? {
    guard let last = open.last, last == start + 1, bytes[start] == kind.rawValue else { return nil }
    return Container(start: last, depth: open.count)
  }

  private func endLast() {
    guard let start = open.popLast() else { return }
    write(length: bytes.count - start - MessageFormat.lengthOfLength, at: start)
  }

  private func write(length: Int, at start: Int) {
    guard let length = UInt32(exactly: length) else { return fail("it's too long") }
    for place in 0..<MessageFormat.lengthOfLength {
      bytes[start + place] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(place)))
    }
  }

  // MARK: - Values

  func write(_ kind: MessageFormat.Kind) { bytes.append(kind.rawValue) }

  func write(_ value: Bool) { write(value ? .isTrue : .isFalse) }

  func write(integer value: Int64) {
    write(.integer)
    write(variable: UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  func write(unsigned value: UInt64) {
    if let value = Int64(exactly: value) { return write(integer: value) }
    write(.unsigned)
    write(fixed: value)
  }

  func write(_ value: Double) {
    write(.double)
    write(fixed: value.bitPattern)
  }

  func write(_ text: String) {
    write(.text)
    write(characters: text)
  }

  func write(_ data: Data) {
    write(.bytes)
    write(variable: UInt64(data.count))
    bytes.append(contentsOf: data)
  }

  /// Writes the name of the field whose value follows.
  func write(name: String) {
    if let place = places[name] { return write(variable: UInt64(place)) }
    places[name] = names.count
    write(variable: UInt64(names.count))
    names.append(name)
  }

  private func write(characters text: String) {
    var text = text
    text.withUTF8 {
      write(variable: UInt64($0.count))
      bytes.append(contentsOf: $0)
    }
  }

  private func write(variable value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private func write(fixed value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  // MARK: - The message

  func finished() throws(FrameError) -> Data {
    while !open.isEmpty { endLast() }
    bytes[0] = MessageFormat.mark
    write(length: bytes.count - MessageFormat.headerLength, at: 1)
    for name in names { write(characters: name) }
    if let failure { throw failure }
    return Data(bytes)
  }
}
