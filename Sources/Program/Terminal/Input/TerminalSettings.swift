import Glibc

/// The terminal's original settings, restored whenever the process ends or stops.
///
/// The handler of a signal that ends or stops the process restores them first. Continuing after a stop
/// applies the changed settings again.
enum TerminalSettings {
  /// Saves the settings of standard input, changes them, and guards them until `release()`.
  ///
  /// - Parameters:
  ///   - manner: The sequences to write now and when the settings are restored.
  ///   - change: Changes the settings.
  /// - Returns: False, without any change, if standard input isn't a terminal.
  static func hold(
    writing manner: ScreenManner? = nil, changing change: (inout termios) -> Void = { _ in }
  ) -> Bool {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    own.initialize(to: settings)
    entry.fill(with: manner?.entry ?? "")
    exit.fill(with: manner?.exit ?? "")
    // Initialize these before any handler runs, since initializing isn't safe in a handler.
    _ = (changed, entry, exit, former)
    for (place, signal) in signals.enumerated() { install(for: signal, keeping: former + place) }
    change(&settings)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    entry.write()
    return true
  }

  /// Changes the settings to single keys, unbuffered and without echo.
  ///
  /// Signals stay on, so Ctrl-C and Ctrl-Z work as usual.
  static func holdForKeys(writing manner: ScreenManner? = nil) -> Bool {
    hold(writing: manner) { $0.c_lflag &= ~tcflag_t(ICANON | ECHO) }
  }

  static func release() {
    exit.write()
    tcsetattr(STDIN_FILENO, TCSADRAIN, own)
    for (place, signal) in signals.enumerated() { sigaction(signal, former + place, nil) }
  }

  private static let entry = FixedBytes()
  private static let exit = FixedBytes()

  /// Memory for signal handlers: `own` only changes while no handler is installed, and only a handler changes
  /// `changed`.
  private nonisolated(unsafe) static let own = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private nonisolated(unsafe) static let changed = {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: termios())
    return settings
  }()

  /// The signals that end or stop the process, including crashes.
  private static let signals = [
    SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]

  /// The handlers that were installed before `hold`, such as the Swift runtime's for crashes.
  private nonisolated(unsafe) static let former = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    actions.initialize(repeating: sigaction(), count: signals.count)
    return actions
  }()

  private static func install(
    for signal: Int32, keeping former: UnsafeMutablePointer<sigaction>
  ) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, former)
  }

  /// The signal handler, which calls only functions that POSIX lists as safe in a handler.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let before = errno
    if number == SIGTSTP {
      tcgetattr(STDIN_FILENO, TerminalSettings.changed)
      TerminalSettings.exit.write()
      tcsetattr(STDIN_FILENO, TCSANOW, TerminalSettings.own)
      // The process stops here and resumes when it is continued.
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
