import Glibc
import Sentences

/// Ctrl-C, a cluster's end of time and a terminal that is closed, while a class is graded: they say how
/// to go on.
///
/// Nothing has to be saved then: every verdict was written when it came, whole or not at all.
enum GradingInterruption {
  /// What is graded when the signal comes.
  enum Work {
    case wholeClass, part

    fileprivate var sentence: Sentence {
      switch self {
      case .wholeClass:
        Sentence(
          "Stopped. What is graded is kept: type the same with --resume to go on.",
          ko: "멈췄어요. 채점한 것은 남아 있어요. 같은 명령에 --resume 옵션을 붙이면 이어서 해요.")
      case .part:
        Sentence(
          "Stopped. What is graded is kept: run the same part again to go on.",
          ko: "멈췄어요. 채점한 것은 남아 있어요. 같은 부분을 다시 실행하면 이어서 해요.")
      }
    }
  }

  /// Made before any signal comes: a handler may not.
  nonisolated(unsafe) private static var words: UnsafeMutablePointer<CChar>?

  /// From now on SIGINT, SIGTERM and SIGHUP end the process with these words, and with 128 and their
  /// number.
  ///
  /// One that whoever started us wants ignored stays so: `nohup`, or a script that grades behind it.
  static func install(of work: Work = .wholeClass, speaking language: Language) {
    // What stands on a line that stays is left there.
    if words == nil { words = strdup("\n\(work.sentence.spoken(in: language))\n") }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      let isIgnored =
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { continue }
      action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        // Only what is safe inside a handler.
        if let words = GradingInterruption.words {
          _ = write(STDERR_FILENO, words, strlen(words))
        }
        _exit(128 + number)
      }
      sigemptyset(&action.sa_mask)
      sigaction(number, &action, nil)
    }
  }
}
