package import Drawing
package import Foundation

extension Outline {
  package static func rectangle(_ rect: CGRect) -> Outline {
    Outline(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }
}
