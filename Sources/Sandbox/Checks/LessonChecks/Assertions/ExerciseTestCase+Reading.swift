import Sentences
import WorkerProtocol

extension ExerciseTestCase {
  /// Fails unless each of these strings is visible somewhere in the picture.
  public func assertShows(
    _ picture: RenderedPicture, _ parts: String..., message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for part in parts {
      do {
        assertVisible(try picture.text(containing: part), message, file: file, line: line)
      } catch {
        let question = error as? PictureQuestionError
        fail(
          message.said ?? question?.sentence
            ?? Sentence(
              "\(picture.captionSentence) is missing “\(part)”.",
              ko: "\(picture.captionSentence): “\(part)” 텍스트가 없어요."),
          expected: question?.expectedSentence ?? Sentence(verbatim: "“\(part)”"),
          actual: question?.actualSentence,
          showing: [picture], file: file, line: line)
      }
    }
  }

  /// Fails unless no other text in the picture is more prominent.
  public func assertMostProminent(
    _ element: PictureElement, _ message: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard let first = element.picture.textsByProminence.first, first != element else { return }
    fail(
      message.said
        ?? Sentence(
          "Make \(element.nameSentence) stand out more than \(first.nameSentence).",
          ko: "\(first.nameSentence) 부분보다 \(element.nameSentence) 부분이 더 눈에 띄게 하세요."),
      expected: element.nameSentence, actual: first.nameSentence, at: first, file: file, line: line)
  }

  /// Fails unless the views are in reading order: top to bottom, and from the leading side within a line.
  public func assertInReadingOrder(
    _ elements: [PictureElement], _ message: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for (first, second) in zip(elements, elements.dropFirst())
    where !first.isAbove(second) && !first.isLeading(of: second) {
      fail(
        message.said
          ?? Sentence(
            "\(second.nameSentence) should come after \(first.nameSentence).",
            ko: "\(second.nameSentence) 부분은 \(first.nameSentence) 부분 다음에 와야 해요."),
        expected: Sentence(listing: elements.map(\.nameSentence)),
        actual: Sentence(listing: elements.sorted(by: Self.isReadBefore).map(\.nameSentence)),
        at: second, file: file, line: line)
      return
    }
  }

  private static func isReadBefore(_ first: PictureElement, _ second: PictureElement) -> Bool {
    if first.isAbove(second) { return true }
    if second.isAbove(first) { return false }
    return first.frame.minX < second.frame.minX
  }

  /// Fails if any text or symbol that's visible in `picture` isn't visible in another mode.
  public func assertNothingLost(
    _ picture: RenderedPicture, in mode: Mode, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let lost = try picture.lost(in: mode)
    guard let first = lost.first else { return }
    let names = Sentence(listing: lost.map(\.nameSentence))
    let other = try picture.rendered(in: mode)
    let counterparts = lost.compactMap { other.counterpart(of: $0) }
    session.record(
      .init(
        message: message.said
          ?? (counterparts.isEmpty
            ? Sentence(
              "In \(mode.rawValue) mode, the widget doesn't draw \(names).",
              ko: "\(mode.rawValue) 모드에서 위젯이 \(names) 부분을 그리지 않아요.")
            : Sentence(
              "In \(mode.rawValue) mode, \(names) can't be seen.",
              ko: "\(mode.rawValue) 모드에서 \(names) 부분이 보이지 않아요.")),
        expected: Sentence("all text and symbols visible", ko: "모든 텍스트와 심볼이 보임"),
        actual: Sentence("lost: \(names)", ko: "사라진 것: \(names)"),
        view: first.failedView, place: CheckPlace(file, line)),
      showing: [lost.render, counterparts.isEmpty ? other.render : counterparts.render])
  }

  /// Fails if any text is hard to read in light mode or Dark Mode.
  ///
  /// - Parameters:
  ///   - picture: The picture to draw again in both color schemes.
  ///   - ratio: The minimum WCAG contrast ratio: 3 for large text, 4.5 for all text.
  public func assertLegibleByDayAndNight(
    _ picture: RenderedPicture, atLeast ratio: Double = 3, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    for scheme in Scheme.allCases {
      for text in try picture.rendered(in: scheme).textElements where text.isDrawnInPlainSight {
        guard let contrast = text.contrast, contrast < ratio else { continue }
        return fail(
          scheme == .dark
            ? Sentence(
              "\(text.nameSentence) is hard to read on its background in Dark Mode.",
              ko: "다크 모드에서 \(text.nameSentence) 텍스트가 배경 위에서 잘 읽히지 않아요.")
            : Sentence(
              "\(text.nameSentence) is hard to read on its background in light mode.",
              ko: "라이트 모드에서 \(text.nameSentence) 텍스트가 배경 위에서 잘 읽히지 않아요."),
          expected: Sentence(
            "a contrast of at least \(decimal(ratio)):1", ko: "\(decimal(ratio)) : 1 이상의 대비"),
          actual: Sentence(verbatim: "\(decimal((contrast * 10).rounded(.down) / 10)):1"),
          at: text, file: file, line: line)
      }
    }
  }

  /// Fails if any text or symbol has too little contrast in the system's colors for this mode.
  ///
  /// - Parameter ratio: The minimum WCAG contrast ratio. Symbols and large text need 3.
  public func assertLegible(
    _ picture: RenderedPicture, in mode: Mode, atLeast ratio: Double = 3, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let shown = try picture.rendered(in: mode)
    for element in shown.textsAndSymbols {
      assertContrast(element, atLeast: ratio, message, file: file, line: line)
    }
  }
}
