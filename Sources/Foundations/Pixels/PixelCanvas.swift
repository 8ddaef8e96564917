/// The canvas for a layer's items.
///
/// It stores two colors for each sample. `ground` is the picture without the glyphs that become characters.
/// `ink` is the color of a glyph that would cover the sample. Text keeps its color through masks, blends and
/// later drawing, although glyphs are never rasterized.
package struct PixelCanvas {
  /// The planes that a drawing affects.
  package enum Plane {
    case both
    /// Text, which sets the color of glyphs and leaves the ground unchanged.
    case ink
  }

  package let area: SampleRect
  package private(set) var ground: [Pixel]
  /// The plane of the ink; empty until text is drawn, because until then `ink` equals `ground`.
  private var inkPlane: [Pixel] = []

  package init(area: SampleRect) {
    self.area = area
    ground = [Pixel](repeating: .zero, count: area.count)
  }

  package var ink: [Pixel] { inkPlane.isEmpty ? ground : inkPlane }
  private var hasInk: Bool { !inkPlane.isEmpty }

  private mutating func beginInk() {
    if inkPlane.isEmpty { inkPlane = ground }
  }

  package mutating func fill(
    _ coverage: Coverage, with color: Pixel, clip: Coverage?, plane: Plane = .both
  ) {
    let row = [Pixel](repeating: color, count: coverage.area.width)
    fill(coverage, clip: clip, plane: plane) { _, _ in row }
  }

  /// Fills a shape with a paint.
  ///
  /// - Parameter colors: Returns the colors for part of a row; extra colors are ignored.
  package mutating func fill(
    _ coverage: Coverage, clip: Coverage?, plane: Plane = .both,
    colors: (_ row: Int, _ columns: Range<Int>) -> [Pixel]
  ) {
    let rect = coverage.area.intersection(clip?.area ?? area).intersection(area)
    guard !rect.isEmpty else { return }
    if plane == .ink { beginInk() }
    let (reachesGround, reachesInk) = (plane == .both, hasInk)
    var parts = [Float](repeating: 0, count: rect.width)
    for row in rect.top..<rect.bottom {
      let source = coverage.offset(row, 0)
      // Paints can be expensive, so request only the touched columns.
      var columns = rect.left..<rect.right
      while let column = columns.first, coverage.values[source + column] <= 0 {
        columns.removeFirst()
      }
      while let column = columns.last, coverage.values[source + column] <= 0 {
        columns.removeLast()
      }
      if columns.isEmpty { continue }
      for (place, column) in columns.enumerated() {
        parts[place] = coverage.values[source + column]
      }
      if let clip {
        let mask = clip.offset(row, 0)
        for (place, column) in columns.enumerated() { parts[place] *= clip.values[mask + column] }
      }
      let paint = colors(row, columns)
      let start = offset(row, columns.lowerBound)
      if reachesGround { Self.lay(paint, parts[..<columns.count], on: &ground, at: start) }
      if reachesInk { Self.lay(paint, parts[..<columns.count], on: &inkPlane, at: start) }
    }
  }

  /// Composites colors onto part of a row, each scaled by its coverage.
  private static func lay(
    _ colors: [Pixel], _ parts: ArraySlice<Float>, on plane: inout [Pixel], at start: Int
  ) {
    for (place, (color, part)) in zip(colors, parts).enumerated() where part > 0 {
      plane[start + place] = Blending.over(color * part, plane[start + place])
    }
  }

  package mutating func composite(
    _ layer: PixelCanvas, opacity: Float, mode: LayerBlendMode, clip: Coverage?
  ) {
    let rect = layer.area.intersection(clip?.area ?? area).intersection(area)
    guard !rect.isEmpty else { return }
    if layer.hasInk { beginInk() }
    let (reachesInk, layerHasInk) = (hasInk, layer.hasInk)
    for row in rect.top..<rect.bottom {
      var index = offset(row, rect.left)
      var source = layer.offset(row, rect.left)
      var mask = clip?.offset(row, rect.left) ?? 0
      for _ in rect.left..<rect.right {
        var part = opacity
        if let clip { part *= clip.values[mask] }
        if part > 0 {
          let color = layer.ground[source]
          if reachesInk {
            let inked = layerHasInk ? layer.inkPlane[source] : color
            inkPlane[index] = Blending.blend(inked * part, inkPlane[index], mode: mode)
          }
          ground[index] = Blending.blend(color * part, ground[index], mode: mode)
        }
        index += 1
        source += 1
        mask += 1
      }
    }
  }

  package mutating func apply(_ matrix: ColorMatrix) {
    for index in ground.indices { ground[index] = matrix.apply(ground[index]) }
    for index in inkPlane.indices { inkPlane[index] = matrix.apply(inkPlane[index]) }
  }

  /// Multiplies both planes by the alpha of `mask`, a canvas with the same area.
  package mutating func multiply(byAlphaOf mask: PixelCanvas) {
    if mask.hasInk { beginInk() }
    for index in inkPlane.indices {
      inkPlane[index] *= (mask.hasInk ? mask.inkPlane[index] : mask.ground[index]).w
    }
    for index in ground.indices { ground[index] *= mask.ground[index].w }
  }

  /// Blurs both planes; radii are standard deviations in samples.
  package mutating func blur(radiusX: Double, radiusY: Double) {
    BoxBlur.blur(
      &ground, width: area.width, height: area.height, radiusX: radiusX, radiusY: radiusY)
    if hasInk {
      BoxBlur.blur(
        &inkPlane, width: area.width, height: area.height, radiusX: radiusX, radiusY: radiusY)
    }
  }

  /// Returns the ground's silhouette in one color, offset by whole samples.
  package func silhouette(in color: Pixel, movedBy dx: Int, _ dy: Int) -> PixelCanvas {
    var result = PixelCanvas(area: area)
    let (width, height) = (area.width, area.height)
    for row in max(dy, 0)..<max(min(height + dy, height), max(dy, 0)) {
      for column in max(dx, 0)..<max(min(width + dx, width), max(dx, 0)) {
        result.ground[row * width + column] = color * ground[(row - dy) * width + column - dx].w
      }
    }
    return result
  }

  private func offset(_ row: Int, _ column: Int) -> Int {
    (row - area.top) * area.width + column - area.left
  }
}

extension Coverage {
  /// Returns the index in `values` of a sample of `area`.
  fileprivate func offset(_ row: Int, _ column: Int) -> Int {
    (row - area.top) * area.width + column - area.left
  }
}
