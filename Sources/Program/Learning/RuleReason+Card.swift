import Tutor
import WidgetLint

extension RuleReason {
  /// Creates the explanation of a lint rule with its source, or returns nil if there is no such rule.
  init?(number: String) {
    guard let card = WidgetLint.card(number) else { return nil }
    self.init(
      number: card.number, name: card.name, explanation: card.explanation,
      threshold: card.threshold, fix: card.fix, source: card.basis.title,
      address: card.basis.address)
  }
}
