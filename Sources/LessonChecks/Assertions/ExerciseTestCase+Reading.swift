import Stage

/// What a person reads in a picture, and in which order.
extension ExerciseTestCase {
  /// Fails unless each of these texts stands somewhere in the picture and can be seen.
  public func assertShows(
    _ picture: RenderedPicture, _ parts: String..., message: String? = nil
  ) {
    for part in parts {
      do {
        assertVisible(try picture.text(containing: part), message)
      } catch {
        let question = error as? PictureQuestionError
        fail(
          message ?? question?.message ?? "\(picture.caption) lacks “\(part)”.",
          expected: question?.expected ?? "“\(part)”", actual: question?.actual,
          showing: [picture])
      }
    }
  }

  /// Fails unless the text is the one that draws the eye first.
  public func assertMostProminent(_ element: PictureElement, _ message: String? = nil) {
    guard let first = element.picture.textsByProminence.first, first != element else { return }
    fail(
      message ?? "\(first.name) draws the eye before \(element.name) does.",
      expected: element.name, actual: first.name, at: first)
  }

  /// Fails unless the views come one after the other, as one reads: downwards, and in a line from
  /// the leading side.
  public func assertInReadingOrder(_ elements: [PictureElement], _ message: String? = nil) {
    for (first, second) in zip(elements, elements.dropFirst())
    where !first.isAbove(second) && !first.isLeading(of: second) {
      fail(
        message ?? "\(second.name) should come after \(first.name).",
        expected: elements.map(\.name).joined(separator: ", "),
        actual: elements.sorted(by: Self.isReadBefore).map(\.name).joined(separator: ", "),
        at: second)
      return
    }
  }

  private static func isReadBefore(_ first: PictureElement, _ second: PictureElement) -> Bool {
    if first.isAbove(second) { return true }
    if second.isAbove(first) { return false }
    return first.frame.minX < second.frame.minX
  }

  /// Fails when a text or symbol that is seen in `picture` cannot be seen in another mode.
  public func assertNothingLost(
    _ picture: RenderedPicture, in mode: Mode, _ message: String? = nil
  ) throws {
    let lost = try picture.lost(in: mode)
    guard let first = lost.first else { return }
    let names = lost.map(\.name).joined(separator: ", ")
    let other = try picture.rendered(in: mode)
    let counterparts = lost.compactMap { other.counterpart(of: $0) }
    session.record(
      .init(
        message: message
          ?? (counterparts.isEmpty
            ? "In \(mode.rawValue) mode \(names) is not drawn at all."
            : "In \(mode.rawValue) mode \(names) cannot be seen."),
        expected: "every text and symbol visible", actual: "lost: \(names)",
        view: first.failedView),
      showing: [lost.render, counterparts.isEmpty ? other.render : counterparts.render])
  }

  /// Fails when a text or symbol stands out too little, as the system colours it in this mode.
  ///
  /// - Parameter ratio: WCAG's ratio; 3 is what symbols and large text need.
  public func assertLegible(
    _ picture: RenderedPicture, in mode: Mode, atLeast ratio: Double = 3, _ message: String? = nil
  ) throws {
    let shown = try picture.rendered(in: mode)
    for element in shown.textsAndSymbols {
      assertContrast(element, atLeast: ratio, message)
    }
  }
}
