import Foundation

/// The names of the colors in a finished picture.
struct DescribedColors {
  private let raster: Raster
  private let inks: [Int: RGBA]

  init(_ picture: Picture) {
    let raster = Rasterizer(scale: CGSize(width: 0.5, height: 0.5)).raster(of: picture.drawing)
    var inks: [Int: RGBA] = [:]
    for glyphs in raster.glyphs {
      guard let node = glyphs.node, inks[node] == nil else { continue }
      let frame = glyphs.frame
      let colors = raster.average(
        in: frame.insetBy(dx: frame.width * 0.3, dy: frame.height * 0.3))
      inks[node] = RGBA(colors.ink)
    }
    self.raster = raster
    self.inks = inks
  }

  /// The color of the background near the picture's four corners.
  ///
  /// A disc has no corners; its color counts if the inside is uniform.
  var ground: ColorName? {
    guard raster.width > 4, raster.height > 4 else { return nil }
    let corners = colors(at: 0.1)
    if corners.count > 2 {
      // Uses the most common name, so that a button in one corner doesn't count.
      return corners.max { first, second in
        corners.count { $0 == first } < corners.count { $0 == second }
      }
    }
    // A ring, such as a gauge's, is clear at one of these distances.
    let inside = colors(at: 0.2) + colors(at: 0.33)
    return corners.isEmpty && inside.count == 8 && Set(inside).count == 1
      ? inside[0] : nil
  }

  /// Returns the colors of four points at an inset from the edges, without clear colors.
  ///
  /// The inset is a fraction of the picture's size.
  private func colors(at inset: Double) -> [ColorName] {
    let (width, height) = (
      Double(raster.width) / raster.scale.width, Double(raster.height) / raster.scale.height
    )
    let places = [inset, 1 - inset].flatMap { y in
      [inset, 1 - inset].map { CGPoint(x: width * $0, y: height * y) }
    }
    return places.map(raster.groundColor).filter { $0.alpha > 0.05 }.map { ColorName($0.opaque) }
  }

  func color(of thing: DescribedThing) -> ColorName? {
    inks[thing.node].map(ColorName.init)
  }
}
