import Foundation

extension Outline {
  /// Returns the outline cut into the dashes of `pattern`, or in one piece if there are no dashes.
  func dashed(by pattern: StrokePattern, tolerance: Double = 0.1) -> [Polyline] {
    let lines = flattened(tolerance: tolerance)
    var dashes = pattern.dash.filter { $0.isFinite && $0 >= 0 }
    let cycle = dashes.reduce(0, +)
    guard dashes.count == pattern.dash.count, cycle > 0.05 else { return lines }
    if dashes.count % 2 == 1 { dashes += dashes }
    let period = dashes.reduce(0, +)
    var phase =
      pattern.dashPhase.isFinite ? pattern.dashPhase.truncatingRemainder(dividingBy: period) : 0
    if phase < 0 { phase += period }
    return lines.flatMap { line in
      var pieces: [Polyline] = []
      var index = 0
      var position = -phase
      let length = line.length
      // Dashes too fine to see are drawn as a solid line.
      guard length / period < 20_000 else { return [line] }
      while position < length {
        let dash = dashes[index % dashes.count]
        if index.isMultiple(of: 2) {
          if dash == 0, position >= 0, let dot = line.stretch(from: position, to: position + 0.01) {
            pieces.append(dot)
          } else if let piece = line.stretch(
            from: max(position, 0), to: min(position + dash, length))
          {
            pieces.append(piece)
          }
        }
        position += dash
        index += 1
      }
      return pieces
    }
  }
}
