import Drawing
import Foundation
import SwiftUI

/// A view's picture, with queries for tests.
@MainActor
struct Drawn {
  let picture: Picture

  init(_ view: some View, size: CGSize) {
    picture = PictureRenderer().picture(of: view, size: size)
  }

  private static func leaves(of items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      if case .layer(let layer) = item.content { leaves(of: layer.items) } else { [item] }
    }
  }

  private var leaves: [DisplayItem] { Self.leaves(of: picture.drawing.items) }

  /// The frames of the fills, in drawing order.
  var fills: [CGRect] {
    leaves.compactMap { item in
      if case .fill(let outline, _, _) = item.content { outline.bounds } else { nil }
    }
  }

  /// The frames of the strokes, with their widths.
  var strokes: [(bounds: CGRect, width: Double)] {
    leaves.compactMap { item in
      if case .stroke(let outline, _, let pattern) = item.content {
        (outline.bounds, pattern.width)
      } else {
        nil
      }
    }
  }

  /// Returns the frame of the first line with this text, before its rotation.
  func frame(of words: String) -> CGRect? {
    leaves.lazy.compactMap { item in
      guard case .text(let line) = item.content, line.string == words else { return nil }
      return line.frame
    }.first
  }

  var texts: [String] {
    leaves.compactMap { item in
      if case .text(let line) = item.content { line.runs.map(\.string).joined() } else { nil }
    }.filter { !$0.isEmpty }
  }
}
