import Sentences

/// Explanations of messages about providers, actors and the closures around a widget's views.
extension CompilerMeaning {
  static func providing(in message: String) -> Sentence? {
    if message.contains("expects 1 argument, which cannot be implicitly ignored") {
      return Sentence(
        """
        The closure gets a value, such as an entry. Name it after the opening brace, as in \
        `{ entry in`, or ignore it with `{ _ in`.
        """,
        ko: "클로저는 엔트리 같은 값을 받아요. 여는 중괄호 뒤에 `{ entry in`처럼 이름을 쓰거나, `{ _ in`으로 무시하세요.")
    }
    if let match = message.firstMatch(
      of: /type '([^']+)' does not conform to protocol '([^']+)'/),
      let methods = methods[String(match.2)]
    {
      return Sentence(
        "`\(match.2)` requires \(methods), with exactly these types. `\(match.1)` lacks one of them.",
        ko: "`\(match.2)` 프로토콜에는 꼭 이 타입의 \(methods) 메서드가 있어야 해요. `\(match.1)` 안에는 그중 빠진 것이 있어요.")
    }
    if let match = message.firstMatch(
      of: /'init\(kind:provider:content:\)' requires that '([^']+)' conform to 'TimelineProvider'/)
    {
      return Sentence(
        """
        `StaticConfiguration` takes a `TimelineProvider`. If `\(match.1)` gets an intent, use \
        `AppIntentConfiguration(kind:intent:provider:)`.
        """,
        ko:
          "`StaticConfiguration`에는 `TimelineProvider` 타입을 넘겨요. `\(match.1)` 타입이 인텐트를 받는다면 `AppIntentConfiguration(kind:intent:provider:)` 이니셜라이저를 쓰세요."
      )
    }
    if let match = message.firstMatch(
      of: /requires that '([^']+)' conform to 'AppIntentTimelineProvider'/)
    {
      return Sentence(
        """
        `AppIntentConfiguration` takes an `AppIntentTimelineProvider`, whose methods get the \
        intent. Make `\(match.1)` one.
        """,
        ko:
          "`AppIntentConfiguration`에는 `AppIntentTimelineProvider` 타입을 넘기고, 그 메서드가 인텐트를 받아요. `\(match.1)` 타입을 그렇게 바꾸세요."
      )
    }
    if message.contains("actor-isolated"), message.contains("from outside of the actor") {
      return Sentence(
        "An actor may be busy with another call. Write `await` before this one, in an async function.",
        ko: "액터는 다른 호출을 처리하고 있을 수 있어요. async 함수 안에서 호출 앞에 `await` 키워드를 쓰세요.")
    }
    if let match = message.firstMatch(
      of: /requires that '(U?Int\d*)' conform to 'BinaryFloatingPoint'/)
    {
      return Sentence(
        "A number with a fraction is needed here. Convert the `\(match.1)`: `Double(…)`.",
        ko: "여기에는 소수가 될 수 있는 수가 필요해요. `\(match.1)` 값을 `Double(…)`로 바꾸세요.")
    }
    if message.contains(/value of type 'Range<Int>' to expected argument type 'Binding</) {
      return Sentence(
        """
        `ForEach` over a range gives numbers, but the code inside uses something that numbers don't \
        have. Give `ForEach` the list itself: `ForEach(hours) { hour in … }`.
        """,
        ko:
          "`ForEach` 뷰에 범위를 넘기면 숫자를 받는데, 안의 코드는 숫자에 없는 것을 써요. 목록을 그대로 넘기세요: `ForEach(hours) { hour in … }`."
      )
    }
    return nil
  }

  /// The methods of the protocols of providers.
  private static let methods: [String: Sentence] = [
    "TimelineProvider": Sentence(
      verbatim: "`placeholder(in:)`, `getSnapshot(in:completion:)`, `getTimeline(in:completion:)`"),
    "AppIntentTimelineProvider": Sentence(
      verbatim: "`placeholder(in:)`, `snapshot(for:in:) async`, `timeline(for:in:) async`"),
  ]

  /// Explains an error in a line that reads an environment value; nil for another line or error.
  static func environmentValue(in message: String, line: String) -> Sentence? {
    guard message.hasPrefix("no exact matches in call to initializer"),
      let match = line.firstMatch(of: /@Environment\(\\\.(\w+)\)/)
    else { return nil }
    return Sentence(
      """
      The environment has no value `\(match.1)` of this type. Check the spelling and \
      capitalization.
      """,
      ko: "환경에 이 타입의 `\(match.1)` 값이 없어요. 대소문자까지 철자를 확인하세요.")
  }
}
