import SwiftSource

/// The learner's code that starts and ends a Live Activity, as calls for an app.
struct ActivityStarter: Equatable {
  /// The call that starts the activity, such as `try RainAlert.start(place: "Seoul", radar: [0.5])`.
  let start: String
  /// The call that ends the activity, such as `await RainAlert.end()`; nil if there's none.
  let end: String?

  /// Finds the first static function that requests an activity and can be called with example arguments; nil
  /// if there's none.
  init?(in files: [SwiftFile]) {
    for file in files {
      for type in file.types where type.inherited.allSatisfy({ $0 != "Widget" && $0 != "View" }) {
        let calls = Self.functions(in: file, type.body.indices, of: type.name)
        guard let start = calls.first(where: { Self.says("request", in: file, $0.body) }) else {
          continue
        }
        self.start = start.call
        end =
          calls.first {
            $0.isWithoutArguments && Self.says("end", in: file, $0.body)
              && !Self.says("request", in: file, $0.body)
          }?.call
        return
      }
    }
    return nil
  }

  private struct Function {
    let call: String
    let body: Range<Int>
    let isWithoutArguments: Bool
  }

  /// Returns the static functions in a range of tokens that can be called with examples.
  private static func functions(
    in file: SwiftFile, _ places: Range<Int>, of type: String
  ) -> [Function] {
    places.compactMap { place in
      guard file[place].isWord("func"), file[place + 1].kind == .word, file[place + 2].isSign("("),
        let close = file[place + 2].partner,
        (max(places.lowerBound, place - 3)..<place).contains(where: { file[$0].isWord("static") }),
        let open = (close..<places.upperBound).first(where: { file[$0].isSign("{") }),
        let end = file[open].partner, let arguments = arguments(of: place + 2, in: file)
      else { return nil }
      let effects = close + 1..<open
      let words =
        (effects.contains { file[$0].isWord("throws") } ? "try " : "")
        + (effects.contains { file[$0].isWord("async") } ? "await " : "")
      return Function(
        call: "\(words)\(type).\(file[place + 1].text)(\(arguments))", body: open..<end,
        isWithoutArguments: arguments.isEmpty)
    }
  }

  /// Returns an example for each parameter without a default value; nil if a type has no example.
  private static func arguments(of open: Int, in file: SwiftFile) -> String? {
    var arguments: [String] = []
    for part in file.parts(inside: open) {
      guard let colon = part.first(where: { file[$0].isSign(":") }) else { return nil }
      if part.contains(where: { file[$0].isSign("=") }) { continue }
      let type = file.text(colon + 1..<part.upperBound).filter { !$0.isWhitespace }
      guard let example = examples[type] else { return nil }
      let label = file[part.lowerBound].text
      arguments.append(label == "_" ? example : "\(label): \(example)")
    }
    return arguments.joined(separator: ", ")
  }

  private static let examples = [
    "String": "\"Seoul\"", "Int": "12", "Double": "0.5", "Bool": "true", "Date": "Date()",
    "TimeInterval": "600", "[Double]": "[0, 0, 0.5, 1]", "[Int]": "[0, 1, 2]",
    "[String]": "[\"Seoul\"]", "ClosedRange<Date>": "Date()...Date().addingTimeInterval(600)",
  ]

  private static func says(_ name: String, in file: SwiftFile, _ body: Range<Int>) -> Bool {
    body.contains { file[$0].isWord(name) && file[$0 - 1].isSign(".") }
  }
}
