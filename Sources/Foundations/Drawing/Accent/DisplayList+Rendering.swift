import Foundation

extension DisplayList {
  /// What the system shows of this list in a rendering mode.
  ///
  /// Works on the list, not on pixels: what is drawn over what, and with which opacity, stays.
  package func rendered(in mode: RenderingMode, profile: RenderingProfile) -> DisplayList {
    switch mode {
    case .fullColor: return self
    case .accented: return AccentedCompositor(profile: profile, size: size).list(from: self)
    case .vibrant: return VibrantCompositor(profile: profile).list(from: self)
    }
  }

  /// The list without `containerBackground(for: .widget)`, as StandBy and CarPlay show it.
  package func removingContainerBackground() -> DisplayList {
    DisplayList(size: size, items: items.compactMap { $0.replacingContainerBackground(by: nil) })
  }

  /// The list with a plate in the place of its container background, or below everything.
  package func onPlate(_ color: RGBA) -> DisplayList {
    DisplayList(size: size, items: DisplayItem.items(items, onPlate: color, size: size))
  }
}

extension DisplayItem {
  /// The item with container backgrounds in it replaced; nil where nothing remains.
  ///
  /// The plate has the container's shape: its rounded corners are those of the background's clip.
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

  /// True where a container background stands in the item.
  var hasContainerBackground: Bool {
    guard case .layer(let layer) = content else { return false }
    return layer.role == .containerBackground
      || layer.items.contains(where: \.hasContainerBackground)
  }

  /// The list with a plate in the place of its container background, or below everything.
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
