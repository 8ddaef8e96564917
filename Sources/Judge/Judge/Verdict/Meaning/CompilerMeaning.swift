import AppleNames
import Compiling
import Sentences

/// Explanations of the compiler's most common messages, for beginners.
enum CompilerMeaning {
  /// Returns an explanation of an error message, or nil if the message is clear enough.
  ///
  /// Only the beginning of the message is examined, because a message may quote very long names.
  static func sentence(for message: String) -> Sentence? {
    let message = String(message.unicodeScalars.prefix(longestMessage))
    let readers: [(String) -> Sentence?] = [
      providing(in:), keywords(in:), slips(in:), writing(in:), modifying(in:), declaring(in:),
      names(in:), bodies(in:), types(in:), inference(of:), calls(in:), shape(of:),
    ]
    for reader in readers {
      if let sentence = reader(message) { return sentence }
    }
    return nil
  }

  private static let longestMessage = 1_000

  /// Returns the framework that declares a name, among those that most widgets import.
  private static func framework(declaring name: Substring) -> String? {
    let frameworks = AppleNames.frameworks(visibleWith: ["WidgetKit", "AppIntents"])
    return AppleNames.framework(declaring: String(name), among: frameworks)
  }

  private static func names(in message: String) -> Sentence? {
    if let match = message.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/) {
      if let missing = missingImport(for: match.1) { return missing }
      if let framework = framework(declaring: match.1) {
        return Sentence(
          "`\(match.1)` is in Apple's \(framework), but Rings doesn't have it.",
          ko: "`\(match.1)`: Apple의 \(framework)에 있지만 Rings에는 없어요.")
      }
      return Sentence(
        "There's no `\(match.1)` in scope. Check the spelling and capitalization.",
        ko: "`\(match.1)`라는 이름을 찾을 수 없어요. 대소문자까지 철자를 확인하세요.")
    }
    if let match = message.firstMatch(of: /unknown attribute '([^']+)'/),
      let missing = missingImport(for: match.1)
    {
      return missing
    }
    if let match = message.firstMatch(
      of: /value of type '([^']+)' has no (?:\w+ )?member '([^']+)'/),
      let owner = WidgetVocabulary.owner(of: String(match.2)), !match.1.hasPrefix(owner.rawValue)
    {
      return memberElsewhere(match.2, of: owner)
    }
    if let match = message.firstMatch(of: /type '([^']+)' has no (?:\w+ )?member '([^']+)'/) {
      let type = match.1.prefix { $0 != "." && $0 != "<" }
      if framework(declaring: type) != nil {
        return Sentence(
          """
          `\(match.1)` has no `\(match.2)` here. Check the spelling. If it's right, Rings lacks this \
          part of Apple's API.
          """,
          ko: """
            `\(match.1)` 안에서 `\(match.2)`라는 이름을 찾을 수 없어요. 철자가 맞는다면 Apple에는 있지만 \
            Rings에는 없는 것이에요.
            """)
      }
      return Sentence(
        "`\(match.1)` has no `\(match.2)`. Check the spelling, or declare it.",
        ko: "`\(match.1)` 안에서 `\(match.2)`라는 이름을 찾을 수 없어요. 오타이거나 아직 쓰지 않은 것이에요.")
    }
    if let match = message.firstMatch(of: /invalid redeclaration of '([^']+)'/) {
      return Sentence(
        "`\(match.1)` is declared twice. Remove or rename one of the two.",
        ko: "`\(match.1)` 선언이 두 번 있어요. 하나를 지우거나 이름을 바꾸세요.")
    }
    if let match = message.firstMatch(of: /'([^']+)' is only available in iOS ([\d.]+)/) {
      return Sentence(
        """
        This widget also runs on iOS versions before \(match.2), where `\(match.1)` is missing. \
        Guard it with `if #available`.
        """,
        ko:
          """
          이 위젯은 iOS \(match.2) 이전 버전에서도 실행되는데, 거기에는 `\(match.1)` 이름이 없어요. `if #available` 검사로 감싸세요.
          """
      )
    }
    if let match = message.firstMatch(
      of: /result builder '([^']+)' .*with sufficient availability for this call site/)
    {
      return Sentence(
        """
        This code needs a newer iOS than the widget's minimum version: `\(match.1)` is missing \
        before that. Put `@available(iOS …, *)` above it.
        """,
        ko:
          "여기에 쓴 것은 위젯의 최소 버전보다 새로운 iOS가 필요해요. 이전 버전에는 `\(match.1)` 이름이 없어요. 위에 `@available(iOS …, *)` 줄을 쓰세요."
      )
    }
    if message.contains("must be as available as declaration it overrides") {
      return Sentence(
        """
        The overridden declaration exists on older iOS versions, so yours must exist there too. \
        Guard the code inside the declaration instead.
        """,
        ko: "재정의하는 원래 선언은 이전 버전에도 있으니 새 선언도 있어야 해요. 대신 그 안의 코드를 감싸세요.")
    }
    if message.contains("stored properties cannot be marked potentially unavailable") {
      return Sentence(
        """
        An older iPhone wouldn't know the type's size. Make this a computed property (`var x: Int \
        { … }`), or put `@available` on the whole type.
        """,
        ko:
          "이전 iPhone에서는 타입의 크기를 알 수 없게 돼요. 계산 프로퍼티(`var x: Int { … }`)로 바꾸거나 타입 전체에 `@available` 속성을 붙이세요."
      )
    }
    return nil
  }

  private static func memberElsewhere(
    _ name: Substring, of owner: WidgetVocabulary.Owner
  ) -> Sentence {
    switch owner {
    case .image:
      Sentence(
        """
        Only `Image` has `\(name)`. A modifier before it, such as `.frame` or `.padding`, returns \
        another view: move `\(name)` up to the image.
        """,
        ko:
          """
          `\(name)` 수정자는 `Image`에만 있어요. 앞에 있는 `.frame`이나 `.padding` 같은 수정자가 다른 뷰를 돌려주니, `\(name)` \
          줄을 이미지 바로 뒤로 올리세요.
          """
      )
    case .configuration:
      Sentence(
        """
        `\(name)` belongs to the widget's configuration, not to a view. Write it after the \
        closing brace of `StaticConfiguration` or `AppIntentConfiguration`.
        """,
        ko:
          "`\(name)` 수정자는 뷰가 아니라 위젯 구성에 붙어요. `StaticConfiguration`이나 `AppIntentConfiguration`의 닫는 중괄호 뒤에 쓰세요."
      )
    }
  }

  /// Explains a framework's name whose import is missing.
  private static func missingImport(for name: Substring) -> Sentence? {
    guard let framework = FrameworkNames.framework(ofCommonType: String(name)) else { return nil }
    return Sentence(
      """
      `\(name)` is in \(framework), which this file doesn't import. Write `import \(framework)` \
      at the top.
      """,
      ko:
        """
        `\(name)` 이름은 \(framework) 프레임워크에 있는데 이 파일에서 임포트하지 않았어요. 파일 맨 위에 `import \(framework)` 줄을 \
        쓰세요.
        """
    )
  }

  private static func types(in message: String) -> Sentence? {
    let conversion =
      /cannot convert (?:value|return expression) of type '([^']+)' to (?:expected argument |specified |return )?type '([^']+)'/
    if let match = message.firstMatch(of: conversion) {
      if match.2 == "\(match.1).Type" {
        return Sentence(
          "This creates a value, but the type itself is needed: `\(match.1).self`.",
          ko: "여기에는 값이 아니라 타입 자체가 필요해요: `\(match.1).self`.")
      }
      return Sentence(
        "The value here is of type `\(match.1)`, but type `\(match.2)` is needed.",
        ko: "여기에 있는 값은 `\(match.1)` 타입인데 `\(match.2)` 타입이 필요해요.")
    }
    if message.contains("must be unwrapped") {
      return Sentence(
        """
        This value may be missing (nil). Say what happens then: use `??` with another value, or `if \
        let`.
        """,
        ko: "이 값은 없을 수도 있어요(nil). 그때 어떻게 할지 `??` 연산자나 `if let` 구문으로 정하세요.")
    }
    if let match = message.firstMatch(of: /requires that '([^']+)' conform to 'View'/) {
      return Sentence(
        "A body can only contain views, and `\(match.1)` isn't a view.",
        ko: "body 안에는 뷰만 쓸 수 있는데 `\(match.1)` 타입은 뷰가 아니에요.")
    }
    if let match = message.firstMatch(of: /type '([^']+)' does not conform to protocol '([^']+)'/) {
      return Sentence(
        "`\(match.2)` requires something that `\(match.1)` doesn't have yet.",
        ko: "`\(match.2)` 프로토콜이 요구하는 것 가운데 `\(match.1)` 타입에 아직 없는 것이 있어요.")
    }
    if message.contains("switch must be exhaustive") {
      return Sentence(
        "The switch leaves out a case. Add the missing case so that every value is handled.",
        ko: "switch 문에 빠진 case가 있어요. 모든 값을 처리하도록 추가하세요.")
    }
    if let match = message.firstMatch(of: /missing return in .* expected to return '([^']+)'/) {
      return Sentence(
        "Every path must end with a value of type `\(match.1)`, but one path returns nothing.",
        ko: "모든 갈래가 `\(match.1)` 값으로 끝나야 하는데, 아무것도 돌려주지 않는 갈래가 있어요.")
    }
    if message.contains("unable to type-check this expression in reasonable time") {
      return Sentence(
        "This expression is too complex. Move parts of it into properties or smaller views.",
        ko: "표현식이 너무 복잡해요. 일부를 프로퍼티나 더 작은 뷰로 옮기세요.")
    }
    return nil
  }

  private static func calls(in message: String) -> Sentence? {
    if let match = message.firstMatch(of: /missing argument(?:s)? for parameter(?:s)? (.+) in call/)
    {
      return Sentence(
        "The call is missing an argument: \(match.1).", ko: "호출에 빠진 인자가 있어요: \(match.1).")
    }
    if let match = message.firstMatch(of: /have '([^']+)', expected '([^']+)'/) {
      return Sentence(
        "The labels differ: you wrote `\(match.1)`, but the call takes `\(match.2)`.",
        ko: "레이블이 달라요. `\(match.1)` 대신 `\(match.2)` 레이블로 호출하세요.")
    }
    if let match = message.firstMatch(of: /argument '([^']+)' must precede argument '([^']+)'/) {
      return Sentence(
        "The order is fixed: first `\(match.1)`, then `\(match.2)`.",
        ko: "순서가 정해져 있어요. `\(match.1)` 다음에 `\(match.2)` 순서로 쓰세요.")
    }
    if let match = message.firstMatch(of: /'([^']+)' is (?:a 'let' constant|immutable)/) {
      return Sentence(
        """
        `\(match.1)` can't be changed here: it's a constant, or part of a view or struct that you \
        can only read.
        """,
        ko: "여기에서는 `\(match.1)` 값을 바꿀 수 없어요. 상수이거나, 읽기만 하는 뷰 또는 구조체예요.")
    }
    if message.contains("is not marked with 'try'") {
      return Sentence(
        "This call can fail. Write `try` before it, and handle the error with `do` and `catch`.",
        ko: "이 호출은 실패할 수 있어요. 앞에 `try` 키워드를 쓰고, `do` 구문과 `catch` 구문으로 오류를 처리하세요.")
    }
    if message.contains("that does not support concurrency") {
      return Sentence(
        "This call waits for something, so it's only allowed in an async function.",
        ko: "이 호출은 무언가를 기다리므로, 기다릴 수 있는 async 함수 안에서만 쓸 수 있어요.")
    }
    return nil
  }

  private static func shape(of message: String) -> Sentence? {
    if message.contains("expected '}'") || message.contains("extraneous '}'") {
      return Sentence(
        "The braces don't match: each opening brace needs a closing brace.",
        ko: "중괄호의 짝이 맞지 않아요. 여는 괄호마다 닫는 괄호가 있어야 해요.")
    }
    if message.contains("expected ')'") || message.contains("cannot find ')' to match") {
      return Sentence(
        "A parenthesis isn't closed: each opening parenthesis needs a closing one.",
        ko: "괄호가 닫히지 않았어요. 여는 괄호마다 닫는 괄호가 있어야 해요.")
    }
    if message.contains("expressions are not allowed at the top level") {
      return Sentence(
        """
        Only declarations are allowed outside types and functions. Is a word such as `struct`, \
        `func` or `let` spelled right?
        """,
        ko: "타입과 함수 바깥에는 선언만 쓸 수 있어요. `struct`, `func`, `let` 같은 단어의 철자가 맞나요?")
    }
    if message.contains("unterminated string literal") {
      return Sentence(
        "The string has no closing quotation mark on its line.",
        ko: "같은 줄에 문자열을 닫는 따옴표가 없어요.")
    }
    if message.contains("consecutive statements on a line") {
      return Sentence(
        "Two expressions are next to each other. Usually a comma, an operator or a line break is missing between them.",
        ko: "두 가지가 나란히 있어요. 대개 쉼표나 연산자, 줄바꿈이 빠진 경우예요.")
    }
    if message.contains("expected declaration") {
      return Sentence(
        "Only declarations are allowed here. A brace above may close too early.",
        ko: "여기에는 선언만 쓸 수 있어요. 위에서 중괄호가 너무 일찍 닫혔는지 살펴보세요.")
    }
    if message.contains("expected expression") || message.contains("expected initial value") {
      return Sentence(
        "A value is missing here, or an earlier bracket isn't closed.",
        ko: "여기에 값이 빠졌거나 앞의 괄호가 닫히지 않았어요.")
    }
    return nil
  }
}
