import Foundation

extension DisplayList {
  /// Returns the list as the system shows it in a rendering mode.
  ///
  /// This changes the list rather than pixels, so stacking order and opacity are preserved.
  package func rendered(in mode: RenderingMode, profile: RenderingProfile) -> DisplayList {
    switch mode {
    case .fullColor: return self
    case .accented: return AccentedCompositor(profile: profile, size: size).list(from: self)
    case .vibrant: return VibrantCompositor(profile: profile).list(from: self)
    }
  }

  /// Returns the list without `containerBackground(for: .widget)`, as in StandBy and CarPlay.
  package func removingContainerBackground() -> DisplayList {
    DisplayList(size: size, items: items.compactMap { $0.replacingContainerBackground(by: nil) })
  }

  /// Returns the list with its container background replaced by a plate, or with the plate below everything.
  package func onPlate(_ color: RGBA) -> DisplayList {
    DisplayList(size: size, items: DisplayItem.items(items, onPlate: color, size: size))
  }
}

extension DisplayItem {
  /// Returns the item with its container backgrounds replaced, or `nil` if nothing remains.
  ///
  /// The plate takes the container's shape: the clip of its background, with rounded corners.
  func replacingContainerBackground(by plate: DisplayItem?) -> DisplayItem? {
    guard case .layer(var layer) = content else { return self }
    if layer.role == .containerBackground {
      guard let plate, let clip = layer.clip else { return plate }
      return DisplayItem(
        .layer(Layer(items: [plate], clip: clip, isClipEvenOdd: layer.isClipEvenOdd)),
        accent: accent, node: node)
    }
    layer.items = layer.items.compactMap { $0.replacingContainerBackground(by: plate) }
    var item = self
    item.content = .layer(layer)
    return item
  }

  var hasContainerBackground: Bool {
    guard case .layer(let layer) = content else { return false }
    return layer.role == .containerBackground
      || layer.items.contains(where: \.hasContainerBackground)
  }

  /// Returns the items with the container background replaced by a plate, or with the plate below everything.
  static func items(
    _ items: [DisplayItem], onPlate color: RGBA?, size: CGSize
  ) -> [DisplayItem] {
    let plate = color.map { color in
      DisplayItem(
        .fill(
          outline: .rectangle(CGRect(origin: .zero, size: size)), paint: .color(color),
          isEvenOdd: false))
    }
    let hasBackground = items.contains(where: \.hasContainerBackground)
    let replaced = items.compactMap { $0.replacingContainerBackground(by: plate) }
    return hasBackground || plate == nil ? replaced : [plate].compactMap(\.self) + replaced
  }
}
