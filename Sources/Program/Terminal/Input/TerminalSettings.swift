import Glibc

/// The terminal's own settings, given back however the process is left.
///
/// A signal that ends or stops the process puts them back first; going on after a stop takes up
/// the changed ones again.
enum TerminalSettings {
  /// Remembers the settings of standard input and guards them, until `release()`.
  ///
  /// - Parameters:
  ///   - manner: What is written to the terminal, now and whenever the settings are given back.
  ///   - change: What is to be different meanwhile.
  /// - Returns: False where standard input is no terminal; then nothing was done.
  static func hold(
    writing manner: ScreenManner? = nil, changing change: (inout termios) -> Void = { _ in }
  ) -> Bool {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    own.initialize(to: settings)
    entry.fill(with: manner?.entry ?? "")
    exit.fill(with: manner?.exit ?? "")
    for signal in signals { install(handler, for: signal) }
    change(&settings)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    entry.write()
    return true
  }

  /// The same with single keys, unbuffered and unechoed.
  ///
  /// Signals stay on: Ctrl-C and Ctrl-Z go on meaning what they always mean.
  static func holdForKeys(writing manner: ScreenManner? = nil) -> Bool {
    hold(writing: manner) { $0.c_lflag &= ~tcflag_t(ICANON | ECHO) }
  }

  static func release() {
    exit.write()
    tcsetattr(STDIN_FILENO, TCSADRAIN, own)
    for signal in signals { install(nil, for: signal) }
  }

  private static let entry = FixedBytes()
  private static let exit = FixedBytes()

  /// Where signal handlers can reach them: `own` is written while no handler is installed, and
  /// `changed` by a handler alone.
  private nonisolated(unsafe) static let own = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private nonisolated(unsafe) static let changed = {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: termios())
    return settings
  }()

  private static let signals = [SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  private static func install(
    _ handler: (@convention(c) (Int32) -> Void)?, for signal: Int32
  ) {
    // Made before any handler runs: making them is not safe inside one.
    _ = (changed, entry, exit)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, nil)
  }

  /// Calls only functions that POSIX lists as safe in a signal handler.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let before = errno
    if number == SIGTSTP {
      tcgetattr(STDIN_FILENO, TerminalSettings.changed)
      TerminalSettings.exit.write()
      tcsetattr(STDIN_FILENO, TCSANOW, TerminalSettings.own)
      // Goes on here when the process is continued.
      raise(SIGSTOP)
      tcsetattr(STDIN_FILENO, TCSANOW, TerminalSettings.changed)
      TerminalSettings.entry.write()
      TerminalSignals.wake()
    } else {
      TerminalSettings.exit.write()
      tcsetattr(STDIN_FILENO, TCSANOW, TerminalSettings.own)
      signal(number, SIG_DFL)
      raise(number)
    }
    errno = before
  }
}
