import Glibc

/// Single keys from the terminal, unbuffered and without echo, while `withKeys` runs.
///
/// The terminal's settings are restored after a signal, Ctrl-Z or a thrown error.
package enum KeyInput {
  /// Runs `body` with single keys turned on; if standard input isn't a terminal, just runs it.
  package static func withKeys<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let isHeld = TerminalSettings.holdForKeys()
    defer { if isHeld { TerminalSettings.release() } }
    return try await body()
  }

  package static func pending() -> [Key] { pendingPresses().compactMap(\.key) }

  /// Reads the available presses; returns Ctrl-D at the end of the input.
  package static func pendingPresses() -> [KeyPress] {
    let bytes = pendingBytes()
    return bytes.isEmpty ? [KeyPress(key: .end)] : presses(in: bytes)
  }

  /// Reads the available bytes, and waits for the rest of an incomplete escape sequence; empty at the end of
  /// the input.
  static func pendingBytes() -> [UInt8] {
    var bytes = TypedAhead.take()
    if bytes.isEmpty { bytes = availableBytes() }
    // A slow connection splits sequences; half a sequence would look like other keys.
    while isOpen(bytes), bytes.count < longest,
      !DescriptorWait.blocking([STDIN_FILENO], milliseconds: gap).isEmpty
    {
      let more = availableBytes()
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// The time to wait for the rest of a sequence, in milliseconds; it also delays a lone Escape.
  private static let gap = 50
  /// The maximum length in bytes, for a terminal that never ends its sequence.
  private static let longest = 1 << 16

  package static func isOpen(_ bytes: [UInt8]) -> Bool { KeyPresses.isOpen(bytes) }

  private static func availableBytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Returns the keys that the bytes encode, without keys that have no meaning here.
  package static func keys(in bytes: [UInt8]) -> [Key] { presses(in: bytes).compactMap(\.key) }

  private static func presses(in bytes: [UInt8]) -> [KeyPress] {
    var rest = KeyPresses(bytes)
    var presses: [KeyPress] = []
    while let press = rest.next() { presses.append(KeyPress(press)) }
    return presses
  }
}
