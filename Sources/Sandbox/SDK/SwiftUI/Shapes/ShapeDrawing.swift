import Drawing
import Foundation

/// The drawing of a shape in a style, shared by all filled and stroked views.
struct ShapeDrawing {
  enum Ink {
    case fill(isEvenOdd: Bool)
    case stroke(StrokePattern)
  }

  var outline: Outline
  var ink: Ink
  var style: ResolvedStyle
  /// The rectangle that the style's unit points refer to.
  var bounds: CGRect

  func items() -> [DisplayItem] {
    guard !outline.elements.isEmpty else { return [] }
    let leaf = DisplayItem(content(style.paint(in: bounds)))
    var items = [leaf]
    for shadow in style.shadows {
      if shadow.isInner {
        items += innerShadow(shadow.shadow)
      } else {
        items = [.layer(items, shadow: shadow.shadow)]
      }
    }
    guard style.blendMode != .normal else { return items }
    return [DisplayItem(.layer(Layer(items: items, blendMode: style.blendMode)))]
  }

  private func content(_ paint: Paint) -> DisplayItem.Content {
    switch ink {
    case .fill(let isEvenOdd): .fill(outline: outline, paint: paint, isEvenOdd: isEvenOdd)
    case .stroke(let pattern): .stroke(outline: outline, paint: paint, pattern: pattern)
    }
  }

  /// Returns the inner shadow: a blurred frame around the shape that's visible only inside the shape.
  private func innerShadow(_ shadow: Layer.Shadow) -> [DisplayItem] {
    guard case .fill(let isEvenOdd) = ink else { return [] }
    let reach = shadow.radius * 2 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    let moved = outline.offset(x: shadow.offset.width, y: shadow.offset.height)
    let frame = Outline.rectangle(outline.bounds.insetBy(dx: -reach, dy: -reach))
    let hole = Outline(elements: frame.elements + moved.elements)
    let rim = DisplayItem(.fill(outline: hole, paint: .color(shadow.color), isEvenOdd: true))
    let blurred = DisplayItem(.layer(Layer(items: [rim], blurRadius: shadow.radius)))
    return [
      DisplayItem(.layer(Layer(items: [blurred], clip: outline, isClipEvenOdd: isEvenOdd)))
    ]
  }
}

extension DisplayItem {
  static func layer(_ items: [DisplayItem], shadow: Layer.Shadow) -> DisplayItem {
    DisplayItem(.layer(Layer(items: items, shadow: shadow)))
  }
}
