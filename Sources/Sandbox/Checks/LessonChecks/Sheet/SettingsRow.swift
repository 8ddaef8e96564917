import WorkerProtocol

/// A parameter's row in an edit sheet.
public struct SettingsRow: Hashable, Sendable {
  /// A control that changes a parameter's value.
  public enum Control: String, Hashable, Sendable {
    /// A toggle, a menu of known choices, or a list that a query or provider fills.
    case toggle, menu, list
    /// Controls for numbers.
    case stepper, slider, numberField
    /// A control for text.
    case textField
    /// Controls for dates and times.
    case date, time, dateTime
    /// A control for a number with a unit.
    case measurement
    /// A control for one of the user's files.
    case file
  }

  /// An offered or selected value.
  public struct Choice: Hashable, Sendable {
    /// The stored value as text: an entity's identifier, a choice's raw value, or a number.
    public let value: String
    /// The visible title.
    public let title: String
    /// The second line, or `nil`.
    public let subtitle: String?
    /// The heading of the choice's section in the list, or `nil`.
    public let section: String?
  }

  /// The property's name.
  public let name: String
  /// The title in the sheet.
  public let title: String
  /// The property's Swift type, as text, without its optionality.
  public let type: String
  /// The control that changes the value.
  public let control: Control
  /// Whether the parameter may have no value.
  public let isOptional: Bool
  /// The selected or default value, or `nil` if there's none.
  public let value: Choice?
  /// The identifier of a selected entity that the query no longer finds; `value` contains the replacement.
  public let gone: String?
  /// The range of a number's control, or `nil` if it has no limits.
  public let range: ClosedRange<Double>?
  /// The offered values: an enumeration's cases, suggested entities, or a provider's results.
  public let choices: [Choice]
  /// Whether the list has a search field.
  public let isSearchable: Bool
  /// The results of the search, or `nil` without a search.
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
