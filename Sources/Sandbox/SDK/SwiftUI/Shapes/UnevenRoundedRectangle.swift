public import AppleFoundation

/// A rectangle with a separate radius for each corner.
///
/// ```swift
/// UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
///   .fill(.green)
///   .frame(width: 90, height: 60)
/// ```
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct UnevenRoundedRectangle: Shape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetUnevenRectangle(base: self, amount: amount)
  }
}

/// An inset version of an unevenly rounded rectangle, with concentric corners.
struct InsetUnevenRectangle: InsettableShape {
  let base: UnevenRoundedRectangle
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull, inner.width >= 0, inner.height >= 0 else { return Path() }
    func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    let radii = base.cornerRadii
    return Path(
      roundedRect: inner,
      cornerRadii: RectangleCornerRadii(
        topLeading: smaller(radii.topLeading), bottomLeading: smaller(radii.bottomLeading),
        bottomTrailing: smaller(radii.bottomTrailing), topTrailing: smaller(radii.topTrailing)),
      style: base.style)
  }

  nonisolated func inset(by amount: CGFloat) -> InsetUnevenRectangle {
    InsetUnevenRectangle(base: base, amount: self.amount + amount)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
