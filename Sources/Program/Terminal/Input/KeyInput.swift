import Glibc

/// Single keys from the terminal, unbuffered and unechoed, for as long as `withKeys` runs.
///
/// However the process is left (a signal that ends it, a stop with Ctrl-Z, an error thrown through),
/// the terminal gets its own settings back.
package enum KeyInput {
  /// Runs `body` with single keys on; on a standard input that is no terminal it just runs.
  package static func withKeys<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let isHeld = TerminalSettings.holdForKeys()
    defer { if isHeld { TerminalSettings.release() } }
    return try await body()
  }

  /// The keys that wait to be read.
  package static func pending() -> [Key] {
    let bytes = pendingBytes()
    return bytes.isEmpty ? [.end] : keys(in: bytes)
  }

  /// The bytes that can be read at once, and the rest of an escape sequence that has only begun; none at
  /// the end of the input.
  static func pendingBytes() -> [UInt8] {
    var bytes = availableBytes()
    // Over a slow line a sequence comes in pieces, and half of one would be keys that nobody pressed.
    while isOpen(bytes), bytes.count < longest,
      !DescriptorWait.blocking([STDIN_FILENO], milliseconds: gap).isEmpty
    {
      let more = availableBytes()
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// So long the next piece of a sequence may be under way, in milliseconds: Escape alone waits for it too.
  private static let gap = 50
  /// A terminal that never ends what it says is not listened to for longer than so many bytes.
  private static let longest = 1 << 16

  /// Whether the bytes end within an escape sequence.
  package static func isOpen(_ bytes: [UInt8]) -> Bool { KeyPresses.isOpen(bytes) }

  private static func availableBytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// The keys that these bytes are, without those that mean nothing here.
  package static func keys(in bytes: [UInt8]) -> [Key] {
    var presses = KeyPresses(bytes)
    var keys: [Key] = []
    while let press = presses.next() {
      if let key = Key(press) { keys.append(key) }
    }
    return keys
  }
}
