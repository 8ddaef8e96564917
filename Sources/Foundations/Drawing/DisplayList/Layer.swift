package import Foundation
package import Pixels

/// Items drawn as one: together they are faded, clipped, masked, moved or blended.
package struct Layer: Hashable, Codable, Sendable {
  /// What a layer is for, where rendering modes treat it specially.
  package enum Role: String, Codable, Sendable {
    /// `containerBackground(for: .widget)`: removed in accented and vibrant rendering.
    case containerBackground
    /// The same under `containerBackgroundRemovable(false)`: it stays, though faded and desaturated.
    case fixedContainerBackground
    /// `AccessoryWidgetBackground`.
    case accessoryBackground
  }

  package struct Shadow: Hashable, Codable, Sendable {
    package var color: RGBA
    package var radius: Double
    package var offset: CGSize

    package init(color: RGBA, radius: Double, offset: CGSize) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// A change of every colour in the layer, as SwiftUI's effects of the same names do.
  package enum ColorEffect: Hashable, Codable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// In radians.
    case hueRotation(Double)
    case multiply(RGBA)
    case invert
    case luminanceToAlpha
  }

  package var items: [DisplayItem]
  package var opacity: Double
  package var blendMode: LayerBlendMode
  package var clip: Outline?
  package var isClipEvenOdd: Bool
  /// The alpha of these items multiplies the layer's alpha.
  package var mask: [DisplayItem]?
  package var transform: AffineTransform2D
  package var blurRadius: Double
  package var shadow: Shadow?
  package var colorEffects: [ColorEffect]
  /// True when the layer is composited on its own before it meets what lies below.
  package var isCompositingGroup: Bool
  package var role: Role?

  package init(
    items: [DisplayItem], opacity: Double = 1, blendMode: LayerBlendMode = .normal,
    clip: Outline? = nil, isClipEvenOdd: Bool = false, mask: [DisplayItem]? = nil,
    transform: AffineTransform2D = .identity, blurRadius: Double = 0, shadow: Shadow? = nil,
    colorEffects: [ColorEffect] = [], isCompositingGroup: Bool = false, role: Role? = nil
  ) {
    self.items = items
    self.opacity = opacity
    self.blendMode = blendMode
    self.clip = clip
    self.isClipEvenOdd = isClipEvenOdd
    self.mask = mask
    self.transform = transform
    self.blurRadius = blurRadius
    self.shadow = shadow
    self.colorEffects = colorEffects
    self.isCompositingGroup = isCompositingGroup
    self.role = role
  }
}
