import LessonChecks
import XCTest

final class WidgetChecks: ExerciseTestCase {
  func testItGreets() throws {
    let picture = try widget("GreetingWidget").render(.systemSmall)
    let text = try picture.text("Hello, Mina")
    assertVisible(text)
    assertContrast(text, atLeast: 4.5)
  }

  func testItChangesByTheHour() throws {
    let timeline = try widget().timeline()
    let first = try XCTUnwrap(timeline.dates.first)
    XCTAssertEqual(first.timeIntervalSince(CheckClock.now), 0, accuracy: 2)
    XCTAssertEqual(timeline.intervals, [3600, 3600])
    XCTAssertEqual(timeline.policy, .atEnd)
  }
}
