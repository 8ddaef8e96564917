import Sentences
import WorkerProtocol
import SwiftSource

/// Requires that a widget's configuration and buttons work without any selection by the user.
struct GivesParametersAValue: LintRule {
  let card = LintRuleCard(
    number: "W27",
    name: Sentence("parameter without a value", ko: "값이 없는 매개변수"),
    evidence: [.source], severities: [.error],
    threshold: Sentence(
      """
      in a configuration: a non-optional @Parameter without a default or a query with \
      defaultResult(); in a Button: an intent with such a parameter, created with its empty init()
      """,
      ko:
        "설정 인텐트에서 기본값도 defaultResult()도 없는 비옵셔널 @Parameter, 또는 그런 매개변수가 있는데 Button에서 빈 init()으로 만든 인텐트"
    ),
    basis: .documentation("Making a configurable widget", "widgetkit/making-a-configurable-widget"),
    explanation: Sentence(
      "The widget first appears before the user has chosen a value, so reading the value fails.",
      ko: "위젯은 사용자가 값을 고르기 전에 먼저 나타나서, 값을 읽으면 실패해요."),
    fix: Sentence(
      """
      Add default: to @Parameter, make the parameter optional, add defaultResult() to its query, \
      or pass a value to init.
      """,
      ko: "@Parameter에 default:를 쓰거나, 옵셔널로 만들거나, 쿼리에 defaultResult()를 추가하거나, init에 값을 넘기세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let source = examination.source
    return source.types.filter { $0.keyword != "extension" }.flatMap { type -> [LintFinding] in
      let unset = type.members.filter { member in
        member.attributes.contains("@Parameter") && needsValue(member, in: type, source)
      }
      guard !unset.isEmpty else { return [] }
      let isConfiguration = source.parts(of: type.name).contains { part in
        part.inherited.contains("WidgetConfigurationIntent")
          || part.inherited.contains("ControlConfigurationIntent")
      }
      if isConfiguration {
        return unset.map { member in
          finding(
            .error,
            Sentence(
              "“\(member.name)” has no value until the user chooses one.",
              ko: "“\(member.name)” 매개변수는 사용자가 고르기 전까지 값이 없어요."),
            at: LintPlace(file: type.file, line: member.line))
        }
      }
      return emptyCalls(to: type.name, in: source).map { place in
        finding(
          .error,
          Sentence(
            "\(type.name)() leaves “\(unset[0].name)” without a value.",
            ko: "\(type.name)() 호출에서는 “\(unset[0].name)” 매개변수에 값이 없어요."),
          at: place)
      }
    }
  }

  /// Returns whether a parameter has no default value.
  private func needsValue(
    _ member: MemberDeclaration, in type: TypeDeclaration, _ source: SourceOutline
  ) -> Bool {
    let words = member.head.filter { $0.kind == .word }.map(\.text)
    guard !member.head.contains(where: { $0.text == "?" }), !words.contains("Optional"),
      !member.head.contains(where: { $0.text == "=" }), !hasDefault(member, in: type)
    else { return false }
    // An entity's query may provide the default value.
    guard let value = words.dropFirst().first else { return false }
    let queries = source.parts(of: value).flatMap(\.members).filter { $0.name == "defaultQuery" }
      .flatMap { member -> [String] in
        let tokens = Array(member.head) + Array(member.body)
        return tokens.filter { $0.kind == .word }.map(\.text)
      }
    return !queries.contains { query in
      source.parts(of: query).contains { $0.member("defaultResult") != nil }
    }
  }

  /// Returns whether the arguments of a member's `@Parameter(…)` contain a default.
  ///
  /// The arguments are between the attribute's name and the property's keyword.
  private func hasDefault(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
    guard
      let name = type.body.indices.first(where: {
        type.body[$0].text == member.name && type.body[$0].line == member.line
      }),
      let attribute = type.body[..<name].lastIndex(where: { $0.text == "@Parameter" }),
      attribute + 1 < name, type.body[attribute + 1].text == "("
    else { return false }
    return type.body.inside(attribute + 1).contains(word: "default")
  }

  /// Returns the locations of intents created without arguments, such as in `Button(intent: Name())`.
  private func emptyCalls(to name: String, in source: SourceOutline) -> [LintPlace] {
    source.files.flatMap { file in
      file.tokens.indices.filter { index in
        index + 4 < file.tokens.count && file.tokens[index].text == "intent"
          && file.tokens[index + 1].text == ":" && file.tokens[index + 2].text == name
          && file.tokens[index + 3].text == "(" && file.tokens[index + 4].text == ")"
      }.map(file.place)
    }
  }
}
