/// The letter spacing that the system adds to SF Pro, from the HIG's typography table.
enum SanFranciscoTracking {
  /// Sizes and tracking in points; the tracking of sizes between rows is interpolated.
  private static let table: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (28, 0.38), (34, 0.40), (36, 0.37),
    (44, 0.37),
  ]

  /// Returns the tracking of a font in points; SF Mono and New York have none.
  static func points(at font: FontDescription) -> Double {
    switch font.design {
    case .monospaced, .serif: return 0
    case .standard, .rounded: break
    }
    let size = font.size
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking }
    if size >= last.size { return last.tracking }
    var low = 0
    var high = table.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].size <= size { low = middle } else { high = middle }
    }
    let fraction = (size - table[low].size) / (table[high].size - table[low].size)
    return table[low].tracking + fraction * (table[high].tracking - table[low].tracking)
  }
}
