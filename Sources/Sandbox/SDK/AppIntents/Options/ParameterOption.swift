import AppleFoundation

/// A value that a person can choose for a parameter, in the words that the edit sheet has for it.
package struct ParameterOption: Hashable, Sendable {
  /// What is kept: an entity's identifier, a choice's raw value.
  package let value: IntentParameterValue
  package let title: String
  package let subtitle: String?
  /// The SF Symbol beside it.
  package let symbol: String?
  /// Other words that mean it.
  package let synonyms: [String]

  /// - Parameter representation: Words that take the place of the value's own.
  package init(of content: Any, as representation: DisplayRepresentation? = nil) {
    value = IntentParameterValue(keeping: content)
    let own = representation ?? IntentValueTypes.representation(of: content)
    title = own.map { String(localized: $0.title) } ?? value.typedText
    subtitle = own?.subtitle.map { String(localized: $0) }
    synonyms = own?.synonyms.map { String(localized: $0) } ?? []
    if case .symbol(let name) = own?.image?.source { symbol = name } else { symbol = nil }
  }

  /// The value as a person would type it.
  package var typed: String { value.typedText }

  /// Whether a person who types this means the option: by what is kept, or by one of its names.
  package func isMeant(by text: String) -> Bool {
    let wanted = text.folded
    return [typed, title].map(\.folded).contains(wanted) || synonyms.map(\.folded).contains(wanted)
  }
}

extension String {
  var trimmingSpaces: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Without what people do not mind: capitals, accents, spaces around.
  var folded: String {
    trimmingSpaces.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
