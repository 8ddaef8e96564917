import Drawing
import Foundation
import SwiftUI

/// A view's picture, with queries for tests.
@MainActor
struct Drawn {
  let picture: Picture

  init(
    _ view: some View, size: CGSize = CGSize(width: 100, height: 100),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    change(&environment)
    picture = PictureRenderer(environment: environment).picture(of: view, size: size)
  }

  /// Every leaf of the display list with its enclosing layers, outermost first.
  var leaves: [(item: DisplayItem, layers: [Layer])] {
    Self.leaves(of: picture.drawing.items, in: [])
  }

  private static func leaves(
    of items: [DisplayItem], in layers: [Layer]
  ) -> [(item: DisplayItem, layers: [Layer])] {
    items.flatMap { item in
      if case .layer(let layer) = item.content {
        return leaves(of: layer.items, in: layers + [layer])
      }
      return [(item, layers)]
    }
  }

  var fills: [(outline: Outline, paint: Paint)] {
    leaves.compactMap { leaf in
      if case .fill(let outline, let paint, _) = leaf.item.content { return (outline, paint) }
      return nil
    }
  }

  var strokes: [(outline: Outline, paint: Paint, pattern: StrokePattern)] {
    leaves.compactMap { leaf in
      if case .stroke(let outline, let paint, let pattern) = leaf.item.content {
        return (outline, paint, pattern)
      }
      return nil
    }
  }

  var symbols: [SymbolDrawing] {
    leaves.compactMap { if case .symbol(let symbol) = $0.item.content { symbol } else { nil } }
  }

  var images: [ImageDrawing] {
    leaves.compactMap { if case .image(let image) = $0.item.content { image } else { nil } }
  }

  var runs: [TextLine.Run] {
    leaves.flatMap { leaf -> [TextLine.Run] in
      if case .text(let line) = leaf.item.content { return line.runs }
      return []
    }
  }

  var layers: [Layer] { leaves.first?.layers ?? [] }

  func nodes(_ type: String) -> [PictureNode] {
    Self.nodes(in: picture.root).filter { $0.type == type }
  }

  private static func nodes(in root: PictureNode) -> [PictureNode] {
    [root] + root.children.flatMap { nodes(in: $0) }
  }

  var rules: [String] { picture.notes.map(\.rule) }
}

extension Paint {
  /// The color of a plain paint as `RRGGBB`, with the alpha in percent unless it's 100.
  var name: String {
    guard case .color(let color) = self else { return "\(self)" }
    let digits = [color.red, color.green, color.blue].map {
      String(format: "%02X", Int(($0 * 255).rounded()))
    }
    let percent = Int((color.alpha * 100).rounded())
    return digits.joined() + (percent == 100 ? "" : "@\(percent)")
  }
}
