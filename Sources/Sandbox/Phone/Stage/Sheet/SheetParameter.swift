/// A row of an edit sheet.
package struct SheetParameter: Codable, Hashable, Sendable {
  /// What a person changes the value with.
  package enum Control: String, Codable, Hashable, Sendable {
    /// On or off; one of several known choices; a list that a query fills.
    case toggle, menu, list
    /// Numbers.
    case stepper, slider, numberField
    /// Words, a link.
    case textField
    /// Moments, or parts of one.
    case date, time, dateTime
    /// A number with a unit.
    case measurement
    /// A file of the person's.
    case file
  }

  /// The property's name.
  package var name: String
  /// What the sheet calls it.
  package var title: String
  /// What the sheet says below it; nil where it says nothing.
  package var description: String?
  /// The property's Swift type, as text, without its optionality.
  package var type: String
  /// What a person changes the value with.
  package var control: Control
  /// False where the summary leaves it out for the present values.
  package var isShown: Bool
  /// Whether it may stay without a value.
  package var isOptional: Bool
  /// Whether it takes several values.
  package var isList: Bool
  /// What is chosen, or stands there before anybody chooses; nil for nothing.
  package var value: SheetChoice?
  /// What was chosen once and is no longer there; `value` is what takes its place.
  package var gone: String?
  /// What a number's control reaches; nil where it has no ends.
  package var minimum, maximum: Double?
  /// The symbol of the unit in which numbers without one are meant.
  package var unit: String?
  /// What is offered, under its headings; empty for what is typed.
  package var sections: [SheetSection]
  /// Whether there is a search field over the list.
  package var isSearchable: Bool
  /// What the search finds; nil where nobody searches or nothing can be searched.
  package var found: [SheetSection]?

  /// A row with nothing in it yet.
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

  /// What is offered, without headings.
  package var choices: [SheetChoice] { sections.flatMap(\.choices) }
}

/// Values to choose from under one heading.
package struct SheetSection: Codable, Hashable, Sendable {
  /// The heading; nil without one.
  package var title: String?
  /// What stands beside the heading.
  package var subtitle: String?
  /// What stands under it.
  package var choices: [SheetChoice]

  /// A heading and what stands under it.
  package init(title: String? = nil, subtitle: String? = nil, choices: [SheetChoice]) {
    self.title = title
    self.subtitle = subtitle
    self.choices = choices
  }
}

/// A value as a person reads it.
package struct SheetChoice: Codable, Hashable, Sendable {
  /// What is kept, as text: an entity's identifier, a choice's raw value, a number.
  package var value: String
  /// What a person reads.
  package var title: String
  /// The second line; nil without one.
  package var subtitle: String?
  /// The SF Symbol beside it.
  package var symbol: String?

  /// A value with its words.
  package init(value: String, title: String, subtitle: String? = nil, symbol: String? = nil) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
  }
}
