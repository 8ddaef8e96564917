import Curriculum
import SwiftSource

/// The numbers and strings in an exercise's checks, which a learner could hard-code.
struct AskedValues {
  /// The values as Swift literals, without duplicates, in source order.
  private(set) var integers: [String] = []
  private(set) var decimals: [String] = []
  private(set) var texts: [String] = []

  /// The maximum number of values.
  ///
  /// A learner is unlikely to hard-code more values, and they are slow to compile.
  private static let most = 24
  private static let longestText = 40

  init() {}

  init(inChecksOf exercise: Exercise) {
    self.init(exercise.checkFiles.compactMap(PackText.read).map { SwiftFile($0) })
  }

  init(_ checks: [SwiftFile]) {
    for source in checks {
      for place in source.tokens.indices {
        let token = source[place]
        guard !Self.isDrawn(at: place, in: source) else { continue }
        if token.kind == .number {
          let digits = token.text.filter { $0 != "_" }
          let sign = source[place - 1].isSign("-") ? "-" : ""
          if Int(digits) != nil { Self.add(sign + digits, to: &integers) }
          if Double(digits) != nil { Self.add(sign + digits, to: &decimals) }
        } else if let text = source.string(at: place)?.value, text.count <= Self.longestText {
          Self.add(text.swiftLiteral, to: &texts)
        }
      }
    }
  }

  /// Whether a value is an argument of an `inputs` call such as `inputs.element(of: ["Mina", "Jun"])`.
  private static func isDrawn(at place: Int, in source: SwiftFile) -> Bool {
    var next = source[place].enclosing
    while let open = next {
      if source[open].isSign("("), source[open - 2].isSign("."), source[open - 3].isWord("inputs") {
        return true
      }
      next = source[open].enclosing
    }
    return false
  }

  private static func add(_ value: String, to values: inout [String]) {
    if values.count < most, !values.contains(value) { values.append(value) }
  }

  /// Returns the values of a type, or an empty list for a type whose literals aren't collected.
  func values(of type: String) -> [String] {
    switch type {
    case "Int": integers
    case "Double": decimals
    case "String": texts
    default: []
    }
  }
}
