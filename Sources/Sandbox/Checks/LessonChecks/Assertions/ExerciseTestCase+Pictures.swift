import Sentences
import WorkerProtocol

extension ExerciseTestCase {
  /// Fails and shows both pictures with the differing cells marked.
  public func fail(
    _ message: String, picture: RenderedPicture, expected: RenderedPicture,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    fail(
      CheckSentences.sentence(for: message), picture: picture, expected: expected, file: file,
      line: line)
  }

  private func fail(
    _ message: Sentence, picture: RenderedPicture, expected: RenderedPicture, file: StaticString,
    line: UInt
  ) {
    let comparison = PictureComparison(picture, expected: expected)
    let share = percent(comparison.fraction)
    session.record(
      .init(
        message: message, expected: Sentence("the first picture", ko: "첫 번째 그림"),
        actual: Sentence("\(share) of the picture looks different", ko: "그림의 \(share) 정도가 다르게 보여요"),
        place: CheckPlace(file, line)),
      showing: comparison.renders)
  }

  /// Fails if more than the given share of the picture differs from the expected picture.
  ///
  /// Use this only where the exercise prescribes the appearance. In other exercises, it rejects correct
  /// solutions.
  ///
  /// - Parameters:
  ///   - expected: For example `solution.widget().render()`, or the same picture before a tap.
  ///   - share: The maximum share of cells that may differ, from 0 to 1.
  public func assertLooksLike(
    _ picture: RenderedPicture, _ expected: RenderedPicture, within share: Double = 0.02,
    _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard picture.difference(from: expected) > share else { return }
    fail(
      message.said
        ?? Sentence(
          "\(picture.captionSentence) doesn't look as it should.",
          ko: "\(picture.captionSentence): 기대한 모습과 달라요."),
      picture: picture, expected: expected, file: file, line: line)
  }

  /// Fails if less than the given share of the picture changed.
  ///
  /// For example, this catches an intent without effect, or a color scheme that makes no difference.
  public func assertLooksDifferent(
    _ picture: RenderedPicture, _ other: RenderedPicture, by share: Double = 0.005,
    _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    failUnlessDifferent(
      picture, other, by: share, message.said, file: file, line: line)
  }

  func failUnlessDifferent(
    _ picture: RenderedPicture, _ other: RenderedPicture, by share: Double = 0.005,
    _ message: Sentence?, file: StaticString, line: UInt
  ) {
    let difference = picture.difference(from: other)
    guard difference < share else { return }
    let comparison = PictureComparison(picture, expected: other)
    session.record(
      .init(
        message: message
          ?? Sentence(
            "\(picture.captionSentence) looks the same as before.",
            ko: "\(picture.captionSentence): 전과 똑같아 보여요."),
        expected: Sentence("a visible difference", ko: "눈에 보이는 차이"),
        actual: difference == 0
          ? Sentence("the same picture", ko: "같은 그림")
          : Sentence(
            "\(percent(difference)) of the picture differs",
            ko: "그림의 \(percent(difference)) 정도가 달라요"),
        place: CheckPlace(file, line)),
      showing: comparison.renders)
  }
}

/// Returns a fraction as a percentage: `12%`, or “less than 1%”.
private func percent(_ share: Double) -> Sentence {
  share < 0.01
    ? Sentence("less than 1%", ko: "1% 미만")
    : Sentence(verbatim: "\(Int((share * 100).rounded()))%")
}
