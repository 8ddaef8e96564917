import Foundation
import Pixels

/// Tells which texts and symbols of a list can be seen against what surrounds them.
struct Legibility {
  private let raster: Raster

  /// Points a sample: coarse, since only flat colours behind characters are read.
  private static let fineness = 0.5
  /// Ink below this contrast (WCAG's ratio) is lost; body text would need 4.5.
  private static let leastContrast = 1.35
  /// Or it differs by this much in one component (of 255): hue tells, where brightness does not.
  private static let leastDistance = 60
  /// The places along a line that are looked at.
  private static let places = [0.1, 0.3, 0.5, 0.7, 0.9]

  init(_ list: DisplayList) {
    // Symbols of every size stay characters: their ink is asked for, not their shape.
    raster = Rasterizer(
      scale: CGSize(width: Self.fineness, height: Self.fineness),
      drawnSymbolHeight: .greatestFiniteMagnitude
    ).raster(of: list)
  }

  /// The share of a text's or symbol's length that can be seen, from 0 to 1.
  func visibleShare(of frame: CGRect) -> Double {
    guard frame.width > 0, frame.height > 0 else { return 0 }
    let seen = Self.places.filter { place in
      let spot = CGRect(
        x: frame.minX + frame.width * place - 1, y: frame.midY - frame.height * 0.2, width: 2,
        height: max(frame.height * 0.4, 2))
      return isSeen(raster.average(in: spot))
    }
    return Double(seen.count) / Double(Self.places.count)
  }

  private func isSeen(_ colors: (ground: Pixel, ink: Pixel)) -> Bool {
    // Before an unknown background ink counts as seen when one of the extremes shows it.
    [Pixel(0, 0, 0, 1), Pixel(1, 1, 1, 1)].contains { backdrop in
      let ink = CellColor(colors.ink, over: backdrop)
      let ground = CellColor(colors.ground, over: backdrop)
      return ink.contrast(with: ground) >= Self.leastContrast
        || ink.distance(to: ground) >= Self.leastDistance
    }
  }
}

extension CellColor {
  /// The contrast ratio of WCAG 2.1, from 1 to 21.
  package func contrast(with other: CellColor) -> Double {
    let lights = [relativeLuminance, other.relativeLuminance]
    return ((lights.max() ?? 0) + 0.05) / ((lights.min() ?? 0) + 0.05)
  }

  /// The relative luminance of WCAG 2.1, from 0 to 1.
  private var relativeLuminance: Double {
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
