import Foundation
import Sentences
import WorkerProtocol

/// Translates XCTest's description of a failed assertion into a message for learners.
///
/// The description is plain text that comes from XCTest, from the author or from an error. This type parses
/// it into sentences.
enum AssertionFailureMessage {
  /// The maximum length of a description that is parsed.
  ///
  /// A description contains values from the learner's code. Parsing a megabyte of it would keep the check
  /// busy for a long time.
  private static let longest = 8000

  /// Returns the failure in `description`, which has the format of corelibs XCTest: `XCTAssertEqual failed:
  /// ("23") is not equal to ("24") - Use the rounded value`.
  static func failure(in description: String) -> CheckOutcome.Failure {
    guard description.utf8.count <= longest else {
      let message = authorsMessage(in: String(description.suffix(longest / 10)))
      return .init(
        message: CheckSentences.sentence(for: message ?? String(description.prefix(200)) + "…"))
    }
    if let thrown = description.wholeMatch(of: /threw error "(?<error>.*)"/.dotMatchesNewlines()) {
      return .init(message: stopped(by: thrown.error))
    }
    if let match = description.wholeMatch(
      of: /XCT\w+ threw error "(?<error>.*?)"(?<rest> - .*)?/.dotMatchesNewlines())
    {
      // The error matters more than the author's message about an expected value.
      guard let message = authorsMessage(in: String(match.rest ?? "")) else {
        return .init(message: stopped(by: match.error))
      }
      let said = CheckSentences.sentence(for: message)
      let error = CheckSentences.sentence(for: String(match.error))
      return .init(message: Sentence("\(said): \(error)", ko: "\(said): \(error)"))
    }
    let comparison =
      /XCTAssert\w*(?: failed)?:? ?\("(?<actual>.*)"\) (?<relation>is not equal to|is equal to|is not greater than|is not less than|is greater than|is less than) \("(?<expected>.*?)"\)(?: \+\/- \("(?<accuracy>.*?)"\))?(?<rest>(?: - .*)?)/
      .dotMatchesNewlines()
    if let match = description.wholeMatch(of: comparison) {
      let accuracy = match.accuracy.map { " ± \($0)" } ?? ""
      let expected = expectation(
        plain(match.expected) + accuracy, relation: String(match.relation))
      let actual = plain(match.actual)
      let message = authorsMessage(in: String(match.rest))
      return .init(
        message: message.map(CheckSentences.sentence)
          ?? Sentence(
            "Expected \(expected), found \(actual).",
            ko: "\(expected) 값을 기대했지만 \(actual) 값이 나왔어요."),
        expected: expected, actual: Sentence(verbatim: actual))
    }
    if let match = description.wholeMatch(
      of: /(?<name>XCT\w+) failed(?<rest>.*)/.dotMatchesNewlines())
    {
      let (expected, usual) = expectationWithoutValues[String(match.name)] ?? (nil, nil)
      let message = authorsMessage(in: String(match.rest))
      let value = match.rest.firstMatch(of: /^: "(?<value>.*?)"(?: - |$)/.dotMatchesNewlines())
      let actual =
        match.name == "XCTAssertNil" ? value.map { Sentence(verbatim: plain($0.value)) } : usual
      return .init(
        message: message.map(CheckSentences.sentence) ?? withoutMessage[String(match.name)]
          ?? CheckSentences.sentence(for: detail(in: String(match.rest)) ?? description),
        expected: expected, actual: actual)
    }
    if let match = description.wholeMatch(of: /failed - (?<message>.*)/.dotMatchesNewlines()) {
      return .init(message: CheckSentences.sentence(for: String(match.message)))
    }
    return .init(message: CheckSentences.sentence(for: description))
  }

  private static func stopped(by error: Substring) -> Sentence {
    let error = CheckSentences.sentence(for: String(error))
    return Sentence(
      "The check stopped with an error: \(error)", ko: "오류가 나서 검사가 멈췄어요: \(error)")
  }

  /// Removes `Optional(…)`, which learners didn't write, and the address in Swift's name for a private type
  /// of the checks, which differs in each run.
  private static func plain(_ value: Substring) -> String {
    let bare = value.wholeMatch(of: /Optional\((.*)\)/.dotMatchesNewlines())?.1 ?? value
    return String(bare).replacing(/(?:\w+\.)*\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }

  /// Returns the author's message after the dash.
  private static func authorsMessage(in rest: String) -> String? {
    guard let dash = rest.range(of: " - ") else { return nil }
    let message = rest[dash.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    return message.isEmpty ? nil : message
  }

  /// Returns XCTest's text after the colon, if there's no author's message.
  private static func detail(in rest: String) -> String? {
    guard rest.hasPrefix(": ") else { return nil }
    let text = rest.dropFirst(2).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  private static func expectation(_ value: String, relation: String) -> Sentence {
    switch relation {
    case "is equal to": Sentence("anything but \(value)", ko: "\(value) 아닌 값")
    case "is less than": Sentence("at least \(value)", ko: "\(value) 이상")
    case "is greater than": Sentence("at most \(value)", ko: "\(value) 이하")
    case "is not greater than": Sentence("more than \(value)", ko: "\(value) 초과")
    case "is not less than": Sentence("less than \(value)", ko: "\(value) 미만")
    default: Sentence(verbatim: value)
    }
  }

  /// The messages for assertions without an author's message, because XCTest's messages are only in English.
  private static let withoutMessage: [String: Sentence] = {
    let isNot = Sentence(
      "A condition of this check isn't met.", ko: "검사의 조건이 맞지 않아요.")
    let isMissing = Sentence(
      "The check didn't find what it needs.", ko: "검사에 필요한 것을 찾지 못했어요.")
    return [
      "XCTUnwrap": isMissing, "XCTAssertNotNil": isMissing, "XCTAssertTrue": isNot,
      "XCTAssert": isNot, "XCTAssertFalse": isNot,
      "XCTAssertNil": Sentence(
        "There's a value where there should be none.", ko: "없어야 할 값이 있어요."),
      "XCTAssertThrowsError": Sentence(
        "Your code should throw an error here.", ko: "여기서는 코드가 오류를 던져야 해요."),
    ]
  }()

  private static let expectationWithoutValues: [String: (Sentence?, Sentence?)] = [
    "XCTAssertTrue": (.value("true"), .value("false")),
    "XCTAssert": (.value("true"), .value("false")),
    "XCTAssertFalse": (.value("false"), .value("true")), "XCTAssertNil": (.value("nil"), nil),
    "XCTAssertNotNil": (.aValue, .value("nil")), "XCTUnwrap": (.aValue, .value("nil")),
    "XCTAssertThrowsError": (
      Sentence("an error", ko: "오류"), Sentence("no error", ko: "오류 없음")
    ),
  ]
}

extension Sentence {
  fileprivate static func value(_ text: String) -> Sentence { Sentence(verbatim: text) }

  fileprivate static let aValue = Sentence("a value", ko: "nil이 아닌 값")
}
