/// A letter as a small drawing: rows of strokes that are stretched to the size asked for.
struct BlockGlyph: Sendable {
  /// Rows from the cap line to the baseline; each says for its columns whether there is ink.
  let body: [[Bool]]
  /// Up to two rows below the baseline.
  let descender: [[Bool]]

  static let bodyRows = 5

  /// Reads `###/#.#/#.#/#.#/###`; a sixth and seventh row hang below the baseline.
  init(_ drawing: some StringProtocol) {
    let rows = drawing.split(separator: "/").map { row in row.map { $0 == "#" } }
    body = Array(rows.prefix(Self.bodyRows))
    descender = Array(rows.dropFirst(Self.bodyRows))
  }

  var columns: Int { body.first?.count ?? 0 }

  /// The drawing in `width` × `height` pixels, and the rows that hang below.
  ///
  /// Strokes stand in the even rows and columns; what is added goes between them first.
  func stretched(width: Int, height: Int, isHeavy: Bool) -> (body: [[Bool]], descender: [[Bool]]) {
    let across = Self.shares(count: columns, total: max(width, columns), isHeavy: isHeavy)
    let down = Self.shares(count: body.count, total: max(height, body.count), isHeavy: isHeavy)
    func widened(_ row: [Bool]) -> [Bool] {
      zip(row, across).flatMap { [Bool](repeating: $0, count: $1) }
    }
    let stretchedBody = zip(body, down).flatMap { row, count in
      [[Bool]](repeating: widened(row), count: count)
    }
    let growth = max(height / Self.bodyRows, 1)
    return (
      stretchedBody,
      descender.flatMap { [[Bool]](repeating: widened($0), count: growth) }
    )
  }

  /// How many pixels each row or column of the drawing gets.
  private static func shares(count: Int, total: Int, isHeavy: Bool) -> [Int] {
    guard count > 0 else { return [] }
    var shares = [Int](repeating: 1, count: count)
    var rest = total - count
    let gaps = count > 1 ? Array(stride(from: 1, to: count, by: 2)) : [0]
    let strokes = Array(stride(from: 0, to: count, by: 2))
    // Heavy letters thicken their strokes first, light ones open the space between them.
    if isHeavy, count > 1, rest >= strokes.count {
      for index in strokes { shares[index] += 1 }
      rest -= strokes.count
    }
    var index = 0
    while rest > 0, !gaps.isEmpty {
      let isEvenRound = rest >= gaps.count
      if !isEvenRound, gaps.count > 1, rest == 1 {
        // A single pixel left over goes to the lower gap: numbers look right bottom-heavy.
        shares[gaps[gaps.count - 1]] += 1
        break
      }
      shares[gaps[index % gaps.count]] += 1
      index += 1
      rest -= 1
      // Once the gaps are wide, strokes thicken too.
      if shares[gaps[0]] > 4 * shares[strokes[0]], rest >= strokes.count {
        for stroke in strokes { shares[stroke] += 1 }
        rest -= strokes.count
      }
    }
    return shares
  }
}
