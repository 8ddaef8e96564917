import Glibc

/// Turns Ctrl-C and window changes into events that a loop can wait for.
package enum TerminalSignals {
  package struct Events: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let interrupt = Events(rawValue: 1)
    package static let resize = Events(rawValue: 2)
  }

  /// Installs handlers for SIGINT and SIGWINCH that only make `descriptor` readable.
  package static func install() {
    guard pipe.isOpen else { return }
    for signal in [SIGINT, SIGWINCH] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        // Only do what is safe in a handler: write to a nonblocking pipe.
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(TerminalSignals.pipe.input, &byte, 1)
        errno = saved
      }
      sigemptyset(&action.sa_mask)
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
  }

  /// A descriptor that is readable after a signal; -1, which `poll` ignores, if no pipe could be made.
  package static var descriptor: Int32 { pipe.output }

  /// Makes `descriptor` readable as after a window change, so that everything is redrawn.
  ///
  /// Safe in a signal handler.
  static func wake() {
    var byte = UInt8(truncatingIfNeeded: SIGWINCH)
    _ = write(pipe.input, &byte, 1)
  }

  /// Returns the events since the last call.
  package static func take() -> Events {
    guard pipe.isOpen else { return [] }
    var events: Events = []
    var byte: UInt8 = 0
    while read(pipe.output, &byte, 1) == 1 {
      if Int32(byte) == SIGINT { events.insert(.interrupt) }
      if Int32(byte) == SIGWINCH { events.insert(.resize) }
    }
    return events
  }

  private struct Pipe {
    let output: Int32
    let input: Int32

    var isOpen: Bool { output >= 0 }

    init() {
      var ends: [Int32] = [-1, -1]
      // An unqualified `pipe` would be `TerminalSignals.pipe`.
      if Glibc.pipe(&ends) != 0 { ends = [-1, -1] }
      for end in ends where end >= 0 {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      output = ends[0]
      input = ends[1]
    }
  }

  private static let pipe = Pipe()
}
