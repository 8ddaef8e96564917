import Drawing

extension DisplayItem {
  /// The largest font of the text or symbol drawn, in points.
  var fontSize: Double? {
    switch content {
    case .text(let line): line.runs.map(\.font.size).max()
    case .symbol(let symbol): symbol.font.size
    case .fill, .stroke, .image, .layer: nil
    }
  }
}
