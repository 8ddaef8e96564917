package import Foundation
package import Pixels

/// Items that are faded, clipped, masked, transformed or blended together.
package struct Layer: Hashable, Codable, Sendable {
  /// The role of a layer that rendering modes treat specially.
  package enum Role: String, Codable, Sendable {
    /// `containerBackground(for: .widget)`, which accented and vibrant rendering remove.
    case containerBackground
    /// A background with `containerBackgroundRemovable(false)`, which is faded and desaturated instead.
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

  /// An effect on every color in the layer, with the name of SwiftUI's modifier.
  package enum ColorEffect: Hashable, Codable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// The angle in radians.
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
  /// Items whose alpha multiplies the layer's alpha.
  package var mask: [DisplayItem]?
  package var transform: AffineTransform2D
  package var blurRadius: Double
  package var shadow: Shadow?
  package var colorEffects: [ColorEffect]
  /// Whether the layer is composited separately before it is drawn over its backdrop.
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
