/// A quiz question.
///
/// Answers are the letters of its choices.
package struct Question: Codable, Hashable, Sendable {
  package struct Choice: Codable, Hashable, Sendable {
    package var text: LocalizedText
    package var isRight: Bool
    /// The explanation shown for this choice.
    package var explanation: LocalizedText?

    package init(text: LocalizedText, isRight: Bool, explanation: LocalizedText? = nil) {
      self.text = text
      self.isRight = isRight
      self.explanation = explanation
    }
  }

  package var identifier: String
  package var prompt: LocalizedText
  package var choices: [Choice]
  package var points: Int

  package init(identifier: String, prompt: LocalizedText, choices: [Choice], points: Int) {
    self.identifier = identifier
    self.prompt = prompt
    self.choices = choices
    self.points = points
  }
}

extension Question {
  /// Whether captions of pictures in the prompt mention the choices' letters, which are valid only in the
  /// pack's order.
  package var captionsNameLetters: Bool {
    prompt.translations.values.contains { $0.contains(/caption:\s*[a-z]\s*?(?:\n|$)/) }
  }
}
