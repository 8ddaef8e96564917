package import AppIntents
import AppleFoundation
package import Intents

/// The parameters of a class that is generated from an `.intentdefinition` file.
package struct SiriIntentDescription: Decodable, Sendable {
  package struct Parameter: Decodable, Sendable {
    package let name: String
    package let title: String
    /// The type in the definition: `String`, `Integer`, `Enumeration`, `Object`, and so on.
    package let type: String
    package let isList: Bool
    /// Whether an intents extension provides the options.
    package let isDynamic: Bool
    package let isSearchable: Bool
    package let minimum: Double?
    package let maximum: Double?
    let choices: [Choice]?

    /// The cases of an enumeration with their titles, in order.
    package var options: [ParameterOption] { (choices ?? []).map(\.option) }
  }

  struct Choice: Decodable, Sendable {
    let name: String
    let title: String
    let index: Int

    var option: ParameterOption {
      ParameterOption(
        of: name, as: DisplayRepresentation(title: LocalizedStringResource(stringLiteral: title)))
    }
  }

  package let title: String?
  package let text: String?
  /// The parameters in the order of the edit sheet.
  package let parameters: [Parameter]

  /// Creates a description, or returns `nil` if the class isn't generated from a definition.
  init?(of type: INIntent.Type) {
    let json = Data(type._definition.utf8)
    guard let described = try? JSONDecoder().decode(Self.self, from: json) else { return nil }
    self = described
  }
}

extension SiriIntentDescription.Parameter {
  /// Returns the option that an intent has for this parameter, or `nil` if there's none.
  package func value(in intent: INIntent) -> ParameterOption? {
    switch intent.value(forKey: name) {
    case let index as Int where type == "Enumeration":
      return choices?.first { $0.index == index }?.option
    case let number as NSNumber where type == "Boolean":
      return ParameterOption(of: number.boolValue)
    case let number as NSNumber:
      let value = number.doubleValue
      return Int(exactly: value).map { ParameterOption(of: $0) } ?? ParameterOption(of: value)
    case let object as INObject: return Self.option(of: object)
    case let objects as [INObject]:
      return ParameterOption(of: objects.map { $0.identifier ?? $0.displayString })
    case let value?: return ParameterOption(of: value)
    case nil: return nil
    }
  }

  private static func option(of object: INObject) -> ParameterOption {
    ParameterOption(
      of: object.identifier ?? object.displayString,
      as: DisplayRepresentation(
        title: LocalizedStringResource(stringLiteral: object.displayString)))
  }

  /// Assigns an external value to an intent's parameter.
  ///
  /// - Throws: `IntentParameterError` if the parameter doesn't accept the value.
  func assign(_ value: IntentParameterValue, to intent: INIntent) async throws {
    let reader = IntentValueReader(name: name)
    func read<Value>(_ type: Value.Type) async throws -> Any {
      if isList { return try await reader.read([Value].self, from: value) }
      return try await reader.read(Value.self, from: value)
    }
    if value == .null { return intent.setValue(nil, forKey: name) }
    let content: Any
    switch type {
    case "Enumeration":
      let text = try await reader.read(String.self, from: value)
      guard
        let choice = choices?.first(where: { $0.name == text || $0.option.isMeant(by: text) })
      else {
        throw IntentParameterError.unreadableValue(
          name: name, value: value.description, type: type, choices: options)
      }
      content = choice.index
    case "Boolean": content = NSNumber(value: try await reader.read(Bool.self, from: value))
    case "Integer": content = NSNumber(value: try await reader.read(Int.self, from: value))
    case "Decimal", "TimeInterval", "Duration":
      content = NSNumber(value: try await reader.read(Double.self, from: value))
    case "URL": content = try await read(URL.self)
    case "Date", "DateComponents", "DateTime", "Time": content = try await read(DateComponents.self)
    case "Temperature": content = try await read(Measurement<UnitTemperature>.self)
    case "Distance": content = try await read(Measurement<UnitLength>.self)
    case "Mass": content = try await read(Measurement<UnitMass>.self)
    case "Speed": content = try await read(Measurement<UnitSpeed>.self)
    case "Volume": content = try await read(Measurement<UnitVolume>.self)
    case "Energy": content = try await read(Measurement<UnitEnergy>.self)
    default: content = try await read(String.self)
    }
    if let number = content as? NSNumber, type != "Boolean", let minimum, let maximum,
      minimum <= maximum, !(minimum...maximum).contains(number.doubleValue)
    {
      throw IntentParameterError.outOfRange(
        name: name, value: value.description, minimum: "\(minimum)", maximum: "\(maximum)")
    }
    intent.setValue(content, forKey: name)
  }
}

/// A SiriKit intent with values, and the description of its parameters.
package struct DescribedSiriIntent: @unchecked Sendable {
  package let intent: INIntent
  package let description: SiriIntentDescription

  /// - Throws: `IntentParameterError`, or `TimelineSourceError.siriSettings` for values of a class that isn't
  ///   generated from a definition.
  static func made<Intent: INIntent>(
    _ type: Intent.Type, with values: [String: IntentParameterValue]
  ) async throws -> Intent {
    let intent = Intent()
    guard let description = SiriIntentDescription(of: type) else {
      try TimelineSourceError.refuse(values, siriIntent: "\(type)")
      return intent
    }
    for name in values.keys.sorted() {
      guard let parameter = description.parameters.first(where: { $0.name == name }),
        let value = values[name]
      else {
        throw IntentParameterError.unknownParameter(
          name: name, intent: "\(type)", known: description.parameters.map(\.name))
      }
      try await parameter.assign(value, to: intent)
    }
    return intent
  }
}
