/// Why an intent's parameter could not be given a value.
package enum IntentParameterError: Error, Equatable {
  case unknownParameter(name: String, intent: String, known: [String])
  case unreadableValue(name: String, value: String, type: String, choices: [String])
  case unknownEntity(name: String, identifier: String, type: String)
  /// A parameter that must have a value, and neither a default nor a query gives it one.
  case missingValue(name: String, intent: String)
}

extension IntentParameterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownParameter(let name, let intent, let known):
      known.isEmpty
        ? "\(intent) has no parameter \"\(name)\": it has none at all"
        : "\(intent) has no parameter \"\(name)\"; it has \(known.joined(separator: ", "))"
    case .unreadableValue(let name, let value, let type, let choices):
      choices.isEmpty
        ? "The parameter \"\(name)\" takes a \(type), which \(value) is not"
        : "The parameter \"\(name)\" takes one of \(choices.joined(separator: ", ")); "
          + "\(value) is none of them"
    case .unknownEntity(let name, let identifier, let type):
      "No \(type) with the identifier \"\(identifier)\" was found for the parameter \"\(name)\""
    case .missingValue(let name, let intent):
      "The parameter \"\(name)\" of \(intent) has no value: declare a default, "
        + "or let its query's defaultResult() give one"
    }
  }
}
