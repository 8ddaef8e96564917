import LessonChecks
import XCTest

final class TicketChecks: ExerciseTestCase {
  private let yellow = PictureColor(hex: 0xFFCC00)

  /// In the widget, 16 points from its edge, the card's radius is 6, so its corner begins after 1.8 points.
  func testItFitsIntoTheWidget() throws {
    try expectCorner(outside: 0, inside: 4) { try view("ticketInWidget", "Row 9", $0) }
  }

  /// A container with a radius of 40, 10 points from its edge: the radius is 30, and the corner begins after
  /// 9 points.
  func testItFitsIntoARounderContainer() throws {
    try expectCorner(outside: 12, inside: 24) { try view("ticketInside", "Row 9", 40.0, 10.0, $0) }
  }

  /// A container with a radius of 20, 14 points from its edge: the radius is 6 again.
  func testItFitsIntoANarrowerCorner() throws {
    try expectCorner(outside: 0, inside: 4) { try view("ticketInside", "Row 9", 20.0, 14.0, $0) }
  }

  func testTheTitleIsRead() throws {
    for scheme in Scheme.allCases {
      let picture = try view("ticketInside", "Row 9", 30.0, 8.0, false).render(
        .systemSmall, scheme: scheme)
      let title = try picture.text("Row 9")
      assertVisible(title)
      assertContrast(title, atLeast: 4.5)
    }
  }

  /// Fails unless the card covers one position near its corner and not the other. Both are in half points
  /// from the corner along both edges.
  ///
  /// - Parameter card: Returns the view, with or without the measuring texts.
  private func expectCorner(
    outside: Int, inside: Int, _ card: (_ isMeasured: Bool) throws -> ViewHandle
  ) throws {
    let measured = try card(true).render(.systemSmall)
    guard let outer = try measured.text("|\(outside)|").backdrop,
      let inner = try measured.text("|\(inside)|").backdrop
    else { return }
    let picture = try card(false).render(.systemSmall)
    let edge = try measured.text("|edge|")
    // The room's leading edge is at most 35 points from the widget's.
    if edge.backdrop?.isClose(to: yellow, tolerance: 0.12) ?? false || edge.frame.minX > 40 {
      return fail(
        "The card doesn't fill the room that it's given. Its corners can fit only at the edges of that room.",
        expected: "a card that fills its room", actual: "a smaller card", showing: [picture])
    }
    if inner.isClose(to: yellow, tolerance: 0.12) {
      fail(
        "The card's corner is too round here. The gap to the container is wider in the corner.",
        expected: "the card, \(Double(inside) / 2) points from its corner",
        actual: "the container behind it", showing: [picture])
    } else if !outer.isClose(to: yellow, tolerance: 0.12) {
      fail(
        "The card's corner sticks out. The gap to the container is narrower in the corner.",
        expected: "the container, \(Double(outside) / 2) points from the card's corner",
        actual: "the card", showing: [picture])
    }
  }
}
