/// The files of the exercise that a new pack starts with.
enum GreetingTemplate {
  static let lesson = """
    # Greet someone

    A widget shows one thing at a glance. Here it is a person's name.

    Change `GreetingView` so that it

    - shows the `name` that it was given, and
    - shows it large enough to be the first thing one sees: at least 20 points.

    Then type `check`.

    """

  /// What stands where the learner is to write; in two parts, since this file is finished.
  private static let task = ["TO", "DO"].joined()

  static let starter = """
    import SwiftUI

    struct GreetingView: View {
      let name: String

      var body: some View {
        // \(task): show the name
        Text("Hello")
      }
    }

    """

  static let solution = """
    import SwiftUI

    struct GreetingView: View {
      let name: String

      var body: some View {
        VStack(alignment: .leading) {
          Text("Hello")
          Text(name)
            .font(.title)
        }
      }
    }

    """

  static let oneText = """
    import SwiftUI

    struct GreetingView: View {
      let name: String

      var body: some View {
        Text("Hello, \\(name)!")
          .font(.system(size: 24, weight: .bold))
      }
    }

    """

  static let withoutName = """
    import SwiftUI

    struct GreetingView: View {
      let name: String

      var body: some View {
        Text("Hello, you!")
          .font(.largeTitle)
      }
    }

    """

  static let withoutNameExpectation = """
    check: GreetingChecks.testTheNameIsThere
    message: Mina

    """

  static let smallPrint = """
    import SwiftUI

    struct GreetingView: View {
      let name: String

      var body: some View {
        Text(name)
          .font(.caption)
      }
    }

    """

  static let smallPrintExpectation = """
    check: GreetingChecks.testTheNameIsLarge
    message: at least 20 points

    """

  static let probes = """
    import LessonProbes
    import SwiftUI

    // Compiled together with the learner's file. Probes hold no expected values: the learner's code
    // runs beside them.
    let greeting = ViewProbe("greeting") { (name: String) in GreetingView(name: name) }

    """

  /// What the checks say, to be translated.
  static let messages = """
    "Show the name you are given":
      "Show the name you are given"
    "Give the name at least 20 points: it is what one looks for":
      "Give the name at least 20 points: it is what one looks for"

    """

  static let checks = """
    import LessonChecks
    import XCTest

    final class GreetingChecks: ExerciseTestCase {
      func testTheNameIsThere() throws {
        let picture = try view("greeting", "Mina").render(.systemSmall)
        XCTAssertTrue(try picture.text(containing: "Mina").isVisible, "Show the name you are given")
      }

      func testTheNameIsLarge() throws {
        let picture = try view("greeting", "Mina").render(.systemSmall)
        XCTAssertGreaterThanOrEqual(
          try picture.text(containing: "Mina").fontSize, 20,
          "Give the name at least 20 points: it is what one looks for")
      }
    }

    """
}
