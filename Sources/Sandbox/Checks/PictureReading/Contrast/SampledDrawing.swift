package import Drawing
import Foundation
import Pixels
import Synchronization

/// A display list with its leaves and samples, each computed on first use and cached.
package final class SampledDrawing: Sendable {
  /// The resolution of the samples, and the treatment of large symbols.
  private struct Sampling: Hashable {
    /// The number of samples per point.
    let fineness: Double
    /// The minimum height in points at which a symbol is a shape of the background; smaller symbols are
    /// glyphs.
    let drawnSymbolHeight: Double

    /// The picture as the user sees it: large symbols are shapes and may be behind text.
    static let full = Sampling(fineness: 1, drawnSymbolHeight: largeSymbol)
    /// The picture with symbols of every size as glyphs, for queries about their ink.
    static let everySymbolWritten = Sampling(
      fineness: 1, drawnSymbolHeight: .greatestFiniteMagnitude)
    /// The same as `everySymbolWritten` with a quarter of the samples, which is enough for flat colors behind
    /// glyphs.
    static let coarse = Sampling(fineness: 0.5, drawnSymbolHeight: .greatestFiniteMagnitude)
  }

  /// The minimum height in points at which a symbol is drawn as a shape.
  private static let largeSymbol = 24.0

  package let list: DisplayList
  private let knownLeaves = Mutex<[PlacedLeaf]?>(nil)
  private let rasters = Mutex<[Sampling: Raster]>([:])

  package init(_ list: DisplayList) {
    self.list = list
  }

  /// The drawn leaves, back to front, with layers flattened.
  package var leaves: [PlacedLeaf] {
    knownLeaves.withLock { known in
      let leaves = known ?? list.placedLeaves
      known = leaves
      return leaves
    }
  }

  /// The picture as the user sees it, with one sample per point.
  ///
  /// Text and small symbols are kept separate from the rest.
  package var raster: Raster { raster(.full) }

  private func raster(_ sampling: Sampling) -> Raster {
    rasters.withLock { made in
      if let raster = made[sampling] { return raster }
      let raster = Rasterizer(
        scale: CGSize(width: sampling.fineness, height: sampling.fineness),
        drawnSymbolHeight: sampling.drawnSymbolHeight
      ).raster(of: list)
      made[sampling] = raster
      return raster
    }
  }

  /// Every line of text and every symbol in drawing order, each with the samples that contain its ink.
  var writing: [(glyphs: PlacedGlyphs, samples: Raster)] {
    func isLarge(_ symbol: SymbolDrawing, scale: Double = 1) -> Bool {
      symbol.frame.height * scale >= Self.largeSymbol
    }
    let hasLargeSymbol = leaves.contains { leaf in
      guard case .symbol(let symbol) = leaf.item.content else { return false }
      return isLarge(symbol, scale: leaf.transform.meanScale)
    }
    return raster(hasLargeSymbol ? .everySymbolWritten : .full).glyphs.map { glyphs in
      var sampling = Sampling.full
      if case .symbol(let symbol) = glyphs.content, isLarge(symbol) {
        sampling = .everySymbolWritten
      }
      return (glyphs, showing(glyphs.frame, of: glyphs.node, sampling).raster(sampling))
    }
  }

  /// Returns the samples without other views' glyphs over these glyphs.
  func raster(showing glyphs: PlacedGlyphs) -> Raster {
    showing(glyphs.frame, of: glyphs.node, .full).raster
  }

  /// Returns the drawing without other views' glyphs in a frame.
  ///
  /// Otherwise, text covered by a plate would seem to have the ink of the text on the plate.
  private func showing(_ frame: CGRect, of node: Int?, _ sampling: Sampling) -> SampledDrawing {
    let others = raster(sampling).glyphs.filter {
      $0.node != node && !$0.frame.overlap(with: frame).isEmpty
    }
    let nodes = Set(others.compactMap(\.node))
    guard !nodes.isEmpty else { return self }
    return without(
      Set(
        leaves.filter { $0.isGlyph && $0.node.map(nodes.contains) ?? false }.map(\.ordinal)))
  }

  /// Returns the drawing without the leaves with these ordinals (`PlacedLeaf.ordinal`).
  package func without(_ ordinals: Set<Int>) -> SampledDrawing {
    ordinals.isEmpty ? self : SampledDrawing(list.removingLeaves(ordinals))
  }
}

extension SampledDrawing {
  /// The WCAG contrast below which ink counts as lost in a mode; body text would need 4.5.
  ///
  /// This limit is higher than the minimum for a visible view, because black on vibrant mode's wallpaper
  /// still has a contrast of 1.33.
  private static let lostContrast = 1.35
  /// The sampled positions along a line.
  private static let places = [0.1, 0.3, 0.5, 0.7, 0.9]

  /// The contrast below which even large, bold text is illegible; hidden text must be fainter.
  package static let hiddenContrast = 1.1

  /// Returns the share of a line of text or a symbol that's visible along its length, from 0 to 1.
  ///
  /// On an unknown background, ink counts as visible if it shows on black or on white.
  ///
  /// - Parameter contrast: The minimum contrast of visible ink; the default is the contrast below which ink
  ///   counts as lost in a mode.
  package func visibleShare(of leaf: PlacedLeaf, from contrast: Double? = nil) -> Double {
    let frame = leaf.frame
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return 0 }
    let samples = raster(.coarse)
    let seen = Self.places.filter { place in
      let spot = CGRect(
        x: frame.minX + frame.width * place - 1, y: frame.midY - frame.height * 0.2, width: 2,
        height: max(frame.height * 0.4, 2))
      let colors = samples.average(in: spot)
      return [RGBA.black, .white].contains { backdrop in
        RGBA(colors.ink).over(backdrop).standsOut(
          from: RGBA(colors.ground).over(backdrop), by: contrast ?? Self.lostContrast)
      }
    }
    return Double(seen.count) / Double(Self.places.count)
  }

  /// Returns the text and symbols that are legible over more than a share of their length, in drawing order.
  ///
  /// Parts that are covered, blurred, outside the picture or in the color of their background are illegible.
  package func readableLeaves(
    moreThan share: Double, from contrast: Double? = nil
  ) -> [PlacedLeaf] {
    leaves.filter { leaf in
      leaf.isReadable
        && showing(leaf.inkFrame, of: leaf.node, .coarse).visibleShare(of: leaf, from: contrast)
          > share
    }
  }
}
