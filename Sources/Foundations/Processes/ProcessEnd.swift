package enum ProcessEnd: Sendable, Hashable, Codable {
  case exited(code: Int32)
  case signalled(Int32)

  /// Decodes the status word of `wait(2)`.
  package init(rawStatus: Int32) {
    let signal = rawStatus & 0x7f
    self = signal == 0 ? .exited(code: (rawStatus >> 8) & 0xff) : .signalled(signal)
  }

  /// Decodes the exit code of a shell-like launcher, which adds 128 to signal numbers.
  package init(launcherCode code: Int32) {
    self = code > 128 && code <= 128 + 64 ? .signalled(code - 128) : .exited(code: code)
  }

  package var isSuccess: Bool { self == .exited(code: 0) }

  package var signal: Int32? {
    if case .signalled(let number) = self { number } else { nil }
  }

  /// The signal's name in capitals, as `kill -l` prints it, or the exit code.
  package var evidence: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signalled(let number): Self.signalNames[number] ?? "signal \(number)"
    }
  }

  private static let signalNames: [Int32: String] = [
    1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS",
    8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV", 13: "SIGPIPE", 14: "SIGALRM", 15: "SIGTERM",
    24: "SIGXCPU", 25: "SIGXFSZ", 31: "SIGSYS",
  ]
}
