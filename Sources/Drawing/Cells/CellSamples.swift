import Pixels

/// The 2 × 4 samples of one cell, component by component.
struct CellSamples {
  private(set) var red: SIMD8<Float> = .zero
  private(set) var green: SIMD8<Float> = .zero
  private(set) var blue: SIMD8<Float> = .zero
  private(set) var alpha: SIMD8<Float> = .zero

  static let across = 2
  static let down = 4

  /// Reads a cell; samples outside the raster are clear.
  init(of raster: Raster, column: Int, row: Int) {
    let (left, top) = (column * Self.across, row * Self.down)
    for y in 0..<Self.down where top + y < raster.height {
      for x in 0..<Self.across where left + x < raster.width {
        let pixel = raster.ground[(top + y) * raster.width + left + x]
        let bit = y * Self.across + x
        red[bit] = pixel.x
        green[bit] = pixel.y
        blue[bit] = pixel.z
        alpha[bit] = pixel.w
      }
    }
  }

  /// Decides for each sample at the rim of an opaque area whether it is painted or clear.
  mutating func snapRim() {
    guard alpha.max() > 0.9, alpha.min() < 0.9 else { return }
    for bit in 0..<8 {
      let factor: Float = alpha[bit] >= 0.5 ? 1 / alpha[bit] : 0
      red[bit] *= factor
      green[bit] *= factor
      blue[bit] *= factor
      alpha[bit] *= factor
    }
  }

  subscript(bit: Int) -> Pixel { Pixel(red[bit], green[bit], blue[bit], alpha[bit]) }

  /// The largest difference within each component.
  var spread: Pixel {
    Pixel(
      red.max() - red.min(), green.max() - green.min(), blue.max() - blue.min(),
      alpha.max() - alpha.min())
  }

  var sum: Pixel { Pixel(red.sum(), green.sum(), blue.sum(), alpha.sum()) }

  /// The samples of a pattern added up; `weights` are 1 where the pattern has a sample.
  func sum(_ weights: SIMD8<Float>) -> Pixel {
    Pixel(
      (red * weights).sum(), (green * weights).sum(), (blue * weights).sum(),
      (alpha * weights).sum())
  }

  /// All components squared and added up.
  var squares: Float {
    (red * red + green * green + blue * blue + alpha * alpha).sum()
  }

  /// One component of all samples: 0 red … 3 alpha.
  func component(_ index: Int) -> SIMD8<Float> {
    switch index {
    case 0: red
    case 1: green
    case 2: blue
    default: alpha
    }
  }
}
