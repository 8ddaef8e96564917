import Glibc
import Sentences

/// Messages on how to continue after grading is interrupted by Ctrl-C, a cluster's time limit or a closed
/// terminal.
///
/// Nothing needs saving: each verdict was written atomically when it arrived.
enum GradingInterruption {
  enum Work {
    case wholeClass, part

    fileprivate var sentence: Sentence {
      switch self {
      case .wholeClass:
        Sentence(
          "Stopped. Results so far are kept: run the same command with --resume to continue.",
          ko: "멈췄어요. 지금까지의 결과는 남아 있어요. 같은 명령에 --resume 옵션을 붙이면 이어서 해요.")
      case .part:
        Sentence(
          "Stopped. Results so far are kept: run the same part again to continue.",
          ko: "멈췄어요. 지금까지의 결과는 남아 있어요. 같은 부분을 다시 실행하면 이어서 해요.")
      }
    }
  }

  /// Allocated in advance, since a signal handler may not allocate memory.
  nonisolated(unsafe) private static var words: UnsafeMutablePointer<CChar>?

  /// Makes SIGINT, SIGTERM and SIGHUP print the message and exit with 128 plus the signal's number.
  ///
  /// Signals that the parent process ignores stay ignored, as with `nohup` or a background script.
  static func install(of work: Work = .wholeClass, speaking language: Language) {
    // The newline keeps the progress line intact.
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
        // Use only functions that are safe in a signal handler.
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
