import AppIntents
import Sentences

extension IntentParameterError {
  private static let namedChoices = 8

  /// Whether the requested value, rather than the intent, is at fault.
  var isOfTheAsker: Bool { if case .missingValue = self { false } else { true } }

  /// The problem and the valid choices, nearest first.
  var sentence: Sentence {
    switch self {
    case .unknownParameter(_, let intent, let known) where known.isEmpty:
      return Sentence(
        "\(intent) has no parameters, so there's nothing to set.",
        ko: "\(intent) 인텐트에는 매개변수가 없어서 정할 값이 없어요.")
    case .unknownParameter(let name, let intent, let known):
      let nearest = Sentence.list(Suggestion.nearestFirst(to: name, known) { [$0] })
      return Sentence(
        "\(intent) has no parameter “\(name)”. Available: \(nearest).",
        ko: "\(intent) 인텐트에 “\(name)” 매개변수가 없어요. 있는 것: \(nearest).")
    case .unreadableValue(let name, let value, let type, let choices) where choices.isEmpty:
      let form = Self.form(of: type)
      return Sentence(
        "“\(name)” doesn't accept \(Self.bare(value)). Write \(form).",
        ko: "\(Self.bare(value)) 값은 “\(name)” 매개변수에 쓸 수 없어요. 이렇게 쓰세요: \(form).")
    case .unreadableValue(let name, let value, _, let choices):
      let known = Self.named(choices, nearestTo: Self.bare(value))
      return Sentence(
        "“\(name)” doesn't accept \(Self.bare(value)). Available: \(known).",
        ko: "\(Self.bare(value)) 값은 “\(name)” 매개변수에 없어요. 있는 것: \(known).")
    case .outOfRange(let name, let value, let minimum, let maximum):
      return Sentence(
        "“\(name)” doesn't accept \(value). It takes values from \(minimum) to \(maximum).",
        ko: "\(value) 값은 “\(name)” 매개변수에 쓸 수 없어요. 범위: \(minimum) – \(maximum).")
    case .unknownEntity(let name, let identifier, let type, let suggested) where suggested.isEmpty:
      return Sentence(
        "The query finds no \(type) “\(identifier)” for “\(name)”, and has no suggestions.",
        ko: "쿼리가 “\(name)” 매개변수에서 “\(identifier)” 항목을 찾지 못했고, 제안하는 항목도 없어요. 타입: \(type).")
    case .unknownEntity(let name, let identifier, let type, let suggested):
      let known = Self.named(suggested, nearestTo: identifier)
      return Sentence(
        """
        The query finds no \(type) “\(identifier)” for “\(name)”. It suggests: \(known). To see the \
        widget when the chosen item is gone, write the identifier as JSON: --set '\(name)="\(identifier)"'.
        """,
        ko: """
          쿼리가 “\(name)” 매개변수에서 “\(identifier)” 항목을 찾지 못했어요. 제안하는 것: \(known). 고른 항목이 없어진 \
          위젯의 모습을 보려면 식별자를 JSON으로 쓰세요: --set '\(name)="\(identifier)"'. 타입: \(type).
          """)
    case .forgottenEntity(let name, let choice, let query):
      return Sentence(
        """
        “\(name)” can't keep “\(choice)”: \(query).entities(for:) doesn't return it, so the phone forgets \
        the choice. Return every entity that the query lists.
        """,
        ko: """
          “\(name)” 매개변수에 “\(choice)” 값이 남지 않아요. entities(for:)가 그 항목을 돌려주지 않아서 휴대폰이 선택을 \
          잊어요. 목록에 있는 항목을 모두 돌려주세요. 쿼리: \(query).
          """)
    case .missingValue(let name, let intent):
      return Sentence(
        """
        The parameter “\(name)” of \(intent) has no value. Declare a default, or return a value from \
        its query's defaultResult().
        """,
        ko: """
          \(intent) 인텐트의 “\(name)” 매개변수에 값이 없어요. 기본값을 선언하거나, 쿼리의 defaultResult()가 값을 \
          돌려주게 하세요.
          """)
    }
  }

  /// Lists values, with their titles if these differ.
  private static func named(_ choices: [ParameterOption], nearestTo typed: String) -> Sentence {
    let sorted = Suggestion.nearestFirst(to: typed, choices) { [$0.typed, $0.title] }
    let words = sorted.prefix(namedChoices).map { choice in
      choice.title == choice.typed ? choice.typed : "\(choice.typed) (\(choice.title))"
    }
    return Sentence.list(words, more: sorted.count - words.count)
  }

  /// Removes JSON's quotation marks.
  private static func bare(_ value: String) -> String {
    value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
      ? String(value.dropFirst().dropLast()) : value
  }

  private static func form(of type: String) -> Sentence {
    switch type {
    case "Bool": Sentence("on or off", ko: "on 또는 off")
    case "Int": Sentence("a whole number", ko: "정수")
    case "Double", "Float", "Decimal": Sentence("a number", ko: "숫자")
    case "Date", "DateComponents":
      Sentence("a date such as 2026-03-01 09:00", ko: "2026-03-01 09:00 같은 날짜")
    case "URL": Sentence("a link such as https://example.com", ko: "https://example.com 같은 주소")
    case _ where type.hasPrefix("Measurement"):
      Sentence("a number with its unit, such as 20 °C", ko: "20 °C처럼 단위가 붙은 숫자")
    default: Sentence(verbatim: type)
    }
  }
}
