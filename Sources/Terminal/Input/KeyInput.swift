import Glibc
import Synchronization

/// Single keys from the terminal, unbuffered and unechoed, for as long as `withKeys` runs.
///
/// However the process is left (a signal that ends it, a stop with Ctrl-Z, an error thrown through),
/// the terminal gets its own settings back.
package enum KeyInput {
  /// Runs `body` with single keys on; on a standard input that is no terminal it just runs.
  package static func withKeys<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard begin() else { return try await body() }
    defer { end() }
    return try await body()
  }

  /// The keys that wait to be read.
  package static func pending() -> [Key] {
    let bytes = pendingBytes()
    return bytes.isEmpty ? [.end] : keys(in: bytes)
  }

  /// The bytes that can be read at once; none at the end of the input.
  static func pendingBytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// One press each: an escape sequence is one press, every other character is one.
  package static func keys(in bytes: [UInt8]) -> [Key] {
    if bytes.first == 0x1B { return Key(bytes).map { [$0] } ?? [] }
    return String(decoding: bytes, as: UTF8.self).compactMap { Key(Array($0.utf8)) }
  }

  /// The settings before and during, where signal handlers can reach them: written while no handler
  /// is installed, only read after that.
  private nonisolated(unsafe) static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private nonisolated(unsafe) static let unbuffered =
    UnsafeMutablePointer<termios>.allocate(capacity: 1)

  private static let signals = [SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  private static func begin() -> Bool {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    saved.initialize(to: settings)
    // Signals stay on: Ctrl-C and Ctrl-Z go on meaning what they always mean.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unbuffered.initialize(to: settings)
    for signal in signals { install(handler, for: signal) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    return true
  }

  private static func end() {
    tcsetattr(STDIN_FILENO, TCSADRAIN, saved)
    for signal in signals { install(nil, for: signal) }
  }

  private static func install(
    _ handler: (@convention(c) (Int32) -> Void)?, for signal: Int32
  ) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, nil)
  }

  /// Calls only functions that POSIX lists as safe in a signal handler.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let before = errno
    switch number {
    case SIGCONT:
      tcsetattr(STDIN_FILENO, TCSANOW, KeyInput.unbuffered)
    case SIGTSTP:
      tcsetattr(STDIN_FILENO, TCSANOW, KeyInput.saved)
      raise(SIGSTOP)
    default:
      tcsetattr(STDIN_FILENO, TCSANOW, KeyInput.saved)
      signal(number, SIG_DFL)
      raise(number)
    }
    errno = before
  }
}
