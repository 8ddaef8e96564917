/// A row of an edit sheet.
package struct SheetParameter: Codable, Hashable, Sendable {
  /// The control for changing a value.
  package enum Control: String, Codable, Hashable, Sendable {
    /// A switch, a choice from a fixed list, or a list that a query fills.
    case toggle, menu, list
    /// Controls for numbers.
    case stepper, slider, numberField
    /// A field for text or links.
    case textField
    /// Controls for a date, a time or both.
    case date, time, dateTime
    /// A control for a number with a unit.
    case measurement
    /// A control for a file that the user chooses.
    case file
  }

  /// The property's name.
  package var name: String
  /// The title on the sheet.
  package var title: String
  /// The text below the title on the sheet; nil without one.
  package var description: String?
  /// The property's Swift type as text, without optionality.
  package var type: String
  /// The control for changing the value.
  package var control: Control
  /// Whether the summary includes the parameter for the current values.
  package var isShown: Bool
  /// Whether the parameter can be without a value.
  package var isOptional: Bool
  /// Whether the parameter takes several values.
  package var isList: Bool
  /// The chosen or default value; nil for none.
  package var value: SheetChoice?
  /// A chosen value that no longer exists; `value` contains the replacement.
  package var gone: String?
  /// The limits of a number's control; nil without a limit.
  package var minimum, maximum: Double?
  /// The symbol of the unit that applies to numbers without a unit.
  package var unit: String?
  /// The offered values in sections; empty if the user types the value.
  package var sections: [SheetSection]
  /// Whether the list has a search field.
  package var isSearchable: Bool
  /// The search results; nil without a search.
  package var found: [SheetSection]?

  /// Creates a row without a value or choices.
  package init(
    name: String, title: String, type: String, control: Control, isShown: Bool = true,
    isOptional: Bool = false
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.control = control
    self.isShown = isShown
    self.isOptional = isOptional
    isList = false
    sections = []
    isSearchable = false
  }

  /// The offered values of all sections.
  package var choices: [SheetChoice] { sections.flatMap(\.choices) }
}

/// The choices under one heading.
package struct SheetSection: Codable, Hashable, Sendable {
  /// The heading; nil without one.
  package var title: String?
  /// The text beside the heading.
  package var subtitle: String?
  /// The choices under the heading.
  package var choices: [SheetChoice]

  /// Creates a section.
  package init(title: String? = nil, subtitle: String? = nil, choices: [SheetChoice]) {
    self.title = title
    self.subtitle = subtitle
    self.choices = choices
  }
}

/// A value as the user sees it.
package struct SheetChoice: Codable, Hashable, Sendable {
  /// The stored value as text: an entity's identifier, an enumeration's raw value, a number.
  package var value: String
  /// The text that the user sees.
  package var title: String
  /// The second line; nil without one.
  package var subtitle: String?
  /// The SF Symbol beside the title.
  package var symbol: String?

  /// Creates a value with its text.
  package init(value: String, title: String, subtitle: String? = nil, symbol: String? = nil) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
  }
}
