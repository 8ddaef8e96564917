import Foundation

/// The colours that things have in the finished picture, by name.
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

  /// The colour in the picture's four corners' neighbourhood, where nothing else stands.
  var ground: ColorName? {
    guard raster.width > 4, raster.height > 4 else { return nil }
    let (width, height) = (
      Double(raster.width) / raster.scale.width, Double(raster.height) / raster.scale.height
    )
    let corners = [
      CGPoint(x: width * 0.1, y: height * 0.1), CGPoint(x: width * 0.9, y: height * 0.1),
      CGPoint(x: width * 0.1, y: height * 0.9), CGPoint(x: width * 0.9, y: height * 0.9),
    ]
    let colors = corners.map(raster.groundColor).filter { $0.alpha > 0.05 }
    guard colors.count > 2 else { return nil }
    // A button in one corner does not colour the ground: the commonest name counts.
    let names = colors.map { ColorName($0.opaque) }
    return names.max { first, second in
      names.count { $0 == first } < names.count { $0 == second }
    }
  }

  func color(of thing: DescribedThing) -> ColorName? {
    inks[thing.node].map(ColorName.init)
  }
}
