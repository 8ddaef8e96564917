import Drawing
import Foundation
import Pixels

extension PitfallRecognizer {
  /// Finds images that become silhouettes, fade away, or have a rendering mode that contradicts their group.
  func imagePitfalls(among leaves: [PlacedLeaf], in reading: ReadPicture) -> [Pitfall] {
    leaves.compactMap { leaf in
      if case .symbol(let symbol) = leaf.item.content, leaf.item.accent == .accent,
        let own = symbol.accentedMode, own != .accented
      {
        return Pitfall(
          rule: .accentedModeConflict, mode: mode, subjects: [PitfallSubject(leaf, in: reading)])
      }
      guard case .image(let image) = leaf.item.content, leaf.area >= Self.leastImage else {
        return nil
      }
      let group = leaf.item.accent
      func pitfall(_ rule: Pitfall.Rule) -> Pitfall {
        Pitfall(rule: rule, mode: mode, subjects: [PitfallSubject(leaf, in: reading)])
      }
      if group == .accent, let own = image.accentedMode, own != .accented {
        return pitfall(.accentedModeConflict)
      }
      switch image.effectiveAccentedMode(
        in: group, showsFullColor: profile.showsFullColorImages)
      {
      case nil, .accented:
        // A template image is meant to be a silhouette.
        let isSilhouetteMeant = image.template != nil
        return !isSilhouetteMeant && image.content.meanAlpha >= Self.opaque
          ? pitfall(.accentedImageBlock) : nil
      case .desaturated, .accentedDesaturated:
        let strength = image.content.meanStrength
        let alpha = image.content.meanAlpha
        return alpha > 0.1 && strength < alpha * 0.12 ? pitfall(.accentedImageFades) : nil
      case .fullColor: return nil
      }
    }
  }

  /// The minimum area of an image in square points; smaller images count as dots.
  private static let leastImage = 64.0

  /// Finds `widgetAccentable()` around all visible content.
  func accentEverywhere(among leaves: [PlacedLeaf], in reading: ReadPicture) -> [Pitfall] {
    let shown = leaves.filter { $0.opacity > 0.05 && $0.area > 0 }
    let views = Set(shown.compactMap(\.item.node))
    guard views.count > 1, shown.allSatisfy({ $0.item.accent == .accent }) else { return [] }
    let marked = reading.elements.first(where: \.isMarkedAccentable)
    return [
      Pitfall(
        rule: .accentedEverything, mode: mode, subjects: marked.map { [$0.subject] } ?? [])
    ]
  }

  /// Finds leaves that have the same form and differ only in hue, which the mode removes.
  func colorsAlone(among leaves: [PlacedLeaf], in reading: ReadPicture) -> [Pitfall] {
    var order: [Form] = []
    var groups: [Form: [PlacedLeaf]] = [:]
    for leaf in leaves where leaf.opacity > 0.3 {
      guard let form = Form(leaf), Self.hue(of: leaf) != nil else { continue }
      if groups[form] == nil { order.append(form) }
      groups[form, default: []].append(leaf)
    }
    return order.compactMap { form in
      guard let leaves = groups[form] else { return nil }
      // Reports one leaf of each color.
      var hues: [Double] = []
      let different = leaves.filter { leaf in
        guard let hue = Self.hue(of: leaf),
          !hues.contains(where: { RGBA.distance(ofHue: $0, to: hue) < 30 })
        else { return false }
        hues.append(hue)
        return true
      }
      guard different.count > 1 else { return nil }
      return Pitfall(
        rule: .accentedColorAlone, mode: mode,
        subjects: different.map { PitfallSubject($0, in: reading) })
    }
  }

  /// Returns the hue in degrees, or `nil` for colors close to gray, which don't distinguish anything.
  private static func hue(of leaf: PlacedLeaf) -> Double? {
    leaf.solidColor.flatMap { $0.chroma >= 0.25 ? $0.hue : nil }
  }

  /// The form of a leaf without its hue.
  private struct Form: Hashable {
    var symbol: String?
    var width: Int
    var height: Int
    var accent: AccentGroup
    var alpha: Int

    init?(_ leaf: PlacedLeaf) {
      switch leaf.item.content {
      case .symbol(let symbol): self.symbol = symbol.name
      case .fill, .stroke: symbol = nil
      case .text, .image, .layer: return nil
      }
      guard leaf.area > 0, leaf.frame.width < 1e6, leaf.frame.height < 1e6 else { return nil }
      // Rounds to whole points, because layout gives equal views different fractions of a point.
      width = Int(saturating: leaf.frame.width.rounded())
      height = Int(saturating: leaf.frame.height.rounded())
      accent = leaf.item.accent
      alpha = Int(saturating: (leaf.opacity * 10).rounded())
    }
  }
}
