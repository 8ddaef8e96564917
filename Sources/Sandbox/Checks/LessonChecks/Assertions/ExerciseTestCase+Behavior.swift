import Drawing
public import Foundation
public import PhoneFacts
import PictureReading
import Sentences

extension ExerciseTestCase {
  /// Fails unless the widget supports these families.
  ///
  /// - Parameter isExact: Whether the widget must support no other families.
  public func assertOffers(
    _ widget: WidgetHandle, _ families: [Family], exactly isExact: Bool = false,
    _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let offered = try widget.families()
    let missing = families.filter { !offered.contains($0) }
    let extra = isExact ? offered.filter { !families.contains($0) } : []
    guard !missing.isEmpty || !extra.isEmpty else { return }
    fail(
      message.said
        ?? (missing.isEmpty
          ? Sentence(
            "The widget shouldn't support these families: \(names(extra)).",
            ko: "위젯이 지원하지 말아야 할 크기가 있어요: \(names(extra)).")
          : Sentence(
            "The widget doesn't support \(names(missing)).",
            ko: "위젯이 지원하지 않는 크기가 있어요: \(names(missing)).")),
      expected: Sentence(verbatim: names(families)),
      actual: offered.isEmpty ? Sentence("none", ko: "없음") : Sentence(verbatim: names(offered)),
      file: file, line: line)
  }

  private func names(_ families: [Family]) -> String {
    families.map(\.rawValue).joined(separator: ", ")
  }

  /// Fails unless the system requests another timeline, at an acceptable rate.
  ///
  /// - Parameter interval: The minimum time from the first entry to the next timeline, in seconds.
  public func assertAsksAgain(
    _ timeline: RenderedTimeline, after interval: TimeInterval = 900, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let first = timeline.dates.min(), let last = timeline.dates.max() else {
      return fail(
        message.said ?? Sentence("The timeline is empty.", ko: "타임라인이 비어 있어요."),
        expected: Sentence("at least one entry", ko: "하나 이상의 엔트리"),
        actual: Sentence("none", ko: "없음"), file: file, line: line)
    }
    let next: Date
    switch timeline.policy {
    case .never:
      return fail(
        message.said
          ?? Sentence(
            "With .never, the system never asks for a new timeline, so the widget doesn't change.",
            ko: ".never 정책이면 시스템이 타임라인을 다시 요청하지 않아서 위젯이 바뀌지 않아요."),
        expected: Sentence(".atEnd or .after(date)", ko: ".atEnd 또는 .after(date)"),
        actual: Sentence(verbatim: ".never"), file: file, line: line)
    case .atEnd: next = last
    case .after(let date): next = date
    }
    let seconds = next.timeIntervalSince(first)
    guard seconds < interval else { return }
    let (least, found) = (
      Int(saturating: interval / 60), Int(saturating: (seconds / 60).rounded())
    )
    fail(
      message.said
        ?? Sentence(
          "The widget asks for a new timeline more often than the system allows.",
          ko: "위젯이 시스템이 허용하는 것보다 자주 새 타임라인을 요청해요."),
      expected: Sentence("at least \(count: least, "minute")", ko: "\(least)분 이상"),
      actual: Sentence("\(count: found, "minute")", ko: "\(found)분"), file: file, line: line)
  }

  /// Taps a control, and fails unless the tap performs the intent and changes the visible content.
  ///
  /// - Returns: The result of the tap.
  @discardableResult
  public func assertTap(
    _ element: PictureElement, performs intent: String? = nil, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> Tapped {
    let before = element.picture
    let tapped = try element.tap()
    if let intent, tapped.intent != intent {
      fail(
        message.said
          ?? Sentence(
            "A tap on \(element.nameSentence) should perform \(intent).",
            ko: "\(element.nameSentence) 부분을 탭하면 \(intent) 인텐트가 실행되어야 해요."),
        expected: Sentence(verbatim: intent),
        actual: tapped.intent.map(Sentence.init(verbatim:)) ?? Sentence("no intent", ko: "인텐트 없음"),
        at: element, file: file, line: line)
    }
    // Both pictures are drawn for the same date, so any difference, even a dot, is the effect of the tap.
    failUnlessDifferent(
      tapped.picture, before, by: .leastNonzeroMagnitude,
      message.said
        ?? Sentence(
          "A tap on \(element.nameSentence) doesn't change anything.",
          ko: "\(element.nameSentence) 부분을 탭해도 바뀌는 것이 없어요."),
      file: file, line: line)
    return tapped
  }

  /// Fails unless a gradient with these colors, in this order, fills the background.
  public func assertGradient(
    _ picture: RenderedPicture, _ colors: [PictureColor], tolerance: Double = 0.05,
    _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let found = picture.backgroundGradient
    let isRight =
      found?.colors.count == colors.count
      && zip(found?.colors ?? [], colors).allSatisfy { $0.isClose(to: $1, tolerance: tolerance) }
    guard !isRight else { return }
    fail(
      message.said
        ?? Sentence(
          "The background should be a gradient of these colors.",
          ko: "배경은 이 색들의 그러데이션이어야 해요."),
      expected: Sentence(listing: colors.map(\.sentence)),
      actual: found?.sentence ?? picture.backgroundColor?.sentence
        ?? Sentence("no background", ko: "배경 없음"),
      showing: [picture], file: file, line: line)
  }
}
