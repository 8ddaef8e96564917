import Curriculum
import Sentences

/// Translations of the Swift runtime's messages.
///
/// Rings matches other programs' messages only here, in `LessonChecks` (XCTest) and in `CompilerMeaning`.
enum RuntimePhrases {
  /// Returns the message as a sentence.
  ///
  /// Unknown messages stay in English. Modules of probes aren't named.
  static func sentence(for words: String) -> Sentence {
    korean.sentence(for: Sentence(verbatim: words.replacing(/\bringsProbe_\w+\./, with: "")))
  }

  private static let korean = MessageTable(
    known.map { MessageTable.Entry(english: $0.0, translation: $0.1) })

  private static let known: [(String, String)] = [
    ("Index out of range.", "인덱스가 범위를 벗어났어요."),
    ("Index out of bounds.", "인덱스가 범위를 벗어났어요."),
    ("String index is out of bounds.", "문자열의 인덱스가 범위를 벗어났어요."),
    ("Negative index is out of range.", "인덱스가 음수예요."),
    (
      "Unexpectedly found nil while unwrapping an Optional value.",
      "옵셔널을 강제로 풀었는데 값이 nil이었어요."
    ),
    (
      "Unexpectedly found nil while implicitly unwrapping an Optional value.",
      "!로 선언한 옵셔널을 썼는데 값이 nil이었어요."
    ),
    (
      "The parameter \"{}\" has no value. Give it a default in its declaration or in the "
        + "defaultResult() of its query.",
      "매개변수 “{1}”에 값이 없어요. 선언할 때 기본값을 주거나 쿼리의 defaultResult()에서 정해 주세요."
    ),
    ("Division by zero.", "0으로 나누었어요."),
    ("Division by zero in remainder operation.", "0으로 나눈 나머지를 구했어요."),
    ("Division results in an overflow.", "나눈 결과가 그 타입에 담을 수 있는 범위를 벗어났어요."),
    (
      "Not enough bits to represent the passed value.",
      "값이 너무 커서 그 타입에 담을 수 없어요."
    ),
    ("Negative value is not representable.", "음수는 그 타입에 담을 수 없어요."),
    (
      "{} value cannot be converted to {} because it is either infinite or NaN.",
      "{1} 값이 무한이거나 NaN이어서 {2} 타입으로 바꿀 수 없어요."
    ),
    (
      "{} value cannot be converted to {} because the result would be greater than {}.",
      "{1} 값이 {3} 값보다 커서 {2} 타입으로 바꿀 수 없어요."
    ),
    (
      "{} value cannot be converted to {} because the result would be less than {}.",
      "{1} 값이 {3} 값보다 작아서 {2} 타입으로 바꿀 수 없어요."
    ),
    ("Range requires lowerBound <= upperBound.", "범위의 시작이 끝보다 커요."),
    ("Duplicate values for key: {}", "딕셔너리에 같은 키가 두 번 있어요: {1}"),
    ("Dictionary literal contains duplicate keys.", "딕셔너리 리터럴에 같은 키가 두 번 있어요."),
    (
      "Can't remove first element from an empty collection.",
      "빈 컬렉션에서 첫 번째 요소를 지울 수 없어요."
    ),
    (
      "Can't remove last element from an empty collection.",
      "빈 컬렉션에서 마지막 요소를 지울 수 없어요."
    ),
    (
      "Can't take a prefix of negative length from a collection.",
      "prefix에 음수를 넘길 수 없어요."
    ),
    ("Can't construct Array with count < 0.", "배열의 개수는 음수일 수 없어요."),
    ("Negative count not allowed.", "개수는 음수일 수 없어요."),
    ("Can't get random value with an empty range.", "빈 범위에서는 무작위 값을 고를 수 없어요."),
    ("Stride size must not be zero.", "stride의 간격은 0일 수 없어요."),
    (
      "'{}' expression unexpectedly raised an error: {}.",
      "'{1}' 표현식이 오류를 던졌어요: {2}."
    ),
    (
      "Attempted to read an unowned reference but the object was already destroyed.",
      "unowned로 가리키던 객체가 이미 사라졌어요."
    ),
    (
      "Simultaneous accesses to the same value, but modification requires exclusive access.",
      "같은 값을 동시에 두 곳에서 썼어요. 값을 바꾸는 동안에는 다른 곳에서 쓸 수 없어요."
    ),
    ("fatal error.", "되돌릴 수 없는 오류로 멈췄어요."),
    ("precondition failed.", "precondition의 조건이 맞지 않아요."),
    ("assertion failed.", "assert의 조건이 맞지 않아요."),
  ]
}
