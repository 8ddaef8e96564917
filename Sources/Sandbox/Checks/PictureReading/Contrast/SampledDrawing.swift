package import Drawing
import Foundation
import Pixels
import Synchronization

/// A display list with its leaves and its samples, each made when it is first asked for, and kept.
package final class SampledDrawing: Sendable {
  /// How finely a list is sampled, and what becomes of large symbols.
  private struct Sampling: Hashable {
    /// Samples a point.
    let fineness: Double
    /// Symbols from this height on, in points, are shapes of the ground; smaller ones are characters.
    let drawnSymbolHeight: Double

    /// What a person sees: large symbols are shapes, on which texts may stand.
    static let full = Sampling(fineness: 1, drawnSymbolHeight: largeSymbol)
    /// Symbols of every size are characters: for what is asked about their ink.
    static let everySymbolWritten = Sampling(
      fineness: 1, drawnSymbolHeight: .greatestFiniteMagnitude)
    /// The same with a quarter of the samples: flat colours behind characters are all that is read.
    static let coarse = Sampling(fineness: 0.5, drawnSymbolHeight: .greatestFiniteMagnitude)
  }

  /// Points from which on a symbol is drawn as a shape.
  private static let largeSymbol = 24.0

  package let list: DisplayList
  private let knownLeaves = Mutex<[PlacedLeaf]?>(nil)
  private let rasters = Mutex<[Sampling: Raster]>([:])

  package init(_ list: DisplayList) {
    self.list = list
  }

  /// What is drawn, back to front, with the layers opened.
  package var leaves: [PlacedLeaf] {
    knownLeaves.withLock { known in
      let leaves = known ?? list.placedLeaves
      known = leaves
      return leaves
    }
  }

  /// One sample a point, as a person sees the picture; texts and small symbols are handed on apart.
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

  /// Every text line and symbol in drawing order, each with the samples in which its ink is found.
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

  /// The samples in which these glyphs are not written over by other views'.
  func raster(showing glyphs: PlacedGlyphs) -> Raster {
    showing(glyphs.frame, of: glyphs.node, .full).raster
  }

  /// The drawing without other views' glyphs in a frame: a text covered by a plate would else borrow
  /// the ink of the text that stands on the plate.
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

  /// The drawing without the leaves of these places, as `PlacedLeaf.ordinal` counts them.
  package func without(_ ordinals: Set<Int>) -> SampledDrawing {
    ordinals.isEmpty ? self : SampledDrawing(list.removingLeaves(ordinals))
  }
}

extension SampledDrawing {
  /// Contrast (WCAG's ratio) below which ink counts as lost to a mode; body text would need 4.5.
  ///
  /// More than what any view needs to be seen, since of black vibrancy leaves 1.33 on its wallpaper.
  private static let lostContrast = 1.35
  /// The places along a line that are looked at.
  private static let places = [0.1, 0.3, 0.5, 0.7, 0.9]

  /// Contrast below which nobody makes out even large, bold text; what somebody hides has to be fainter.
  package static let hiddenContrast = 1.1

  /// The share of a text's or symbol's length that can be seen, from 0 to 1.
  ///
  /// Before an unknown background ink counts as seen when black or white shows it.
  ///
  /// - Parameter contrast: The contrast from which on ink counts as seen; by default that of what a mode
  ///   has lost.
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

  /// The texts and symbols of which more than a share of their length can be read, in drawing order;
  /// what is covered, blurred, outside, or of the colour of its ground cannot.
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
