package import SwiftUI

extension View {
  /// Presents a Live Activity as a Lock Screen banner, in its tint or the system's color.
  package func activityBanner(_ dimensions: LiveActivityDimensions) -> some View {
    let shape = RoundedRectangle(
      cornerRadius: LiveActivityDimensions.cornerRadius, style: .continuous)
    return activityFrame(dimensions).backgroundPreferenceValue(ActivityColors.self) { colors in
      if let tint = colors.background { shape.fill(tint) } else { shape.fill(.regularMaterial) }
      SystemActionCheck(colors)
    }
    .clipShape(shape).containerShape(shape)
  }

  /// Presents a Live Activity in StandBy: at twice the size, with its tint across the screen.
  package func activityInStandBy(_ dimensions: LiveActivityDimensions) -> some View {
    TwiceAsLarge { activityFrame(dimensions).scaleEffect(2, anchor: .topLeading) }
      .backgroundPreferenceValue(ActivityColors.self) { colors in
        Color.black
        if let tint = colors.background { tint }
      }
  }

  /// Presents a Live Activity in a watch's Smart Stack: a dark rounded card with an optional tint.
  package func activityOfWatch(_ dimensions: LiveActivityDimensions) -> some View {
    let shape = RoundedRectangle(cornerRadius: 20, style: .continuous)
    return frame(width: dimensions.width, height: LiveActivityDimensions.watchHeight)
      .backgroundPreferenceValue(ActivityColors.self) { colors in
        shape.fill(.black)
        shape.fill(colors.background ?? Color(white: 0.12))
      }
      .clipShape(shape).containerShape(shape)
  }

  package func activityFrame(_ dimensions: LiveActivityDimensions) -> some View {
    frame(width: dimensions.width)
      .frame(
        minHeight: LiveActivityDimensions.heights.lowerBound,
        maxHeight: LiveActivityDimensions.heights.upperBound
      )
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// A layout with twice the size of its only view, which draws itself at that scale.
private struct TwiceAsLarge: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.width * 2, height: size.height * 2)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}
