import AppIntents
import AppleFoundation
import WorkerProtocol

extension SheetParameter {
  /// The maximum number of choices in a list: more than anyone scrolls through, and few enough to send.
  private static let mostChoices = 1_000

  /// Creates a parameter's row with its current value; a provider's choices are added later.
  init(_ named: NamedIntentParameter, isShown: Bool) {
    let parameter = named.parameter
    let details = parameter.details
    let type = IntentValueTypes.single(parameter.valueType)
    self.init(
      name: named.name, title: String(localized: parameter.title),
      type: String(describing: IntentValueTypes.unwrapped(parameter.valueType)),
      control: Control(for: type, details.editor, isOffered: parameter.provider != nil),
      isShown: isShown,
      isOptional: IntentValueTypes.unwrapped(parameter.valueType) != parameter.valueType)
    description = details.description.map { String(localized: $0) }
    isList = IntentValueTypes.isList(parameter.valueType)
    switch details.editor {
    case .integer(_, let range?):
      (minimum, maximum) = (Double(range.lowerBound), Double(range.upperBound))
    case .decimal(_, let range?): (minimum, maximum) = (range.lowerBound, range.upperBound)
    case .measurement(let unit, let allowsNegative):
      self.unit = unit
      if !allowsNegative { minimum = 0 }
    default: break
    }
    switch control {
    case .menu:
      let cases = IntentValueTypes.cases(of: type, editor: details.editor)
      sections = [SheetSection(choices: cases.map(SheetChoice.init))]
    case .toggle:
      sections = [
        SheetSection(choices: [true, false].map { SheetChoice(isOn: $0, details.editor) })
      ]
    default: break
    }
    value = parameter.anyValue.map { SheetChoice(present: $0, details.editor) }
  }
}

extension SheetParameter.Control {
  /// Chooses the sheet's control for a type.
  ///
  /// - Parameter isOffered: Whether a query or provider lists values.
  fileprivate init(for type: Any.Type, _ editor: IntentParameterEditor, isOffered: Bool) {
    self =
      switch (type, editor) {
      case _ where isOffered: .list
      case (is Bool.Type, _): .toggle
      case (is any AppEnum.Type, _): .menu
      case (_, .integer(let style, _)), (_, .decimal(let style, _)):
        switch style {
        case .stepper: .stepper
        case .field: .numberField
        case .slider: .slider
        }
      case (is Int.Type, _), (is Double.Type, _), (is Float.Type, _), (is Decimal.Type, _):
        .numberField
      case (_, .date(let kind)):
        switch kind {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        }
      case (is Date.Type, _), (is DateComponents.Type, _): .dateTime
      case (_, .measurement), (is Measurement<Unit>.Type, _): .measurement
      case (is IntentFile.Type, _): .file
      default: .textField
      }
  }
}

extension SheetSection {
  init(_ section: ListedSection) {
    self.init(
      title: section.title, subtitle: section.subtitle,
      choices: section.items.prefix(1_000).map { SheetChoice($0.option) })
  }
}

extension SheetChoice {
  init(_ option: ParameterOption) {
    self.init(
      value: option.typed, title: option.title, subtitle: option.subtitle, symbol: option.symbol)
  }

  /// Describes a chosen value with the titles of its type and parameter.
  fileprivate init(present value: Any, _ editor: IntentParameterEditor) {
    switch value {
    case let isOn as Bool: self.init(isOn: isOn, editor)
    case let date as Date:
      let option = ParameterOption(of: date)
      self.init(value: option.typed, title: Self.words(for: date, editor))
    case let values as [Any]:
      let options = values.map { ParameterOption(of: $0) }
      self.init(
        value: options.map(\.typed).joined(separator: ","),
        title: options.map(\.title).joined(separator: ", "))
    default: self.init(ParameterOption(of: value))
    }
  }

  fileprivate init(isOn: Bool, _ editor: IntentParameterEditor) {
    var title = isOn ? "On" : "Off"
    if case .toggle(let names?) = editor {
      title = String(localized: isOn ? names.true : names.false)
    }
    self.init(value: String(isOn), title: title)
  }

  private static func words(for date: Date, _ editor: IntentParameterEditor) -> String {
    guard case .date(let kind) = editor else {
      return date.formatted(date: .abbreviated, time: .shortened)
    }
    return switch kind {
    case .date: date.formatted(date: .abbreviated, time: .omitted)
    case .time: date.formatted(date: .omitted, time: .shortened)
    case .dateTime: date.formatted(date: .abbreviated, time: .shortened)
    }
  }
}
