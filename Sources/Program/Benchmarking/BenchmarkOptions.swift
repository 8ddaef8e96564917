struct BenchmarkOptions {
  /// The name or folder of a pack.
  private(set) var pack: String?
  /// The number of runs whose median is reported.
  private(set) var runs = 5
  /// The number of learners in the class to measure; nil to measure the other figures.
  private(set) var classSize: Int?
  private(set) var parts: [BenchmarkPart] = []
  private(set) var isJSON = false

  static let usage = """
    swift run rings-bench [--pack PACK] [--runs N] [--json] [--only PART]… | --class N
    Measures the speed of Rings on this machine, each figure with a baseline from the same run.
    Parts: \(BenchmarkPart.allCases.map(\.rawValue).joined(separator: ", ")).
    """

  /// - Throws: `BenchmarkError.usage`.
  init(_ words: [String]) throws(BenchmarkError) {
    var rest = words[...]
    while let option = rest.popFirst() {
      if option == "--json" {
        isJSON = true
        continue
      }
      guard let value = rest.popFirst() else { throw .usage }
      switch option {
      case "--pack": pack = value
      case "--runs": runs = try Self.number(value, in: 1...100)
      case "--class": classSize = try Self.number(value, in: 1...100_000)
      case "--only":
        guard let part = BenchmarkPart(rawValue: value) else { throw .usage }
        parts.append(part)
      default: throw .usage
      }
    }
  }

  private static func number(
    _ word: String, in range: ClosedRange<Int>
  ) throws(BenchmarkError) -> Int {
    guard let number = Int(word), range.contains(number) else { throw .usage }
    return number
  }
}
