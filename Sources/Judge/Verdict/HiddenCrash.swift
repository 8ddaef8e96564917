import Curriculum

/// What a learner is told of a crash in a hidden check.
///
/// `fatalError("\(city), \(hours)")` would tell them what the check asks. So would an exit code, and what
/// the runtime puts into its sentences: a duplicate key, a thrown error. Sentences without a gap stay.
struct HiddenCrash {
  private let toldWhole: Set<String>
  private let withGaps: MessageTable

  /// What may be told of a crash, in one language.
  ///
  /// - Parameter language: Of the verdict's messages: `en`, `ko`.
  init(language: String) {
    let messages = RingsMessages.table(language: language)
    let sentences = KoreanMessages.crashes.map(\.0).filter { !$0.contains("{}") }
    let whole = sentences.map { "Your code crashed: \($0)" } + [WorkerEnd.overflow]
    toldWhole = Set(whole.map { messages.text(of: $0) })
    withGaps = MessageTable(
      Self.keptBack.map { form, told in
        MessageTable.Entry(
          english: messages.text(of: form).replacing("{1}", with: "{}"),
          translation: messages.text(of: told))
      })
  }

  func told(_ message: String) -> String {
    toldWhole.contains(message) ? message : withGaps.text(of: message)
  }

  private static let keptBack = [
    (
      "Your code crashed: {}",
      "Your code crashed. What it said is kept back, as the check is hidden."
    ),
    (
      "Your code ended the process (exit code {}). A widget never calls exit.",
      "Your code ended the process. A widget never calls exit."
    ),
  ]
}
