package import Drawing
import Foundation

/// Finds what a rendering mode does to a picture that its author hardly meant.
///
/// Works on the picture *before* it is recoloured: as its views were evaluated in the mode, but in
/// the colours that were written. What can be seen there and not after recolouring is lost to the
/// mode; what it is lost to is found by taking fills away until it shows again.
package struct PitfallRecognizer {
  package let mode: RenderingMode
  package let profile: RenderingProfile

  package init(mode: RenderingMode, profile: RenderingProfile) {
    self.mode = mode
    self.profile = profile
  }

  /// What is to be said about a picture that is not yet recoloured; nothing in full colour.
  package func pitfalls(in picture: Picture) -> [Pitfall] {
    guard mode != .fullColor else { return [] }
    let reading = ReadPicture(picture)
    let plain = SampledDrawing(picture.drawing.removingContainerBackground())
    let leaves = plain.leaves.filter { !$0.isStencil }
    let hidden = hiddenContent(of: reading, in: plain)
    var pitfalls = hidden
    let known = Set(hidden.flatMap(\.causes))
    pitfalls += blocks(among: leaves, in: reading)
      .filter { known.isDisjoint(with: $0.causes) }
    if mode == .accented {
      pitfalls += imagePitfalls(among: leaves, in: reading)
      pitfalls += accentEverywhere(among: leaves, in: reading)
      pitfalls += colorsAlone(among: leaves, in: reading)
    }
    return pitfalls
  }

  /// A fill counts as covering from this share of the widget on.
  static let blockShare = 0.6
  /// A fill counts as opaque from this alpha on; facts and guidelines advise at most 0.25.
  static let opaque = 0.85

  /// Opaque fills of the widget's own that cover most of it, whether or not they hide anything.
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
  /// What a leaf drew, by the view that it belongs to.
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
  /// Recolours the picture as a mode shows it, and keeps what there is to say about that.
  package mutating func show(in mode: RenderingMode, profile: RenderingProfile) {
    pitfalls = PitfallRecognizer(mode: mode, profile: profile).pitfalls(in: self)
    drawing = drawing.rendered(in: mode, profile: profile)
  }
}
