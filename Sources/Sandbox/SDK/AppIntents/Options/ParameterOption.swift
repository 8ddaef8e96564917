import AppleFoundation

/// An option for a parameter with its text in the edit sheet.
package struct ParameterOption: Hashable, Sendable {
  /// The stored value: an entity's identifier or an enumeration's raw value.
  package let value: IntentParameterValue
  package let title: String
  package let subtitle: String?
  /// The SF Symbol next to the title.
  package let symbol: String?
  package let synonyms: [String]

  /// - Parameter representation: A replacement for the value's own display representation.
  package init(of content: Any, as representation: DisplayRepresentation? = nil) {
    value = IntentParameterValue(keeping: content)
    let own = representation ?? IntentValueTypes.representation(of: content)
    title = own.map { String(localized: $0.title) } ?? value.typedText
    subtitle = own?.subtitle.map { String(localized: $0) }
    synonyms = own?.synonyms.map { String(localized: $0) } ?? []
    if case .symbol(let name) = own?.image?.source { symbol = name } else { symbol = nil }
  }

  /// The value in the form that a person types.
  package var typed: String { value.typedText }

  /// Returns whether the typed text refers to this option, by its value or one of its names.
  package func isMeant(by text: String) -> Bool {
    let wanted = text.folded
    return [typed, title].map(\.folded).contains(wanted) || synonyms.map(\.folded).contains(wanted)
  }
}

extension String {
  var trimmingSpaces: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text without differences in case, diacritics, width and surrounding spaces.
  var folded: String {
    trimmingSpaces.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
