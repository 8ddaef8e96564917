struct LineSearch {
  private let lines: [[UInt8]]

  init(_ lines: [[UInt8]]) {
    self.lines = lines
  }

  /// Returns the first positions in the lines where all of `wanted` occurs.
  func places(of wanted: [[UInt8]], most: Int) -> [Int] {
    guard !wanted.isEmpty, wanted.count <= lines.count else { return [] }
    var places: [Int] = []
    for place in 0...(lines.count - wanted.count) where fit(of: wanted, at: place) == wanted.count {
      places.append(place)
      if places.count == most { break }
    }
    return places
  }

  /// Returns the length of the longest prefix of `wanted` that occurs in the lines.
  func longestFit(of wanted: [[UInt8]]) -> Int {
    lines.indices.reduce(0) { max($0, fit(of: wanted, at: $1)) }
  }

  private func fit(of wanted: [[UInt8]], at place: Int) -> Int {
    var count = 0
    while count < wanted.count, place + count < lines.count,
      lines[place + count] == wanted[count]
    { count += 1 }
    return count
  }
}
