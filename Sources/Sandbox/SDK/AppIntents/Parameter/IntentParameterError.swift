/// An error in assigning a value to an intent's parameter.
package enum IntentParameterError: Error, Equatable {
  case unknownParameter(name: String, intent: String, known: [String])
  /// The value isn't a valid choice, or doesn't have the parameter's type.
  case unreadableValue(name: String, value: String, type: String, choices: [ParameterOption])
  case outOfRange(name: String, value: String, minimum: String, maximum: String)
  /// The query found no entity with this identifier or name; the case includes the query's suggestions.
  case unknownEntity(name: String, identifier: String, type: String, suggested: [ParameterOption])
  /// The query lists the entity, but doesn't find it by its identifier.
  case forgottenEntity(name: String, choice: String, query: String)
  /// A required parameter has no value, and neither a default nor a query provides one.
  case missingValue(name: String, intent: String)
}

extension IntentParameterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownParameter(let name, let intent, let known):
      known.isEmpty
        ? "\(intent) has no parameter \"\(name)\": it has no parameters"
        : "\(intent) has no parameter \"\(name)\"; it has \(known.joined(separator: ", "))"
    case .unreadableValue(let name, let value, let type, let choices):
      choices.isEmpty
        ? "The parameter \"\(name)\" takes a \(type), not \(value)"
        : "The parameter \"\(name)\" takes one of "
          + "\(choices.map(\.typed).joined(separator: ", ")), not \(value)"
    case .outOfRange(let name, let value, let minimum, let maximum):
      "The parameter \"\(name)\" takes values from \(minimum) to \(maximum), not \(value)"
    case .unknownEntity(let name, let identifier, let type, _):
      "No \(type) with the identifier \"\(identifier)\" was found for the parameter \"\(name)\""
    case .forgottenEntity(let name, let choice, let query):
      "\(query).entities(for:) doesn't return \"\(choice)\" for the parameter \"\(name)\""
    case .missingValue(let name, let intent):
      "The parameter \"\(name)\" of \(intent) has no value. Declare a default, "
        + "or return one from its query's defaultResult()"
    }
  }
}
