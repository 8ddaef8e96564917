import Drawing

extension PictureContent {
  /// The colour of an element as it ends up on the picture, and that of what is behind it.
  func inkAndGround(of element: PictureElement) -> (ink: PictureColor, ground: PictureColor)? {
    nil
  }
}
