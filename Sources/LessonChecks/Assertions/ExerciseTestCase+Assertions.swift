import Stage

extension ExerciseTestCase {
  /// Fails with a message for the learner that names what was expected and what is there.
  ///
  /// - Parameter element: The view concerned: the verdict then points at its line, and shows its
  ///   picture with the view marked.
  /// - Parameter pictures: More to show; without any, those that the check looked at last.
  public func fail(
    _ message: String, expected: String? = nil, actual: String? = nil,
    at element: PictureElement? = nil, showing pictures: [RenderedPicture] = []
  ) {
    session.record(
      .init(
        message: message, expected: expected, actual: actual, view: element?.failedView),
      showing: (element.map { [$0.render] } ?? []) + pictures.map(\.render))
  }

  /// Fails unless `first` is drawn above `second`.
  public func assertAbove(
    _ first: PictureElement, _ second: PictureElement, _ message: String? = nil
  ) {
    guard !first.isAbove(second) else { return }
    fail(
      message ?? "Put \(first.name) above \(second.name).",
      expected: "\(first.name) ends above \(points(second.frame.minY))",
      actual: "it reaches down to \(points(first.frame.maxY))", at: first)
  }

  /// Fails unless `first` is drawn before `second`, seen from the leading side.
  public func assertLeading(
    _ first: PictureElement, _ second: PictureElement, _ message: String? = nil
  ) {
    guard !first.isLeading(of: second) else { return }
    fail(
      message ?? "Put \(first.name) to the left of \(second.name).",
      expected: "\(first.name) ends before \(points(second.frame.minX))",
      actual: "it reaches to \(points(first.frame.maxX))", at: first)
  }

  /// Fails unless all views share an edge or middle, to within `tolerance` points.
  public func assertAligned(
    _ elements: [PictureElement], _ line: PictureElement.Line, tolerance: Double = 1,
    _ message: String? = nil
  ) {
    guard let first = elements.first else { return }
    let expected = line.position(in: first.frame)
    for element in elements.dropFirst()
    where !element.isAligned(line, with: first, tolerance: tolerance) {
      fail(
        message ?? "Align \(element.name) with \(first.name) on \(line.inWords).",
        expected: "\(line.inWords) at \(points(expected))",
        actual: "\(points(line.position(in: element.frame)))", at: element)
    }
  }

  /// Fails unless the view can be seen.
  public func assertVisible(_ element: PictureElement, _ message: String? = nil) {
    guard !element.isVisible else { return }
    fail(
      message ?? "\(element.name) cannot be seen.", expected: "\(element.name) is visible",
      actual: element.reasonForInvisibility ?? "it is not visible", at: element)
  }

  /// Fails when the text ends in an ellipsis.
  public func assertNotTruncated(_ element: PictureElement, _ message: String? = nil) {
    guard element.isTruncated else { return }
    fail(
      message ?? "\(element.name) is cut off: give it more room, fewer words or a smaller font.",
      expected: "the whole text", actual: "it ends in …", at: element)
  }

  /// Fails when the view stands out too little from what is behind it.
  ///
  /// - Parameter ratio: WCAG's ratio: 4.5 for text, 3 for large text and symbols.
  public func assertContrast(
    _ element: PictureElement, atLeast ratio: Double = 4.5, _ message: String? = nil
  ) {
    guard let contrast = element.contrast, contrast < ratio else { return }
    fail(
      message ?? "\(element.name) is hard to read on its background.",
      expected: "a contrast of at least \(decimal(ratio)) : 1",
      actual: "\(decimal(contrast)) : 1", at: element)
  }

  /// Fails when a control is smaller than a finger needs, in points.
  public func assertTapTarget(
    _ element: PictureElement, atLeast length: Double = 44, _ message: String? = nil
  ) {
    let size = element.tapTargetSize
    guard size.width < length - 0.5 || size.height < length - 0.5 else { return }
    fail(
      message ?? "\(element.name) is too small to tap.",
      expected: "at least \(points(length)) × \(points(length))",
      actual: "\(points(size.width)) × \(points(size.height))", at: element)
  }

  /// Fails when texts or symbols are drawn over each other.
  public func assertNothingOverlaps(_ picture: RenderedPicture, _ message: String? = nil) {
    for (first, second) in picture.overlaps {
      fail(
        message ?? "\(first.name) and \(second.name) are drawn over each other.",
        expected: "each in a place of its own",
        actual: "both around \(points(second.frame.midX)), \(points(second.frame.midY))",
        at: second)
    }
  }

  /// Fails when a text that can be seen is smaller than people can read.
  public func assertReadableSize(
    _ picture: RenderedPicture, atLeast size: Double = 11, _ message: String? = nil
  ) {
    for text in picture.textElements where text.isVisible && text.fontSize < size - 0.5 {
      fail(
        message ?? "\(text.name) is too small to read.", expected: "\(points(size)) or more",
        actual: points(text.fontSize), at: text)
    }
  }

  /// Fails unless everything drawn stays inside the picture and no text is cut off.
  public func assertFits(_ picture: RenderedPicture, _ message: String? = nil) {
    for element in picture.textElements where element.isVisible {
      if element.isTruncated {
        assertNotTruncated(element, message)
      } else if !element.isInsidePicture {
        fail(
          message ?? "\(element.name) reaches beyond the edge of the widget.",
          expected: "inside \(points(picture.size.width)) × \(points(picture.size.height))",
          actual: "from \(points(element.frame.minX)), \(points(element.frame.minY)) to "
            + "\(points(element.frame.maxX)), \(points(element.frame.maxY))", at: element)
      }
    }
  }
}

/// A length in words: `12.5 pt`.
private func points(_ length: Double) -> String { "\(decimal(length)) pt" }

private func decimal(_ number: Double) -> String {
  let rounded = (number * 10).rounded() / 10
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

extension PictureElement.Line {
  fileprivate var inWords: String {
    switch self {
    case .leading: "the leading edge"
    case .center: "the horizontal middle"
    case .trailing: "the trailing edge"
    case .top: "the top edge"
    case .middle: "the vertical middle"
    case .bottom: "the bottom edge"
    }
  }
}
