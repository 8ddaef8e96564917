import Sentences

/// The message that a learner sees for a crash in a hidden check.
///
/// `fatalError("\(city), \(hours)")` would reveal the check's input values. An exit code would, too, and so
/// would runtime messages that contain values, such as a duplicate key or a thrown error. Messages without
/// values are shown.
enum HiddenCrash {
  static func told(_ message: Sentence) -> Sentence {
    switch message.id {
    case WorkerEnd.crash(Sentence(verbatim: "")).id:
      // A known runtime message without arguments is safe. Any other text may come from the code.
      if case .sentence(let words)? = message.arguments.first, words.arguments.isEmpty,
        !words.isVerbatim
      {
        message
      } else {
        keptBack
      }
    case WorkerEnd.exit(code: "").id:
      Sentence(
        "Your code ended the process. A widget never calls exit.",
        ko: "코드가 프로세스를 끝냈어요. 위젯은 exit을 부르지 않아요.")
    // A shortened message is plain text.
    case _ where message.isVerbatim || message.id == "{}": keptBack
    default: message
    }
  }

  private static let keptBack = Sentence(
    "Your code crashed. The message isn't shown because the check is hidden.",
    ko: "코드가 비정상적으로 멈췄어요. 숨은 검사라서 메시지는 보여 주지 않아요.")
}
