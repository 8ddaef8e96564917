import AppIntents
import WorkerProtocol
import WidgetKit

extension SheetParameter {
  /// Creates a row for a SiriKit intent; its Intents extension's choices aren't available.
  init(_ parameter: SiriIntentDescription.Parameter, value: ParameterOption?) {
    let control: Control =
      switch parameter.type {
      case "Boolean": .toggle
      case "Enumeration": .menu
      case _ where parameter.isDynamic: .list
      case "Object": .list
      case "Integer", "Decimal", "TimeInterval", "Duration": .numberField
      case "Date", "DateComponents": .date
      case "DateTime": .dateTime
      case "Time": .time
      case "Temperature", "Distance", "Mass", "Speed", "Volume", "Energy": .measurement
      default: .textField
      }
    self.init(
      name: parameter.name, title: parameter.title, type: parameter.type, control: control,
      isOptional: true)
    isList = parameter.isList
    isSearchable = parameter.isSearchable
    if let least = parameter.minimum, let most = parameter.maximum, least < most {
      (minimum, maximum) = (least, most)
    }
    let choices = parameter.options.map(SheetChoice.init)
    sections = choices.isEmpty ? [] : [SheetSection(choices: choices)]
    self.value = value.map(SheetChoice.init)
  }
}
