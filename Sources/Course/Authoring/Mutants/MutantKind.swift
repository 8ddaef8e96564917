package import Sentences

/// The kind of mistake in a mutant.
package enum MutantKind: String, Codable, CaseIterable, Hashable, Sendable {
  case modifier, number, name, await, element, policy, condition, statement, comparison, string
  case arguments
  /// A hard-coded value that is correct only for the inputs in the checks.
  case heart
  /// An off-by-one or boundary mistake.
  ///
  /// Created only on request.
  case beside

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
