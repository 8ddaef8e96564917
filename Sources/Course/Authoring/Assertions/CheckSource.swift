import Curriculum
import Foundation
import WorkerProtocol
import SwiftSource

/// The assertions in an exercise's checks, found in their source.
struct CheckSource: Sendable {
  private(set) var functions: [CheckFunction] = []

  init(of exercise: Exercise) {
    self.init(
      exercise.checkFiles.map { file in
        SwiftFile(
          [UInt8]((try? Data(contentsOf: file)) ?? Data()), name: file.lastPathComponent)
      })
  }

  init(_ files: [SwiftFile]) {
    let found = files.map { (file: $0, functions: Self.functions(in: $0)) }
    let names = Set(found.flatMap(\.functions).map(\.name))
    // A function that calls an asserting function also asserts. Repeat until no function is added.
    var asserting: Set<String> = []
    var isSettled = false
    while !isSettled {
      functions = found.flatMap { file, functions in
        functions.map { function in
          var function = function
          function.calls = Set(
            file.tokens.filter { function.lines.contains($0.line) && names.contains($0.text) }
              .map(\.text))
          function.assertions = Self.assertions(of: function, in: file, besides: asserting)
          return function
        }
      }
      let now = names.intersection(functions.filter { !$0.assertions.isEmpty }.map(\.name))
      isSettled = now == asserting
      asserting = now
    }
  }

  var assertions: [CheckAssertion] { functions.flatMap(\.assertions) }

  /// Returns a function and all functions that it calls, directly or not.
  func reached(from name: String) -> [CheckFunction] {
    var reached: [String: CheckFunction] = [:]
    var waiting = [name]
    while let next = waiting.popLast() {
      for function in functions where function.name == next && reached[next] == nil {
        reached[next] = function
        waiting += function.calls
      }
    }
    return Array(reached.values)
  }

  private static func functions(in file: SwiftFile) -> [CheckFunction] {
    let types = file.types.flatMap { type in
      type.members.map { member in
        (member.name.hasPrefix("test") ? "\(type.name).\(member.name)" : member.name, member)
      }
    }
    let own = file.globals.map { ($0.name, $0) }
    return (types + own).compactMap { name, member in
      guard member.keyword == "func", let first = member.body.first, let last = member.body.last
      else { return nil }
      return CheckFunction(name: name, file: file.name, lines: first.line...last.line)
    }
  }

  private static func assertions(
    of function: CheckFunction, in file: SwiftFile, besides helpers: Set<String>
  ) -> [CheckAssertion] {
    file.tokens.indices.compactMap { place in
      let token = file[place]
      guard function.lines.contains(token.line), token.kind == .word,
        isAssertion(token.text) || helpers.contains(token.text), token.text != function.name,
        file[place + 1].isSign("("), file.isAdjacent(place + 1), !file[place - 1].declaresName,
        isStatement(at: place, in: file), let call = file.call(at: place)
      else { return nil }
      let last = file[call.whole.upperBound - 1].line
      return CheckAssertion(
        place: CheckPlace(file: file.name, line: token.line), column: token.column,
        text: file.text(call.whole).split { $0.isWhitespace }.joined(separator: " "),
        lines: token.line...max(token.line, last), function: function.name,
        helper: helpers.contains(token.text) ? token.text : nil)
    }
  }

  private static func isAssertion(_ name: String) -> Bool {
    name == "fail" || name == "XCTFail" || name.hasPrefix("XCTAssert") || name.hasPrefix("assert")
  }

  /// Whether a call is a separate statement, ignoring `try`, `await` or `_ =` before the call.
  ///
  /// The code still compiles if such a call is removed.
  private static func isStatement(at place: Int, in file: SwiftFile) -> Bool {
    var first = place
    while first > 0,
      ["try", "await", "return", "_", "="].contains(file[first - 1].text), !file[first].startsLine
    {
      first -= 1
    }
    let before = file[first - 1]
    return file[first].startsLine && !before.isSign(",") && !before.isSign("(")
      || before.isSign("{") || before.isSign(";") || before.isWord("in")
  }
}
