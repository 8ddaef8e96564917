/// Says in plain words what the learner's code lacks, from what the compiler says about a probe.
///
/// The learner never sees the probe: its file, its line and the compiler's words about it would be
/// a riddle.
enum MissingAPI {
  static func sentence(for words: String) -> String { sentence(for: [words]) }

  /// The sentence for several errors of which one is the others' cause: the first that tells what is
  /// missing.
  static func sentence(for errors: [String]) -> String {
    // Names may be as long as a file: nobody reads further, and patterns would take long.
    let messages = errors.prefix(mostErrors).map {
      String($0.unicodeScalars.prefix(longestMessage))
    }
    for message in messages {
      for rule in rules {
        if let sentence = rule(message) { return sentence }
      }
    }
    return "Your code does not fit what this exercise asks for: \(messages.first ?? "")."
  }

  private static let mostErrors = 20

  private static let longestMessage = 1_000

  private static let rules: [@Sendable (String) -> String?] = [
    { message in
      message.firstMatch(of: /cannot find type '(.+?)' in scope/).map {
        "Your code has no type `\($0.1)`."
      }
    },
    { message in
      message.firstMatch(of: /cannot find '(.+?)' in scope/).map { "Your code has no `\($0.1)`." }
    },
    { message in
      message.firstMatch(of: /value of type '(.+?)' has no (?:dynamic )?member '(.+?)'/).map {
        "Your `\($0.1)` has no `\($0.2)`."
      }
    },
    { message in
      message.firstMatch(of: /type '(.+?)' has no member '(.+?)'/).map {
        "Your `\($0.1)` has no case or static member `\($0.2)`."
      }
    },
    { message in
      message.firstMatch(of: /'(.+?)' is inaccessible due to '(private|fileprivate)'/).map {
        "`\($0.1)` is \($0.2): remove that word, so that it can be checked."
      }
    },
    { message in
      message.firstMatch(of: /instance member '(.+?)' cannot be used on type '(.+?)'/).map {
        "`\($0.1)` of your `\($0.2)` must be `static`."
      }
    },
    { message in
      message.firstMatch(
        of: /[Ss]tatic member '(.+?)' cannot be used on instance of type '(.+?)'/
      ).map { "`\($0.1)` of your `\($0.2)` must not be `static`." }
    },
    { message in
      message.firstMatch(of: /requires that '(.+?)' conform to '(.+?)'/).map {
        "Your `\($0.1)` does not conform to `\($0.2)`."
      }
    },
    { message in
      message.firstMatch(of: /type '(.+?)' does not conform to (?:expected type|protocol) '(.+?)'/)
        .map { "Your `\($0.1)` does not conform to `\($0.2)`." }
    },
    { message in
      message.firstMatch(of: /missing arguments? for parameters? (.+?) in call/).map {
        "A call that this exercise makes lacks \($0.1): your declaration asks for more than it "
          + "should, or has no default value there."
      }
    },
    { message in
      message.firstMatch(of: /extra arguments? (.+?) in call/).map {
        "This exercise passes \($0.1) to something of yours that does not take it."
      }
    },
    { message in
      message.firstMatch(
        of: /incorrect argument labels? in call \(have '(.+?)', expected '(.+?)'\)/
      ).map { "This exercise calls something of yours with `\($0.1)`, but yours takes `\($0.2)`." }
    },
    { message in
      message.firstMatch(
        of: /cannot convert (?:value|return expression) of type '(.+?)' to (?:.*?)type '(.+?)'/
      ).map { "Something of yours is a `\($0.1)` where this exercise expects a `\($0.2)`." }
    },
    { message in
      message.firstMatch(of: /cannot call value of non-function type '(.+?)'/).map {
        "Something of yours is a `\($0.1)` where this exercise calls a function or initializer."
      }
    },
    { message in
      message.firstMatch(of: /'(.+?)' cannot be constructed because it has no accessible init/).map
      { "Your `\($0.1)` has no initializer that this exercise can use." }
    },
  ]
}
