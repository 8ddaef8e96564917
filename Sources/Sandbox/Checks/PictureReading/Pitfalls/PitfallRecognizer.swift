package import Drawing
import Foundation

/// Finds probably unintended effects of a rendering mode on a picture.
///
/// The recognizer takes the picture *before* recoloring: evaluated for the mode, but in its original colors.
/// Content that's visible before recoloring but not after is lost to the mode. To find the cause, the
/// recognizer removes fills until the content shows again.
package struct PitfallRecognizer {
  package let mode: RenderingMode
  package let profile: RenderingProfile

  package init(mode: RenderingMode, profile: RenderingProfile) {
    self.mode = mode
    self.profile = profile
  }

  /// Returns the pitfalls of a picture before recoloring, or none in full color.
  package func pitfalls(in picture: Picture) -> [Pitfall] {
    guard mode != .fullColor else { return [] }
    let reading = ReadPicture(picture)
    let plain = SampledDrawing(picture.drawing.removingContainerBackground())
    let leaves = plain.leaves.filter { !$0.isStencil }
    let hidden = hiddenContent(of: reading, in: plain)
    var pitfalls = hidden
    let known = Set(hidden.flatMap(\.causes))
    let blocks = blocks(among: leaves, in: reading)
      .filter { known.isDisjoint(with: $0.causes) }
    pitfalls += blocks
    if mode == .accented {
      // Once a block is in the container background, the shapes on it don't merge with it.
      let backgrounds = Set(blocks.flatMap(\.causes))
      pitfalls += mergedShapes(in: plain, reading: reading).filter {
        known.isDisjoint(with: $0.causes + $0.subjects) && backgrounds.isDisjoint(with: $0.causes)
      }
      pitfalls += imagePitfalls(among: leaves, in: reading)
      pitfalls += accentEverywhere(among: leaves, in: reading)
      pitfalls += colorsAlone(among: leaves, in: reading)
    }
    return pitfalls
  }

  /// The minimum share of the widget that a fill must cover to be reported.
  static let blockShare = 0.6
  /// The minimum alpha of an opaque fill.
  ///
  /// Our facts and the guidelines advise an alpha of at most 0.25.
  static let opaque = 0.85

  /// Returns the widget's opaque fills that cover most of it, even if they hide nothing.
  private func blocks(
    among leaves: [PlacedLeaf], in reading: ReadPicture
  ) -> [Pitfall] {
    let whole = CGRect(origin: .zero, size: reading.picture.size)
    let fill = leaves.first { leaf in
      leaf.isFill && leaf.isPlain && leaf.opacity >= Self.opaque
        && leaf.covers(whole) >= Self.blockShare && leaf.fillsItsFrame
    }
    guard let fill else { return [] }
    return [
      Pitfall(
        rule: mode == .accented ? .accentedBlock : .vibrantBlock, mode: mode, subjects: [],
        causes: [PitfallSubject(fill, in: reading)], coverage: fill.covers(whole))
    ]
  }
}

extension PitfallSubject {
  init(_ leaf: PlacedLeaf, in reading: ReadPicture) {
    let view = reading.element(at: leaf.node)?.subject
    self.init(
      node: leaf.node, type: view?.type ?? leaf.typeName, text: view?.text ?? leaf.text,
      imageName: view?.imageName ?? leaf.imageName,
      isSymbol: view?.isSymbol ?? leaf.isSymbol, colorName: leaf.colorName,
      accent: leaf.item.accent, owner: view?.owner, isBackground: view?.isBackground ?? false)
  }
}

extension Picture {
  /// Recolors the picture for a mode, and stores its pitfalls.
  package mutating func show(in mode: RenderingMode, profile: RenderingProfile) {
    pitfalls = PitfallRecognizer(mode: mode, profile: profile).pitfalls(in: self)
    drawing = drawing.rendered(in: mode, profile: profile)
  }
}
