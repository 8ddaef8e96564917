package import Sentences

/// What a mutant does to the solution.
package enum MutantKind: String, Codable, CaseIterable, Hashable, Sendable {
  case modifier, number, name, await, element, policy, condition, statement, comparison, string
  case arguments
  /// A value that is right for what checks ask by name, and for nothing else.
  case heart
  /// One more, a second more, the other side of an edge: made only where it is asked for.
  case beside

  /// What is done, in a few words.
  package var sentence: Sentence {
    switch self {
    case .modifier: Sentence("a modifier dropped", ko: "수정자 하나를 뺌")
    case .number: Sentence("a number changed", ko: "숫자 하나를 바꿈")
    case .name: Sentence("one name in another's place", ko: "이름 하나를 다른 것으로 바꿈")
    case .await: Sentence("not waited for", ko: "기다리지 않음")
    case .element: Sentence("dropped from a list", ko: "목록에서 하나를 뺌")
    case .policy: Sentence("another reload policy", ko: "다른 갱신 정책")
    case .condition: Sentence("a condition turned around or dropped", ko: "조건을 뒤집거나 뺌")
    case .statement: Sentence("a statement dropped", ko: "문장 하나를 뺌")
    case .comparison: Sentence("another operator", ko: "다른 연산자")
    case .string: Sentence("a text emptied", ko: "글자를 비움")
    case .arguments: Sentence("two arguments swapped", ko: "인자 두 개를 맞바꿈")
    case .heart: Sentence("answered by heart", ko: "검사의 값만 외워서 답함")
    case .beside: Sentence("just beside the contract", ko: "정한 것에서 조금 벗어남")
    }
  }
}
