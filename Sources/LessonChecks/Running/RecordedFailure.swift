import Foundation
import Stage

/// Reads what XCTest says about a failed assertion and says it for people.
enum RecordedFailure {
  /// Characters beyond which a description is not taken apart: the values in it come from the
  /// learner's code, and a megabyte of them would keep the check busy for long.
  private static let longest = 8000

  /// The failure that `description` tells of, in the form of corelibs XCTest:
  /// `XCTAssertEqual failed: ("23") is not equal to ("24") - Use the rounded value`.
  static func failure(in description: String) -> CheckOutcome.Failure {
    guard description.utf8.count <= longest else {
      let message = authorsMessage(in: String(description.suffix(longest / 10)))
      return .init(message: message ?? String(description.prefix(200)) + "…")
    }
    if let thrown = description.wholeMatch(of: /threw error "(?<error>.*)"/.dotMatchesNewlines()) {
      let error = String(thrown.error)
      return .init(message: "The check stopped with an error: \(error)")
    }
    if let match = description.wholeMatch(
      of: /XCT\w+ threw error "(?<error>.*?)"(?<rest> - .*)?/.dotMatchesNewlines())
    {
      // What went wrong is more than what the author expected to see.
      let error = String(match.error)
      let message = authorsMessage(in: String(match.rest ?? ""))
      return .init(
        message: message.map { "\($0): \(error)" } ?? "The check stopped with an error: \(error)")
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
        message: message ?? "Expected \(expected), found \(actual).", expected: expected,
        actual: actual)
    }
    if let match = description.wholeMatch(
      of: /(?<name>XCT\w+) failed(?<rest>.*)/.dotMatchesNewlines())
    {
      let (expected, usual) = expectationWithoutValues[String(match.name)] ?? (nil, nil)
      let message = authorsMessage(in: String(match.rest))
      let value = match.rest.firstMatch(of: /^: "(?<value>.*?)"(?: - |$)/.dotMatchesNewlines())
      let actual = match.name == "XCTAssertNil" ? value.map { plain($0.value) } : usual
      return .init(
        message: message ?? detail(in: String(match.rest)) ?? description, expected: expected,
        actual: actual)
    }
    if let match = description.wholeMatch(of: /failed - (?<message>.*)/.dotMatchesNewlines()) {
      return .init(message: String(match.message))
    }
    return .init(message: description)
  }

  /// A value without the `Optional(…)` that learners did not write, and without the address by
  /// which Swift names a private type of the checks: it is another one in each run.
  private static func plain(_ value: Substring) -> String {
    let bare = value.wholeMatch(of: /Optional\((.*)\)/.dotMatchesNewlines())?.1 ?? value
    return String(bare).replacing(/(?:\w+\.)*\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }

  /// What the author wrote after the dash.
  private static func authorsMessage(in rest: String) -> String? {
    guard let dash = rest.range(of: " - ") else { return nil }
    let message = rest[dash.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    return message.isEmpty ? nil : message
  }

  /// What XCTest says after the colon, where the author says nothing.
  private static func detail(in rest: String) -> String? {
    guard rest.hasPrefix(": ") else { return nil }
    let text = rest.dropFirst(2).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  private static func expectation(_ value: String, relation: String) -> String {
    switch relation {
    case "is equal to": "anything but \(value)"
    case "is less than": "at least \(value)"
    case "is greater than": "at most \(value)"
    case "is not greater than": "more than \(value)"
    case "is not less than": "less than \(value)"
    default: value
    }
  }

  private static let expectationWithoutValues: [String: (String?, String?)] = [
    "XCTAssertTrue": ("true", "false"), "XCTAssert": ("true", "false"),
    "XCTAssertFalse": ("false", "true"), "XCTAssertNil": ("nil", nil),
    "XCTAssertNotNil": ("a value", "nil"), "XCTUnwrap": ("a value", "nil"),
    "XCTAssertThrowsError": ("an error", "no error"),
  ]
}
