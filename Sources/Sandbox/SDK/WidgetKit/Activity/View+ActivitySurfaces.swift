package import SwiftUI

extension View {
  /// A Live Activity on the Lock Screen: a banner in the colour that it asks for, or else the system's own.
  package func activityBanner(_ dimensions: LiveActivityDimensions) -> some View {
    let shape = RoundedRectangle(
      cornerRadius: LiveActivityDimensions.cornerRadius, style: .continuous)
    return activityFrame(dimensions).backgroundPreferenceValue(ActivityColors.self) { colors in
      if let tint = colors.background { shape.fill(tint) } else { shape.fill(.regularMaterial) }
      SystemActionCheck(colors)
    }
    .clipShape(shape)
  }

  /// The banner in StandBy: twice as large, its colour up to the edges of the screen.
  package func activityInStandBy(_ dimensions: LiveActivityDimensions) -> some View {
    TwiceAsLarge { activityFrame(dimensions).scaleEffect(2, anchor: .topLeading) }
      .backgroundPreferenceValue(ActivityColors.self) { $0.background ?? .black }
  }

  /// The Smart Stack of a watch: a rounded dark card, tinted where the activity asks for that.
  package func activityOfWatch(_ dimensions: LiveActivityDimensions) -> some View {
    let shape = RoundedRectangle(cornerRadius: 20, style: .continuous)
    return frame(width: dimensions.width, height: LiveActivityDimensions.watchHeight)
      .backgroundPreferenceValue(ActivityColors.self) { colors in
        shape.fill(colors.background ?? Color(white: 0.12))
      }
      .clipShape(shape)
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

/// Takes twice the size of its only view, which draws itself so large.
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
