public import AppleFoundation
import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Path {
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let outline = Outline.roundedRectangle(in: rect, cornerSize: cornerSize, style: style.drawn)
    addPath(Path(outline: outline), transform: transform)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let radii = CornerRadii(
      topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
      bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading)
    let outline = Outline.roundedRectangle(in: rect, radii: radii, style: style.drawn)
    addPath(Path(outline: outline), transform: transform)
  }
}
