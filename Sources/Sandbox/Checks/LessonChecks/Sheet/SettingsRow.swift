import Stage

/// A parameter as an edit sheet shows it.
public struct SettingsRow: Hashable, Sendable {
  /// What a person changes the value with.
  public enum Control: String, Hashable, Sendable {
    /// On or off; one of several known choices; a list that a query or provider fills.
    case toggle, menu, list
    /// Numbers.
    case stepper, slider, numberField
    /// Words.
    case textField
    /// Moments, or parts of one.
    case date, time, dateTime
    /// A number with a unit.
    case measurement
    /// A file of the person's.
    case file
  }

  /// A value that is offered or chosen.
  public struct Choice: Hashable, Sendable {
    /// What is kept, as text: an entity's identifier, a choice's raw value, a number.
    public let value: String
    /// What a person reads.
    public let title: String
    /// The second line; nil without one.
    public let subtitle: String?
    /// The heading of the list's section that it stands in; nil without one.
    public let section: String?
  }

  /// The property's name.
  public let name: String
  /// What the sheet calls it.
  public let title: String
  /// The property's Swift type, as text, without its optionality.
  public let type: String
  /// What a person changes the value with.
  public let control: Control
  /// Whether it may stay without a value.
  public let isOptional: Bool
  /// What is chosen, or stands there before anybody chooses; nil for nothing.
  public let value: Choice?
  /// An identifier that was chosen and that the query does not find; `value` is what takes its place.
  public let gone: String?
  /// What a number's control reaches; nil where it has no ends.
  public let range: ClosedRange<Double>?
  /// What is offered: an enumeration's cases, suggested entities, a provider's results.
  public let choices: [Choice]
  /// Whether the list has a search field.
  public let isSearchable: Bool
  /// What the search finds; nil where nobody searched or nothing can be searched.
  public let found: [Choice]?

  init(_ parameter: SheetParameter) {
    name = parameter.name
    title = parameter.title
    type = parameter.type
    control = Control(rawValue: parameter.control.rawValue) ?? .textField
    isOptional = parameter.isOptional
    value = parameter.value.map { Choice($0, section: nil) }
    gone = parameter.gone
    if let least = parameter.minimum, let most = parameter.maximum, least <= most {
      range = least...most
    } else {
      range = nil
    }
    choices = Self.choices(in: parameter.sections)
    isSearchable = parameter.isSearchable
    found = parameter.found.map(Self.choices)
  }

  private static func choices(in sections: [SheetSection]) -> [Choice] {
    sections.flatMap { section in
      section.choices.map { Choice($0, section: section.title) }
    }
  }
}

extension SettingsRow.Choice {
  fileprivate init(_ choice: SheetChoice, section: String?) {
    self.init(
      value: choice.value, title: choice.title, subtitle: choice.subtitle, section: section)
  }
}
