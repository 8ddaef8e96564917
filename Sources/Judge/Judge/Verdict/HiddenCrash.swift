import Sentences

/// What a learner is told of a crash in a hidden check.
///
/// `fatalError("\(city), \(hours)")` would tell them what the check asks. So would an exit code, and what
/// the runtime puts into its sentences: a duplicate key, a thrown error. Sentences without a gap stay.
enum HiddenCrash {
  static func told(_ message: Sentence) -> Sentence {
    switch message.id {
    case WorkerEnd.crash(Sentence(verbatim: "")).id:
      // A sentence of the runtime's that nothing is put into is known; all else is somebody's text.
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
    // What had to be cut short is text.
    case _ where message.isVerbatim || message.id == "{}": keptBack
    default: message
    }
  }

  private static let keptBack = Sentence(
    "Your code crashed. What it said is kept back, as the check is hidden.",
    ko: "코드가 비정상적으로 멈췄어요. 숨은 검사라서 무슨 말을 남겼는지는 보여주지 않아요.")
}
