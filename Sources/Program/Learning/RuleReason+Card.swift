import Tutor
import WidgetLint

extension RuleReason {
  /// What a rule of the lint asks, and who says so; nil where there is none of that number.
  init?(number: String) {
    guard let card = WidgetLint.card(number) else { return nil }
    self.init(
      number: card.number, name: card.name, explanation: card.explanation,
      threshold: card.threshold, fix: card.fix, source: card.basis.title,
      address: card.basis.address)
  }
}
