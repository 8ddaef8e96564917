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
    case .modifier: Sentence("a modifier removed", ko: "수정자 하나를 뺌")
    case .number: Sentence("a number changed", ko: "숫자 하나를 바꿈")
    case .name: Sentence("one name replaced with another", ko: "이름 하나를 다른 것으로 바꿈")
    case .await: Sentence("an `await` removed", ko: "`await` 하나를 뺌")
    case .element: Sentence("an element removed from a list", ko: "목록에서 요소 하나를 뺌")
    case .policy: Sentence("a reload policy replaced", ko: "다른 갱신 정책")
    case .condition: Sentence("a condition inverted or removed", ko: "조건을 뒤집거나 뺌")
    case .statement: Sentence("a statement removed", ko: "문장 하나를 뺌")
    case .comparison: Sentence("an operator replaced", ko: "다른 연산자")
    case .string: Sentence("a string emptied", ko: "문자열을 비움")
    case .arguments: Sentence("two arguments swapped", ko: "인자 두 개를 맞바꿈")
    case .heart: Sentence("values hard-coded to suit the checks", ko: "검사의 값만 외워서 답함")
    case .beside: Sentence("just outside the contract", ko: "정한 것에서 조금 벗어남")
    }
  }
}
