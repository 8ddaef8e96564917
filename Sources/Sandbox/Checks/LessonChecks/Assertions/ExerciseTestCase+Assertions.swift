import Sentences
import WorkerProtocol

extension ExerciseTestCase {
  /// Fails with a message for the learner that gives the expected and the actual value.
  ///
  /// - Parameter element: The view at fault. The verdict points to the view's line of code and marks the view
  ///   in the picture.
  /// - Parameter pictures: Additional pictures to show. If empty, the verdict shows the pictures that the
  ///   check used last.
  public func fail(
    _ message: String, expected: String? = nil, actual: String? = nil,
    at element: PictureElement? = nil, showing pictures: [RenderedPicture] = [],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    fail(
      CheckSentences.sentence(for: message), expected: expected.map(CheckSentences.sentence),
      actual: actual.map(CheckSentences.sentence), at: element, showing: pictures, file: file,
      line: line)
  }

  /// Records a failure with a message in every language: a message of Rings, or one by the author of the
  /// exercise.
  func fail(
    _ message: Sentence, expected: Sentence? = nil, actual: Sentence? = nil,
    at element: PictureElement? = nil, showing pictures: [RenderedPicture] = [], file: StaticString,
    line: UInt
  ) {
    session.record(
      .init(
        message: message, expected: expected, actual: actual, view: element?.failedView,
        place: CheckPlace(file, line)),
      showing: (element.map { [$0.render] } ?? []) + pictures.map(\.render))
  }

  /// Fails unless `first` is drawn above `second`.
  public func assertAbove(
    _ first: PictureElement, _ second: PictureElement, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard !first.isAbove(second) else { return }
    fail(
      message.said
        ?? Sentence(
          "Put \(first.nameSentence) above \(second.nameSentence).",
          ko: "\(first.nameSentence) 부분이 \(second.nameSentence) 부분보다 위에 오게 하세요."),
      expected: Sentence(
        "\(first.nameSentence) ends above \(points(second.frame.minY))",
        ko: "\(first.nameSentence) 부분이 \(points(second.frame.minY)) 위에서 끝남"),
      actual: Sentence(
        "it ends at \(points(first.frame.maxY))",
        ko: "\(points(first.frame.maxY)) 위치에서 끝나요"), at: first, file: file, line: line)
  }

  /// Fails unless `first` is drawn closer to the leading side than `second`.
  public func assertLeading(
    _ first: PictureElement, _ second: PictureElement, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard !first.isLeading(of: second) else { return }
    fail(
      message.said
        ?? Sentence(
          "Put \(first.nameSentence) to the left of \(second.nameSentence).",
          ko: "\(first.nameSentence) 부분이 \(second.nameSentence) 부분보다 왼쪽에 오게 하세요."),
      expected: Sentence(
        "\(first.nameSentence) ends before \(points(second.frame.minX))",
        ko: "\(first.nameSentence) 부분이 \(points(second.frame.minX)) 앞에서 끝남"),
      actual: Sentence(
        "it ends at \(points(first.frame.maxX))",
        ko: "\(points(first.frame.maxX)) 위치에서 끝나요"), at: first, file: file, line: line)
  }

  /// Fails unless all views share an edge or center line, to within `tolerance` points.
  public func assertAligned(
    _ elements: [PictureElement], _ edge: PictureElement.Line, tolerance: Double = 1,
    _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let first = elements.first else { return }
    let expected = edge.position(in: first.frame)
    for element in elements.dropFirst()
    where !element.isAligned(edge, with: first, tolerance: tolerance) {
      fail(
        message.said
          ?? Sentence(
            "Align \(element.nameSentence) with \(first.nameSentence) at \(edge.inWords).",
            ko: """
              \(element.nameSentence) 부분과 \(first.nameSentence) 부분의 \(edge.inWords) 위치를 맞추세요.
              """),
        expected: Sentence(
          "\(edge.inWords) at \(points(expected))", ko: "\(edge.inWords): \(points(expected))"),
        actual: points(edge.position(in: element.frame)), at: element,
        file: file, line: line)
    }
  }

  /// Fails unless the view is visible.
  public func assertVisible(
    _ element: PictureElement, _ message: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard !element.isVisible else { return }
    fail(
      message.said
        ?? Sentence(
          "\(element.nameSentence) can't be seen.", ko: "\(element.nameSentence) 부분이 보이지 않아요."),
      expected: Sentence(
        "\(element.nameSentence) is visible", ko: "\(element.nameSentence) 부분이 보임"),
      actual: element.reasonForInvisibility ?? Sentence("it isn't visible", ko: "보이지 않아요"),
      at: element, file: file, line: line)
  }

  /// Fails if the text ends in an ellipsis.
  public func assertNotTruncated(
    _ element: PictureElement, _ message: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard element.isTruncated else { return }
    fail(
      message.said
        ?? Sentence(
          "\(element.nameSentence) is cut off. Give it more room, less text or a smaller font.",
          ko: """
            \(element.nameSentence) 텍스트가 잘렸어요. 자리를 넓히거나, 내용을 줄이거나, 글자 크기를 줄이세요.
            """),
      expected: Sentence("the whole text", ko: "텍스트 전체"),
      actual: Sentence("the text ends in …", ko: "…로 끝나요"), at: element, file: file, line: line)
  }

  /// Fails if the view has too little contrast with its background.
  ///
  /// - Parameter ratio: The minimum WCAG contrast ratio: 4.5 for text, 3 for large text and symbols.
  public func assertContrast(
    _ element: PictureElement, atLeast ratio: Double = 4.5, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let contrast = element.contrast, contrast < ratio else { return }
    fail(
      message.said
        ?? Sentence(
          "\(element.nameSentence) is hard to read on its background.",
          ko: "\(element.nameSentence) 부분이 배경 위에서 잘 읽히지 않아요."),
      expected: Sentence(
        "a contrast of at least \(decimal(ratio)):1", ko: "\(decimal(ratio)) : 1 이상의 대비"),
      // Rounded down, so that 1.97 doesn't show as 2 when the minimum is 2.
      actual: Sentence(verbatim: "\(decimal((contrast * 10).rounded(.down) / 10)):1"),
      at: element, file: file, line: line)
  }

  /// Fails if a control's tap target is smaller than `length` points.
  public func assertTapTarget(
    _ element: PictureElement, atLeast length: Double = 44, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let size = element.tapTargetSize
    guard size.width < length - 0.5 || size.height < length - 0.5 else { return }
    let name = element.nameSentence
    let tooSmall =
      element.frameAdvice(length).map { advice in
        Sentence(
          "\(name) is too small to tap. \(advice)", ko: "\(name) 부분이 탭하기에 너무 작아요. \(advice)")
      } ?? Sentence("\(name) is too small to tap.", ko: "\(name) 부분이 탭하기에 너무 작아요.")
    fail(
      message.said ?? tooSmall,
      expected: Sentence(
        "at least \(points(length)) × \(points(length))",
        ko: "\(points(length)) × \(points(length)) 이상"),
      actual: points(size.width, " × ", size.height), at: element,
      file: file, line: line)
  }

  /// Fails if any text or symbols overlap.
  public func assertNothingOverlaps(
    _ picture: RenderedPicture, _ message: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for (first, second) in picture.overlaps {
      fail(
        message.said
          ?? Sentence(
            "\(first.nameSentence) and \(second.nameSentence) overlap.",
            ko: "\(first.nameSentence) 부분과 \(second.nameSentence) 부분이 겹쳤어요."),
        expected: Sentence("no overlap", ko: "겹치지 않음"),
        actual: Sentence(
          "both near \(points(second.frame.midX)), \(points(second.frame.midY))",
          ko: "둘 다 \(points(second.frame.midX)), \(points(second.frame.midY)) 근처"),
        at: second, file: file, line: line)
    }
  }

  /// Fails if any visible text is too small to read.
  ///
  /// - Parameter size: The minimum size in points. Scaled text may be smaller by a rounding error.
  public func assertReadableSize(
    _ picture: RenderedPicture, atLeast size: Double = 11, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for text in picture.textElements where text.isVisible && text.fontSize < size - 0.05 {
      fail(
        message.said
          ?? Sentence(
            "\(text.nameSentence) is too small to read.",
            ko: "\(text.nameSentence) 텍스트가 읽기에 너무 작아요."),
        expected: Sentence("at least \(points(size))", ko: "\(points(size)) 이상"),
        actual: points(text.fontSize), at: text, file: file, line: line)
    }
  }

  /// Fails unless everything drawn is inside the picture and no text is cut off.
  public func assertFits(
    _ picture: RenderedPicture, _ message: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for element in picture.textElements where element.isVisible {
      if element.isTruncated {
        assertNotTruncated(element, message, file: file, line: line)
      } else if !element.isInsidePicture {
        let size = points(picture.size.width, " × ", picture.size.height)
        let first = points(element.frame.minX, ", ", element.frame.minY)
        let last = points(element.frame.maxX, ", ", element.frame.maxY)
        fail(
          message.said
            ?? Sentence(
              "\(element.nameSentence) extends beyond the edge of the widget.",
              ko: "\(element.nameSentence) 부분이 위젯 가장자리를 벗어나요."),
          expected: Sentence("inside \(size)", ko: "\(size) 안쪽"),
          actual: Sentence("from \(first) to \(last)", ko: "\(first) 위치에서 \(last) 위치까지"),
          at: element, file: file, line: line)
      }
    }
  }
}

/// Returns a length as text: `12.5 pt`.
private func points(_ length: Double) -> Sentence {
  let number = decimal(length)
  return Sentence("\(number) pt", ko: "\(number)포인트")
}

/// Returns two lengths with a sign between them, such as a width and a height.
private func points(_ first: Double, _ sign: String, _ second: Double) -> Sentence {
  let (first, second) = (points(first), points(second))
  return Sentence("\(first)\(sign)\(second)", ko: "\(first)\(sign)\(second)")
}

func decimal(_ number: Double) -> String {
  let rounded = (number * 10).rounded() / 10
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

extension PictureElement {
  /// Returns advice about a frame that surrounds a control instead of enlarging it; nil without such a frame.
  fileprivate func frameAdvice(_ length: Double) -> Sentence? {
    let around = ancestors.prefix { $0.children.count == 1 }.first { ancestor in
      ["frame", "padding"].contains(ancestor.type) && ancestor.frame.width >= length - 0.5
        && ancestor.frame.height >= length - 0.5
    }
    guard let around else { return nil }
    return Sentence(
      "The `.\(around.type)` is outside the control and doesn't enlarge it. Move it into the label.",
      ko: "`.\(around.type)` 수정자가 바깥에 있어서 탭하는 영역은 그대로예요. 레이블 안으로 옮기세요.")
  }
}

extension PictureElement.Line {
  fileprivate var inWords: Sentence {
    switch self {
    case .leading: Sentence("the leading edge", ko: "앞쪽 가장자리")
    case .center: Sentence("the horizontal center", ko: "가로 가운데")
    case .trailing: Sentence("the trailing edge", ko: "뒤쪽 가장자리")
    case .top: Sentence("the top edge", ko: "위쪽 가장자리")
    case .middle: Sentence("the vertical center", ko: "세로 가운데")
    case .bottom: Sentence("the bottom edge", ko: "아래쪽 가장자리")
    }
  }
}

extension String? {
  /// The author's message as a sentence.
  var said: Sentence? { map(CheckSentences.sentence) }
}
