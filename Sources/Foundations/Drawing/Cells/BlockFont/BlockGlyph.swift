/// A letter drawn as rows of strokes that stretch to any size.
struct BlockGlyph: Sendable {
  /// Rows from the cap line to the baseline, with true for ink.
  let body: [[Bool]]
  /// The rows below the baseline, at most two.
  let descender: [[Bool]]

  static let bodyRows = 5

  /// Parses a drawing such as `###/#.#/#.#/#.#/###`; a sixth and seventh row are below the baseline.
  init(_ drawing: some StringProtocol) {
    let rows = drawing.split(separator: "/").map { row in row.map { $0 == "#" } }
    body = Array(rows.prefix(Self.bodyRows))
    descender = Array(rows.dropFirst(Self.bodyRows))
  }

  var columns: Int { body.first?.count ?? 0 }

  /// Returns the glyph stretched to `width` × `height` pixels, and its descender rows.
  func stretched(width: Int, height: Int, isHeavy: Bool) -> (body: [[Bool]], descender: [[Bool]]) {
    let across = columnShares(total: width, isHeavy: isHeavy)
    let down = Self.rowShares(count: body.count, total: max(height, body.count), isHeavy: isHeavy)
    func widened(_ row: [Bool]) -> [Bool] {
      zip(row, across).flatMap { [Bool](repeating: $0, count: $1) }
    }
    let growth = max(height / Self.bodyRows, 1)
    return (
      zip(body, down).flatMap { [[Bool]](repeating: widened($0), count: $1) },
      descender.flatMap { [[Bool]](repeating: widened($0), count: growth) }
    )
  }

  /// Returns the width of each column in pixels; strokes stay thin, and the gaps between them widen.
  private func columnShares(total: Int, isHeavy: Bool) -> [Int] {
    let strokes = (0..<columns).map { longestRun(inColumn: $0) >= 3 }
    var shares = [Int](repeating: 1, count: columns)
    var rest = total - columns
    let thick = strokes.filter(\.self).count
    if isHeavy, thick > 0, rest >= thick {
      for column in shares.indices where strokes[column] { shares[column] = 2 }
      rest -= thick
    }
    // A single stroke, such as I or a period, has no gap to widen.
    guard columns > 1 else { return shares }
    let odd = Array(stride(from: 1, to: columns, by: 2))
    let even = Array(stride(from: 0, to: columns, by: 2))
    let choices = [odd, even].map { $0.filter { !strokes[$0] } }.first { !$0.isEmpty } ?? odd
    var index = 0
    while rest > 0 {
      shares[choices[index % choices.count]] += 1
      index += 1
      rest -= 1
      // Very large letters get heavier strokes.
      if shares[choices[0]] > 6 * shares[strokes.firstIndex(of: true) ?? 0], rest >= thick {
        for column in shares.indices where strokes[column] { shares[column] += 1 }
        rest -= thick
      }
    }
    return shares
  }

  /// Returns the height of each row in pixels; it is the same for all letters.
  private static func rowShares(count: Int, total: Int, isHeavy: Bool) -> [Int] {
    var shares = [Int](repeating: 1, count: count)
    var rest = total - count
    let gaps = Array(stride(from: 1, to: count, by: 2))
    let strokes = Array(stride(from: 0, to: count, by: 2))
    guard !gaps.isEmpty else { return shares }
    if isHeavy, total >= 8, rest >= strokes.count {
      for row in strokes { shares[row] = 2 }
      rest -= strokes.count
    }
    // The lower gap grows first, because digits look better with a larger lower half.
    var index = gaps.count - 1
    while rest > 0 {
      shares[gaps[index]] += 1
      index = index == 0 ? gaps.count - 1 : index - 1
      rest -= 1
      if shares[gaps[0]] > 4 * shares[0], rest >= strokes.count {
        for row in strokes { shares[row] += 1 }
        rest -= strokes.count
      }
    }
    return shares
  }

  private func longestRun(inColumn column: Int) -> Int {
    var longest = 0
    var run = 0
    for row in body {
      run = row.indices.contains(column) && row[column] ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
