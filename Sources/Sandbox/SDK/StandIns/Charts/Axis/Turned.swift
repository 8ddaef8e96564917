import AppleFoundation
import SwiftUI

/// A view rotated by a quarter turn, whose layout has the rotated size.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct Turned<Content: View>: View {
  /// The clockwise rotation in degrees: 90, -90, or 0 for none.
  let degrees: Double
  @ViewBuilder let content: Content

  var body: some View {
    if degrees == 0 {
      content
    } else {
      QuarterTurn { content.fixedSize().rotationEffect(.degrees(degrees)) }
    }
  }
}

/// A layout that swaps the width and height of its content.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
private struct QuarterTurn: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
