import PictureReading
import Drawing
public import Foundation

/// What a widget declares and does.
extension ExerciseTestCase {
  /// Fails unless the widget offers these families.
  ///
  /// - Parameter isExact: True where it may offer no others.
  public func assertOffers(
    _ widget: WidgetHandle, _ families: [Family], exactly isExact: Bool = false,
    _ message: String? = nil
  ) throws {
    let offered = try widget.families()
    let missing = families.filter { !offered.contains($0) }
    let extra = isExact ? offered.filter { !families.contains($0) } : []
    guard !missing.isEmpty || !extra.isEmpty else { return }
    fail(
      message
        ?? (missing.isEmpty
          ? "The widget offers families that it should not: \(names(extra))."
          : "The widget does not offer \(names(missing))."),
      expected: names(families), actual: offered.isEmpty ? "none" : names(offered))
  }

  private func names(_ families: [Family]) -> String {
    families.map(\.rawValue).joined(separator: ", ")
  }

  /// Fails unless the system asks for another timeline, and not too often.
  ///
  /// - Parameter interval: The least time from the first entry to the next timeline, in seconds.
  public func assertAsksAgain(
    _ timeline: RenderedTimeline, after interval: TimeInterval = 900, _ message: String? = nil
  ) {
    guard let first = timeline.dates.min(), let last = timeline.dates.max() else {
      return fail(
        message ?? "The timeline is empty.", expected: "at least one entry", actual: "none")
    }
    let next: Date
    switch timeline.policy {
    case .never:
      return fail(
        message ?? "With .never the system does not ask again, and the widget stays as it is.",
        expected: ".atEnd or .after(date)", actual: ".never")
    case .atEnd: next = last
    case .after(let date): next = date
    }
    let seconds = next.timeIntervalSince(first)
    guard seconds < interval else { return }
    fail(
      message ?? "The widget asks for a new timeline more often than the system allows.",
      expected: "\(Int(saturating: interval / 60)) minutes or more",
      actual: "\(Int(saturating: (seconds / 60).rounded())) minutes")
  }

  /// Taps a control and fails unless that performs the intent and changes what is seen.
  ///
  /// - Returns: What the tap did.
  @discardableResult
  public func assertTap(
    _ element: PictureElement, performs intent: String? = nil, _ message: String? = nil
  ) throws -> Tapped {
    let before = element.picture
    let tapped = try element.tap()
    if let intent, tapped.intent != intent {
      fail(
        message ?? "A tap on \(element.name) should perform \(intent).", expected: intent,
        actual: tapped.intent ?? "no intent", at: element)
    }
    assertLooksDifferent(
      tapped.picture, before, message ?? "After a tap on \(element.name) nothing has changed.")
    return tapped
  }

  /// Fails unless a gradient fills the background, with these colours in this order.
  public func assertGradient(
    _ picture: RenderedPicture, _ colors: [PictureColor], tolerance: Double = 0.05,
    _ message: String? = nil
  ) {
    let found = picture.backgroundGradient
    let isRight =
      found?.colors.count == colors.count
      && zip(found?.colors ?? [], colors).allSatisfy { $0.isClose(to: $1, tolerance: tolerance) }
    guard !isRight else { return }
    fail(
      message ?? "The background should be a gradient of these colours.",
      expected: colors.map(\.description).joined(separator: ", "),
      actual: found?.description ?? picture.backgroundColor?.description ?? "no background",
      showing: [picture])
  }
}
