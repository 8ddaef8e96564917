import ArgumentParser

/// An option's value that records whether the user typed it.
///
/// At the prompt, the open exercise can replace a value that the user didn't type.
struct OptionWord: ExpressibleByArgument, Hashable {
  var text: String
  let isTyped: Bool

  init(argument: String) {
    text = argument
    isTyped = true
  }

  private init(usual text: String) {
    self.text = text
    isTyped = false
  }

  static func usual(_ text: String) -> OptionWord { OptionWord(usual: text) }

  /// Replaces the value, unless the user typed it.
  mutating func settle(_ text: String?) {
    guard !isTyped, let text, !text.isEmpty else { return }
    self.text = text
  }

  var defaultValueDescription: String { text }
}
