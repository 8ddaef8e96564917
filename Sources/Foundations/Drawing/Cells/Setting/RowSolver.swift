/// Finds places for pieces of text in one row so that none covers another.
struct RowSolver {
  /// One piece: where it wants to be and what it takes.
  struct Piece {
    var width: Int
    /// The column that its anchor asks for.
    var wanted: Int
    /// Cells to leave free before it.
    var gap: Int
    /// True for pieces that cannot move.
    var isFixed: Bool
  }

  let columns: Int

  /// The column of each piece, in order from left to right; nil where they do not fit.
  func columns(for pieces: [Piece]) -> [Int]? {
    guard !pieces.isEmpty else { return [] }
    var places = [Int](repeating: 0, count: pieces.count)
    // From the left every piece takes the place it wants or the first free one…
    var end = 0
    for (index, piece) in pieces.enumerated() {
      let gap = index == 0 ? 0 : piece.gap
      if piece.isFixed {
        places[index] = piece.wanted
        end = max(end, piece.wanted + piece.width)
      } else {
        places[index] = max(piece.wanted, end + gap, 0)
        end = places[index] + piece.width
      }
    }
    // …and from the right it gives way where that ran over the edge or into a fixed piece.
    var limit = columns
    for index in pieces.indices.reversed() {
      let piece = pieces[index]
      if !piece.isFixed { places[index] = min(places[index], limit - piece.width) }
      limit = min(limit, places[index]) - (index == 0 ? 0 : piece.gap)
    }
    for index in pieces.indices {
      let piece = pieces[index]
      if piece.isFixed { continue }
      if places[index] < 0 || places[index] + piece.width > columns { return nil }
      if index > 0, places[index] < places[index - 1] + pieces[index - 1].width + piece.gap {
        return nil
      }
    }
    return balanced(places, pieces)
  }

  /// Moves neighbours that were pushed to one side back towards the middle of their wishes.
  private func balanced(_ places: [Int], _ pieces: [Piece]) -> [Int] {
    var places = places
    var first = 0
    while first < pieces.count {
      // A block is a chain of movable pieces that touch each other.
      var last = first
      while last + 1 < pieces.count, !pieces[last].isFixed, !pieces[last + 1].isFixed,
        places[last + 1] == places[last] + pieces[last].width + pieces[last + 1].gap
      {
        last += 1
      }
      if !pieces[first].isFixed, last > first {
        let drift = (first...last).reduce(0) { $0 + places[$1] - pieces[$1].wanted }
        let shift = drift / (last - first + 1)
        let low = first > 0 ? places[first - 1] + pieces[first - 1].width + pieces[first].gap : 0
        let high =
          last + 1 < pieces.count
          ? places[last + 1] - pieces[last + 1].gap : columns
        let room =
          shift > 0
          ? -min(shift, max(places[first] - low, 0))
          : min(-shift, max(high - places[last] - pieces[last].width, 0))
        for index in first...last { places[index] += room }
      }
      first = last + 1
    }
    return places
  }
}
