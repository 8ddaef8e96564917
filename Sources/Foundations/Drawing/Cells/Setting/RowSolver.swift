/// Positions pieces of text in a row without overlap.
struct RowSolver {
  struct Piece {
    var width: Int
    /// The preferred column, based on the anchor.
    var wanted: Int
    /// The number of cells to leave free before the piece.
    var gap: Int
    var isFixed: Bool
  }

  let columns: Int

  /// Returns the column of each piece, from left to right, or `nil` if they don't fit.
  func columns(for pieces: [Piece]) -> [Int]? {
    guard !pieces.isEmpty else { return [] }
    var places = [Int](repeating: 0, count: pieces.count)
    // Left to right: each piece takes its preferred column or the first free column.
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
    // Right to left: pieces move back where they ran over the edge or into a fixed piece.
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

  /// Centers runs of adjacent pieces around their preferred positions.
  private func balanced(_ places: [Int], _ pieces: [Piece]) -> [Int] {
    var places = places
    var first = 0
    while first < pieces.count {
      // A run is a chain of movable pieces without gaps between them.
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
