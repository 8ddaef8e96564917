/// Generated submissions, each unique, and disguised copies.
enum WrittenAnswer {
  /// Returns a unique view, determined by its seed.
  static func text(_ seed: Int) -> String {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    // With half as many words, a class of six would have passages in common by coincidence.
    let words = [
      "padding", "font", "bold", "frame", "opacity", "offset", "rotationEffect", "blur", "zIndex",
      "cornerRadius", "shadow", "scaleEffect", "lineLimit", "tracking", "kerning", "saturation",
    ]
    let stacks = ["HStack", "VStack", "ZStack", "Group"]
    func next(_ count: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random % UInt64(count))
    }
    var lines = ["struct Own\(seed) {", "  var value\(seed): Int {"]
    for _ in 0..<12 {
      let chain = (0...next(4)).map { _ in ".\(words[next(words.count)])(\(next(90)))" }.joined()
      lines.append("    \(stacks[next(stacks.count)]) { Text(\"t\(next(99))\")\(chain) }")
    }
    return (lines + ["  }", "}"]).joined(separator: "\n")
  }

  /// Returns the code that the task requires of every learner, with its own names.
  static func frame(_ seed: Int) -> String {
    """
    struct Entry\(seed): TimelineEntry {
      let date: Date
      let sky\(seed): Sky
    }
    struct Provider\(seed): TimelineProvider {
      func placeholder(in context: Context) -> Entry\(seed) { Entry\(seed)(date: .now, sky\(seed): .sunny) }
      func getSnapshot(in context: Context, completion: @escaping (Entry\(seed)) -> Void) {
        completion(placeholder(in: context))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry\(seed)>) -> Void) {
        let entries = (0..<\(3 + seed % 5)).map { Entry\(seed)(date: .now + Double($0) * 3600, sky\(seed): .rain) }
        completion(Timeline(entries: entries, policy: .atEnd))
      }
    }

    """
  }

  enum Disguise: CaseIterable {
    case none, names, layout, remarks, values, order, additions, half, split
  }

  static func taken(_ text: String, _ disguise: Disguise, by seed: Int) -> String {
    switch disguise {
    case .none: return text
    case .names:
      return text.replacing(/Own\d+/, with: "Mine\(seed)").replacing(
        /value\d+/, with: "weather\(seed)"
      )
      .replacing(/(Entry|Provider|sky)(\d+)/) { "\($0.1)Of\(seed)" }
    case .layout:
      return text.replacing(" { ", with: "\n{\n").replacing(" }", with: "\n}").replacing(
        "  ", with: "\t")
    case .remarks:
      return text.split(separator: "\n").map { "// line of my own\n\($0) /* so it is */" }
        .joined(separator: "\n")
    case .values:
      return text.replacing(/\(\d+\)/, with: "(\(seed))").replacing(/"t\d+"/, with: "\"mine\"")
    case .order:
      // The parts of the body in reverse order.
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let body = lines.indices.filter { lines[$0].contains("{ Text(") }
      let turned = body.map { lines[$0] }
      let half = turned.count / 2
      for (place, line) in zip(body, turned[half...] + turned[..<half]) { lines[place] = line }
      return lines.joined(separator: "\n")
    case .additions:
      return text.split(separator: "\n").enumerated().map { number, line in
        number % 6 == 5 ? "\(line)\n    let extra\(number) = \(seed)" : String(line)
      }.joined(separator: "\n")
    case .split:
      // Each line's text becomes a constant, and the lines are in reverse order.
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let body = lines.indices.filter { lines[$0].contains("{ Text(") }
      let parts = body.compactMap { place in
        lines[place].wholeMatch(of: /(.*\{) (Text\("t\d+"\)\.\w+\(\d+\))(.*) \}/)
      }
      let constants = parts.enumerated().map { "    let label\($0) = \($1.2)" }
      let uses = parts.enumerated().map { "\($1.1) label\($0)\($1.3) }" }
      for (place, line) in zip(body, uses.reversed()) { lines[place] = line }
      lines.insert(contentsOf: constants.reversed(), at: body.first ?? 0)
      return lines.joined(separator: "\n")
    case .half:
      // The first half of the copied body, followed by the learner's own code.
      let own = self.text(seed + 10_000).split(separator: "\n")
      let lines = text.split(separator: "\n")
      return (lines.prefix(lines.count - 8) + own.suffix(8)).joined(separator: "\n")
    }
  }
}
