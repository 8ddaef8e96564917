import Sentences

/// Turns a compiler error in a probe into a sentence about the learner's code.
///
/// The learner never sees the probe, so its file, line and original message would only confuse.
enum MissingAPI {
  static func sentence(for words: String) -> Sentence { sentence(for: [words]) }

  /// Returns the sentence for the first error about a missing declaration.
  ///
  /// That error usually causes the other errors.
  static func sentence(for errors: [String]) -> Sentence {
    // Shorten messages. Names may be as long as a file, and matching patterns in them would take too long.
    let messages = errors.prefix(mostErrors).map {
      String($0.unicodeScalars.prefix(longestMessage))
    }
    for message in messages {
      for rule in rules {
        if let sentence = rule(message) { return sentence }
      }
    }
    let words = messages.first ?? ""
    return Sentence(
      "Your code doesn't match what this exercise needs: \(words).",
      ko: "코드가 이 과제에 필요한 것과 맞지 않아요: \(words).")
  }

  private static let mostErrors = 20

  private static let longestMessage = 1_000

  private static let rules: [@Sendable (String) -> Sentence?] =
    names + placesOfDeclarations + calls

  private static let names: [@Sendable (String) -> Sentence?] = [
    { message in
      message.firstMatch(of: /cannot find type '(.+?)' in scope/).map {
        Sentence("Your code has no type `\($0.1)`.", ko: "코드에 `\($0.1)` 타입이 없어요.")
      }
    },
    { message in
      message.firstMatch(of: /cannot find '(.+?)' in scope/).map {
        Sentence("Your code has no `\($0.1)`.", ko: "코드에서 `\($0.1)`라는 이름을 찾을 수 없어요.")
      }
    },
    { message in
      message.firstMatch(of: /value of type '(.+?)' has no (?:dynamic )?member '(.+?)'/).map {
        Sentence("Your `\($0.1)` has no `\($0.2)`.", ko: "`\($0.1)` 안에서 `\($0.2)`라는 이름을 찾을 수 없어요.")
      }
    },
    { message in
      message.firstMatch(of: /type '(.+?)' has no member '(.+?)'/).map {
        Sentence(
          "Your `\($0.1)` has no case or static member `\($0.2)`.",
          ko: "`\($0.1)` 안에 `\($0.2)` 케이스나 정적 멤버가 없어요.")
      }
    },
  ]

  private static let placesOfDeclarations: [@Sendable (String) -> Sentence?] = [
    { message in
      message.firstMatch(of: /'(.+?)' is inaccessible due to '(private|fileprivate)'/).map {
        Sentence(
          "`\($0.1)` is \($0.2). Remove that keyword so that Rings can check it.",
          ko: "`\($0.1)` 앞에 `\($0.2)` 키워드가 있어요. 검사할 수 있게 지우세요.")
      }
    },
    { message in
      message.firstMatch(of: /instance member '(.+?)' cannot be used on type '(.+?)'/).map {
        Sentence(
          "`\($0.1)` in your `\($0.2)` must be `static`.",
          ko: "`\($0.2)` 안의 `\($0.1)` 선언은 `static`이어야 해요.")
      }
    },
    { message in
      message.firstMatch(
        of: /[Ss]tatic member '(.+?)' cannot be used on instance of type '(.+?)'/
      ).map {
        Sentence(
          "`\($0.1)` in your `\($0.2)` must not be `static`.",
          ko: "`\($0.2)` 안의 `\($0.1)` 선언은 `static`이 아니어야 해요.")
      }
    },
    { message in
      message.firstMatch(of: /requires that '(.+?)' conform to '(.+?)'/).map {
        conformance($0.1, $0.2)
      }
    },
    { message in
      message.firstMatch(of: /type '(.+?)' does not conform to (?:expected type|protocol) '(.+?)'/)
        .map { conformance($0.1, $0.2) }
    },
  ]

  private static func conformance(_ type: Substring, _ name: Substring) -> Sentence {
    if ["ProbeArgument", "ProbeResult"].contains(name) {
      return Sentence(
        """
        A probe of this exercise passes a `\(type)`, which the checks can't receive. The pack must \
        pass the parts of that value instead.
        """,
        ko: "이 과제의 탐침이 `\(type)` 값을 검사로 넘기는데, 이 타입은 넘길 수 없어요. 꾸러미에서 그 안의 값을 따로 넘겨야 해요.")
    }
    return Sentence(
      "Your `\(type)` doesn't conform to `\(name)`.",
      ko: "`\(type)` 타입이 `\(name)` 프로토콜을 따르지 않아요.")
  }

  private static let calls: [@Sendable (String) -> Sentence?] = [
    { message in
      message.firstMatch(of: /missing arguments? for parameters? (.+?) in call/).map {
        Sentence(
          """
          A call in this exercise omits \($0.1). Remove that parameter from your declaration, or \
          give it a default value.
          """,
          ko: "이 과제의 호출에 \($0.1) 값이 없어요. 여러분의 선언이 값을 더 요구하거나, 거기에 기본값이 없어요.")
      }
    },
    { message in
      message.firstMatch(of: /extra arguments? (.+?) in call/).map {
        Sentence(
          "This exercise passes \($0.1) to your code, which doesn't accept it.",
          ko: "이 과제가 넘기는 \($0.1) 값을 여러분의 선언이 받지 않아요.")
      }
    },
    { message in
      message.firstMatch(
        of: /incorrect argument labels? in call \(have '(.+?)', expected '(.+?)'\)/
      ).map {
        Sentence(
          "This exercise calls your code with `\($0.1)`, but your declaration takes `\($0.2)`.",
          ko: "이 과제는 `\($0.1)` 레이블로 호출하는데 여러분의 선언은 `\($0.2)` 레이블을 받아요.")
      }
    },
    { message in
      message.firstMatch(
        of: /cannot convert (?:value|return expression) of type '(.+?)' to (?:.*?)type '(.+?)'/
      ).map {
        Sentence(
          "This exercise expects a `\($0.2)` where your code has a `\($0.1)`.",
          ko: "이 과제는 `\($0.2)` 타입을 기대하는데 여러분의 코드에는 `\($0.1)` 타입이 있어요.")
      }
    },
    { message in
      message.firstMatch(of: /cannot call value of non-function type '(.+?)'/).map {
        Sentence(
          "This exercise calls a function or initializer where your code has a `\($0.1)`.",
          ko: "이 과제는 함수나 이니셜라이저를 부르는데 여러분의 코드에는 `\($0.1)` 타입이 있어요.")
      }
    },
    { message in
      message.firstMatch(of: /'(.+?)' cannot be constructed because it has no accessible init/).map
      {
        Sentence(
          "Your `\($0.1)` has no initializer that this exercise can use.",
          ko: "`\($0.1)` 타입에 이 과제가 쓸 수 있는 이니셜라이저가 없어요.")
      }
    },
  ]
}
