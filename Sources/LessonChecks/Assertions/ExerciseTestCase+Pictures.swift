import Stage

extension ExerciseTestCase {
  /// Fails with both pictures, the cells in which they differ marked.
  public func fail(
    _ message: String, picture: RenderedPicture, expected: RenderedPicture
  ) {
    let comparison = PictureComparison(picture, expected: expected)
    session.record(
      .init(
        message: message, expected: "the first picture",
        actual: "\(percent(comparison.fraction)) of it looks otherwise"),
      showing: comparison.renders)
  }

  /// Fails when more than a share of the picture looks otherwise than expected.
  ///
  /// Ask for this only where the exercise prescribes the look; elsewhere it rejects right answers.
  ///
  /// - Parameters:
  ///   - expected: Such as `solution.widget().render()`, or the same picture before a tap.
  ///   - share: From 0 to 1, of the picture's cells.
  public func assertLooksLike(
    _ picture: RenderedPicture, _ expected: RenderedPicture, within share: Double = 0.02,
    _ message: String? = nil
  ) {
    guard picture.difference(from: expected) > share else { return }
    fail(
      message ?? "\(picture.caption) looks otherwise than it should.", picture: picture,
      expected: expected)
  }

  /// Fails when less than a share of the picture changed: an intent that shows no effect, a scheme
  /// that makes no difference.
  public func assertLooksDifferent(
    _ picture: RenderedPicture, _ other: RenderedPicture, by share: Double = 0.005,
    _ message: String? = nil
  ) {
    let difference = picture.difference(from: other)
    guard difference < share else { return }
    let comparison = PictureComparison(picture, expected: other)
    session.record(
      .init(
        message: message ?? "\(picture.caption) looks the same as before.",
        expected: "a difference that one can see",
        actual: difference == 0 ? "the same picture" : "\(percent(difference)) of it differs"),
      showing: comparison.renders)
  }
}

/// A share of 1 in words: `12 %`, and less than 1 % where it is less.
private func percent(_ share: Double) -> String {
  share < 0.01 ? "less than 1 %" : "\(Int((share * 100).rounded())) %"
}
