import Foundation

/// Generates Xcode's Swift code for an intent definition, without the parts for Objective-C.
struct IntentDefinitionSource {
  private let definition: IntentDefinition
  /// The types to omit, because the sources declare them.
  private let declared: Set<String>

  /// - Throws: `IntentDefinitionError.noName` for a name that would not compile.
  init(_ definition: IntentDefinition, declared: Set<String>) throws(IntentDefinitionError) {
    self.definition = definition
    self.declared = declared
    try checkNames()
  }

  var text: String {
    let types =
      definition.enumerations.flatMap(enumeration)
      + definition.types.flatMap(customType) + definition.intents.flatMap(intent)
    return (["import Foundation\nimport Intents\n"] + types).joined(separator: "\n")
  }

  private func checkNames() throws(IntentDefinitionError) {
    var names = definition.intents.map(\.name)
    names += definition.intents.flatMap { $0.parameters ?? [] }.map(\.name)
    names += definition.intents.flatMap { $0.response?.codes ?? [] }.map(\.name)
    names += definition.types.map(\.name)
    names += definition.types.flatMap { $0.properties ?? [] }.map(\.name)
    names += definition.enumerations.map(\.name)
    names += definition.enumerations.flatMap { $0.values ?? [] }.map(\.name)
    for name in names where name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
      throw .noName(name)
    }
  }

  // MARK: Enumerations

  private func enumeration(_ enumeration: IntentDefinition.Enumeration) -> [String] {
    guard !declared.contains(enumeration.name) else { return [] }
    let cases = cases(of: enumeration).map { "  case `\($0.name)` = \($0.index ?? 0)\n" }.joined()
    return [
      "public enum \(enumeration.name): Int, Sendable {\n\(cases)}\n",
      """
      public class \(enumeration.name)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {
        public class func success(with resolvedValue: \(enumeration.name)) -> Self {
          success(with: resolvedValue.rawValue)
        }
      }

      """,
    ]
  }

  /// Returns an enumeration's cases, including `unknown`, which every enumeration has.
  private func cases(
    of enumeration: IntentDefinition.Enumeration
  ) -> [IntentDefinition.Enumeration.Value] {
    var cases: [IntentDefinition.Enumeration.Value] = []
    for value in enumeration.values ?? [] {
      let isTaken = cases.contains { $0.name == value.name || $0.index ?? 0 == value.index ?? 0 }
      if !isTaken { cases.append(value) }
    }
    guard !cases.contains(where: { $0.index ?? 0 == 0 }) else { return cases }
    return [IntentDefinition.Enumeration.Value(name: "unknown", title: nil, index: 0)] + cases
  }

  private func enumeration(named name: String?) -> IntentDefinition.Enumeration? {
    definition.enumerations.first { $0.name == name }
  }

  // MARK: Types

  private func customType(_ type: IntentDefinition.CustomType) -> [String] {
    guard !declared.contains(type.name) else { return [] }
    let properties = (type.properties ?? []).filter { $0.isBuiltIn != true }.compactMap {
      property in
      swiftType(
        property.type, object: property.objectType, enumeration: property.enumeration,
        isList: property.isList == true
      ).map { "  public var `\(property.name)`: \($0.name)\($0.initial)\n" }
    }
    return [
      "public class \(type.name): INObject, @unchecked Sendable {\n\(properties.joined())}\n",
      """
      public class \(type.name)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {
        public class func success(with resolvedObject: \(type.name)) -> Self {
          success(with: resolvedObject as INObject)
        }
        public class func disambiguation(with objects: [\(type.name)]) -> Self {
          disambiguation(with: objects as [INObject])
        }
        public class func confirmationRequired(with object: \(type.name)?) -> Self {
          confirmationRequired(with: object as INObject?)
        }
      }

      """,
    ]
  }

  /// Returns the Swift type for a type in the definition; nil if it isn't supported here.
  private func swiftType(
    _ type: String, object: String?, enumeration name: String?, isList: Bool
  ) -> (name: String, initial: String)? {
    if let enumeration = enumeration(named: name) {
      return isList
        ? ("[NSNumber]?", "") : (enumeration.name, " = .`\(cases(of: enumeration)[0].name)`")
    }
    let single: String? =
      switch type {
      case "String", "SpeakableString": "String"
      case "Integer", "Decimal", "Boolean", "TimeInterval", "Duration": "NSNumber"
      case "URL": "URL"
      case "Date", "DateComponents", "DateTime", "Time": "DateComponents"
      case "Temperature": "Measurement<UnitTemperature>"
      case "Distance": "Measurement<UnitLength>"
      case "Mass": "Measurement<UnitMass>"
      case "Speed": "Measurement<UnitSpeed>"
      case "Volume": "Measurement<UnitVolume>"
      case "Energy": "Measurement<UnitEnergy>"
      case "Object": definition.types.contains { $0.name == object } ? object : "INObject"
      default: nil
      }
    return single.map { (isList ? "[\($0)]?" : "\($0)?", "") }
  }

  // MARK: Intents

  private func intent(_ intent: IntentDefinition.Intent) -> [String] {
    let name = "\(intent.name)Intent"
    guard !declared.contains(name) else { return [] }
    let members = (intent.parameters ?? []).compactMap { parameter in
      swiftType(
        parameter.type, object: parameter.objectType, enumeration: parameter.enumeration,
        isList: parameter.isList == true
      ).map {
        Member(parameter: parameter, type: $0.name, initial: initial(of: parameter) ?? $0.initial)
      }
    }
    let properties = members.map { "  public var `\($0.name)`: \($0.type)\($0.initial)\n" }
    let readers = members.map { "    case \"\($0.name)\": \(reading($0))\n" }
    let writers = members.map { "    case \"\($0.name)\": \(writing($0))\n" }
    return [
      """
      public class \(name): INIntent, @unchecked Sendable {
      \(properties.joined())
        public override class var _definition: String { \(literal(description(of: intent, members))) }

        public override func value(forKey key: String) -> Any? {
          switch key {
      \(readers.joined())    default: super.value(forKey: key)
          }
        }

        public override func setValue(_ value: Any?, forKey key: String) {
          switch key {
      \(writers.joined())    default: super.setValue(value, forKey: key)
          }
        }
      }

      """, response(of: intent), handling(of: intent, members),
    ]
  }

  private struct Member {
    let parameter: IntentDefinition.Parameter
    let type: String
    let initial: String
    var name: String { parameter.name }
  }

  /// Returns the expression that reads a property: Objective-C number types as they are, and enumerations by
  /// raw value.
  private func reading(_ member: Member) -> String {
    guard enumeration(named: member.parameter.enumeration) != nil,
      member.parameter.isList != true
    else { return "`\(member.name)`" }
    return "`\(member.name)`.rawValue"
  }

  private func writing(_ member: Member) -> String {
    let isList = member.parameter.isList == true
    if let enumeration = enumeration(named: member.parameter.enumeration), !isList {
      return "`\(member.name)` = (value as? Int).flatMap(\(enumeration.name).init(rawValue:)) "
        + "?? .`\(cases(of: enumeration)[0].name)`"
    }
    let type = member.type.dropLast()
    guard member.parameter.type == "Object" else { return "`\(member.name)` = value as? \(type)" }
    // An object that isn't available here is created from its identifier alone.
    let element = element(of: member)
    return isList
      ? "`\(member.name)` = value as? \(type) "
        + "?? (value as? [String])?.map { \(element)(identifier: $0, display: $0) }"
      : "`\(member.name)` = value as? \(type) "
        + "?? (value as? String).map { \(element)(identifier: $0, display: $0) }"
  }

  private func initial(of parameter: IntentDefinition.Parameter) -> String? {
    guard parameter.isList != true, let value = parameter.metadata?.defaultValue else { return nil }
    switch (parameter.type, value) {
    case (_, .text(let name)) where enumeration(named: parameter.enumeration) != nil:
      let known = enumeration(named: parameter.enumeration).map(cases) ?? []
      return known.contains { $0.name == name } ? " = .`\(name)`" : nil
    case ("String", .text(let text)): return " = \(literal(text))"
    case ("Boolean", .bool(let isOn)): return " = NSNumber(value: \(isOn))"
    case ("Boolean", .number(let number)): return " = NSNumber(value: \(number != 0))"
    case ("Integer", .number(let number)):
      return Int(exactly: number.rounded()).map { " = NSNumber(value: \($0))" }
    case ("Decimal", .number(let number)) where number.isFinite:
      return " = NSNumber(value: \(number))"
    default: return nil
    }
  }

  private func response(of intent: IntentDefinition.Intent) -> String {
    let name = "\(intent.name)IntentResponse"
    guard !declared.contains(name) else { return "" }
    let usual = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    var own: [String] = []
    for code in intent.response?.codes ?? [] where !(usual + own).contains(code.name) {
      own.append(code.name)
    }
    let cases =
      usual.enumerated().map { "  case \($0.element) = \($0.offset)\n" }
      // Custom codes begin at 100.
      + own.enumerated().map { "  case `\($0.element)` = \(100 + $0.offset)\n" }
    return """
      public enum \(name)Code: Int, Sendable {
      \(cases.joined())}

      public class \(name): INIntentResponse, @unchecked Sendable {
        public internal(set) var code = \(name)Code.unspecified

        public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {
          self.init()
          self.code = code
          self.userActivity = userActivity
        }
      }

      """
  }

  /// Generates the methods that an intents extension implements.
  ///
  /// Methods that the extension omits are never called here.
  private func handling(of intent: IntentDefinition.Intent, _ members: [Member]) -> String {
    let name = "\(intent.name)Intent"
    guard !declared.contains("\(name)Handling") else { return "" }
    var asked: [String] = []
    var answers: [String] = []
    for member in members where member.parameter.isDynamic == true {
      let element = element(of: member)
      let title = member.name.prefix(1).uppercased() + member.name.dropFirst()
      let search = member.parameter.isSearchable == true ? ", searchTerm: String?" : ""
      let head =
        "func provide\(title)OptionsCollection(for intent: \(name)\(search), "
        + "with completion: @escaping (INObjectCollection<\(element)>?, (any Error)?) -> Void)"
      asked.append("  \(head)\n")
      asked.append("  func default\(title)(for intent: \(name)) -> \(member.type)\n")
      // An extension may provide options with a completion handler or asynchronously; Objective-C treats both
      // the same.
      answers.append("  \(head) { completion(nil, nil) }\n")
      answers.append("  func default\(title)(for intent: \(name)) -> \(member.type) { nil }\n")
    }
    let handle =
      "func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)"
    return """
      public protocol \(name)Handling: NSObjectProtocol {
      \(asked.joined())  \(handle)
        func confirm(intent: \(name), completion: @escaping (\(name)Response) -> Void)
      }

      extension \(name)Handling {
      \(answers.map { "  public" + $0.dropFirst() }.joined())  public \(handle) {
          completion(\(name)Response(code: .success, userActivity: nil))
        }
        public func confirm(intent: \(name), completion: @escaping (\(name)Response) -> Void) {
          completion(\(name)Response(code: .ready, userActivity: nil))
        }
      }

      """
  }

  /// Returns the element type of option collections, which are Objective-C objects.
  private func element(of member: Member) -> String {
    switch member.parameter.type {
    case "String": "NSString"
    case "Object":
      definition.types.first { $0.name == member.parameter.objectType }?.name ?? "INObject"
    default: "NSNumber"
    }
  }

  // MARK: Edit sheet

  /// Returns the intent's parameters as JSON, in the order of the edit sheet.
  private func description(of intent: IntentDefinition.Intent, _ members: [Member]) -> String {
    let shown = members.filter { $0.parameter.isConfigurable != false }.enumerated()
      .sorted {
        ($0.element.parameter.priority ?? .max, $0.offset)
          < ($1.element.parameter.priority ?? .max, $1.offset)
      }.map(\.element)
    let described = DescribedIntent(
      title: intent.title, text: intent.text,
      parameters: shown.map { member in
        let parameter = member.parameter
        let known = enumeration(named: parameter.enumeration).map(cases)
        return DescribedIntent.Parameter(
          name: parameter.name, title: parameter.title ?? parameter.name,
          type: known == nil ? parameter.type : "Enumeration",
          isList: parameter.isList == true, isDynamic: parameter.isDynamic == true,
          isSearchable: parameter.isSearchable == true,
          minimum: parameter.metadata?.minimum, maximum: parameter.metadata?.maximum,
          choices: known?.filter { $0.index ?? 0 != 0 }.map {
            DescribedIntent.Choice(name: $0.name, title: $0.title ?? $0.name, index: $0.index ?? 0)
          })
      })
    let encoder = JSONEncoder()
    // The same source is compiled only once.
    encoder.outputFormatting = .sortedKeys
    return (try? String(decoding: encoder.encode(described), as: UTF8.self)) ?? ""
  }

  private func literal(_ text: String) -> String { String(reflecting: text) }
}

/// An intent's JSON description in its class; the edit sheet's code reads this structure.
private struct DescribedIntent: Encodable {
  struct Parameter: Encodable {
    var name, title, type: String
    var isList, isDynamic, isSearchable: Bool
    var minimum, maximum: Double?
    var choices: [Choice]?
  }

  struct Choice: Encodable {
    var name, title: String
    var index: Int
  }

  var title, text: String?
  var parameters: [Parameter]
}
