package import Drawing

extension PitfallSubject {
  /// The view's name in messages: `Text “23°”`, `Color.black`, `RoundedRectangle (orange)`.
  package var shownName: String {
    if let text, !text.isEmpty { return "\(type) “\(text)”" }
    if let imageName { return "\(type) “\(imageName)”" }
    guard let colorName else { return type }
    return type == "Color" ? "Color.\(colorName)" : "\(type) (\(colorName))"
  }
}
