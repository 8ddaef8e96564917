import ArgumentParser

/// An option's value as a word that knows whether somebody typed it: what is usual in a shell, something
/// else may be at the prompt.
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

  /// What holds where nothing is typed.
  static func usual(_ text: String) -> OptionWord { OptionWord(usual: text) }

  /// Puts something else in place of the usual word; what was typed stays.
  mutating func settle(_ text: String?) {
    guard !isTyped, let text, !text.isEmpty else { return }
    self.text = text
  }

  var defaultValueDescription: String { text }
}
