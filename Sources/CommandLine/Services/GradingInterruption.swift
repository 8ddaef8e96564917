import Glibc

/// Ctrl-C, a cluster's end of time and a terminal that is closed, while a class is graded: they say how
/// to go on.
///
/// Nothing has to be saved then: every verdict was written when it came, whole or not at all.
enum GradingInterruption {
  /// What is graded when the signal comes.
  enum Work {
    case wholeClass, part
  }

  private static let words: StaticString =
    "\nStopped. What is graded is kept: type the same with --resume to go on.\n"
  private static let wordsOfPart: StaticString =
    "\nStopped. What is graded is kept: run the same part again to go on.\n"

  /// From now on SIGINT, SIGTERM and SIGHUP end the process with these words, and with 128 and their
  /// number.
  ///
  /// One that whoever started us wants ignored stays so: `nohup`, or a script that grades behind it.
  static func install(of work: Work = .wholeClass) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      let isIgnored =
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { continue }
      action = sigaction()
      // Only what is safe inside a handler, which takes nothing from here along.
      action.__sigaction_handler.sa_handler =
        switch work {
        case .wholeClass: { GradingInterruption.stop(GradingInterruption.words, $0) }
        case .part: { GradingInterruption.stop(GradingInterruption.wordsOfPart, $0) }
        }
      sigemptyset(&action.sa_mask)
      sigaction(number, &action, nil)
    }
  }

  private static func stop(_ words: StaticString, _ number: Int32) {
    _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    _exit(128 + number)
  }
}
