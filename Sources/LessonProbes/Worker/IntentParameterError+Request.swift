import AppIntents
import Sentences

extension IntentParameterError {
  /// Why a configuration that was asked for cannot be; nil where the intent itself is to blame.
  var sentenceOfRequest: Sentence? {
    switch self {
    case .unknownParameter(let name, let intent, let known) where known.isEmpty:
      Sentence(
        "\(intent) has no parameter “\(name)”: it has none at all.",
        ko: "\(intent) 인텐트에 “\(name)” 매개변수가 없어요. 매개변수가 하나도 없어요.")
    case .unknownParameter(let name, let intent, let known):
      Sentence(
        "\(intent) has no parameter “\(name)”; it has \(known.joined(separator: ", ")).",
        ko: "\(intent) 인텐트에 “\(name)” 매개변수가 없어요. 있는 것: \(known.joined(separator: ", ")).")
    case .unreadableValue(let name, let value, let type, let choices) where choices.isEmpty:
      Sentence(
        "The parameter “\(name)” takes a \(type), which \(value) is not.",
        ko: "“\(name)” 매개변수는 \(type) 값을 받아요. \(value) 값은 아니에요.")
    case .unreadableValue(let name, let value, _, let choices):
      Sentence(
        "The parameter “\(name)” takes one of \(choices.joined(separator: ", ")); \(value) is none of them.",
        ko: "“\(name)” 매개변수가 받는 값: \(choices.joined(separator: ", ")). \(value) 값은 그 가운데 없어요.")
    case .unknownEntity(let name, let identifier, let type):
      Sentence(
        "No \(type) with the identifier “\(identifier)” was found for the parameter “\(name)”.",
        ko: "“\(name)” 매개변수에 쓸 \(type) 가운데 식별자가 “\(identifier)”인 것이 없어요.")
    case .missingValue: nil
    }
  }
}
