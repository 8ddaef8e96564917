import Sentences

/// The template for `rings pack add code NAME --activity`: a Live Activity that shows the remaining minutes
/// on the Lock Screen and in the Dynamic Island.
struct ActivityTemplate {
  let name: ExerciseName

  /// The prefix of the generated types' names.
  ///
  /// Avoids a conflict with ActivityKit's `ActivityAttributes`.
  private var stem: String {
    name.typeName.hasSuffix("Activity") ? name.typeName + "Example" : name.typeName
  }
  private var suite: String { name.typeName + "Checks" }

  private static let onTheLockScreen = Sentence(
    "Show on the Lock Screen how many minutes are left.", ko: "잠금 화면에 몇 분 남았는지 보여 주세요.")
  private static let inTheCompactIsland = Sentence(
    "Show how many minutes are left beside the camera, on the trailing side.",
    ko: "작은 아일랜드의 뒤쪽, 카메라 오른쪽에 몇 분 남았는지 보여 주세요.")
  private static let inTheSmallestIsland = Sentence(
    """
    Show the minutes in the minimal island too: when another app also has an activity, only the \
    minimal island is visible.
    """,
    ko: "가장 작은 아일랜드에도 몇 분 남았는지 보여 주세요. 다른 앱의 활동이 함께 있으면 이것만 남아요.")

  var draft: ExerciseDraft {
    var draft = ExerciseDraft(
      usualTitle: Sentence("What is happening now", ko: "지금 일어나는 일"), minutes: 15,
      lesson: lesson)
    draft.hints = [
      Sentence(
        """
        An activity has attributes, which stay the same, and a state, which changes: `context` \
        has both.
        """,
        ko: "활동에는 그대로인 attributes 값과 바뀌는 state 값이 있어요. 둘 다 `context` 안에 있어요."),
      Sentence(
        """
        There are four places for content: the Lock Screen, both sides of the compact island, and \
        the minimal island.
        """,
        ko: "자리는 네 군데예요. 잠금 화면, 작은 아일랜드의 양쪽, 그리고 가장 작은 아일랜드예요."),
      Sentence(
        "`Text(\"\\(context.state.minutes)\")` shows the minutes in every place.",
        ko: "`Text(\"\\(context.state.minutes)\")` 식이 어디에서나 남은 분을 보여 줘요."),
    ]
    draft.checks = [
      .init(
        test: "\(suite).testTheLockScreen",
        title: Sentence("The Lock Screen shows the minutes", ko: "잠금 화면이 남은 분을 보여 줘요"), points: 4),
      .init(
        test: "\(suite).testTheIslands",
        title: Sentence("The islands show the minutes", ko: "아일랜드가 남은 분을 보여 줘요"), points: 6),
    ]
    draft.messages = [
      Self.onTheLockScreen, Self.inTheCompactIsland, Self.inTheSmallestIsland,
    ]
    draft.starterFails = ["\(suite).testTheLockScreen", "\(suite).testTheIslands"]
    draft.preview = [
      "widget: \(stem)Activity", "families: [liveActivity, islandCompact, islandMinimal]",
    ]
    draft.fileName = "\(stem)Activity.swift"
    draft.starter = source(
      lockScreen:
        "// \(ExerciseDraft.task): show the minutes left, beside the title\n      Text(context.attributes.title)\n        .padding()",
      compact:
        "// \(ExerciseDraft.task): show the minutes here and in the minimal island\n        Image(systemName: \"hourglass\")",
      minimal: "Image(systemName: \"timer\")")
    draft.comments = [
      Sentence(
        "The activity's attributes, and the state that changes while the activity runs.",
        ko: "활동에서 그대로인 값과, 활동이 이어지는 동안 바뀌는 값이에요."),
      Sentence(
        "The number of minutes left.",
        ko: "남은 시간(분)이에요."),
      Sentence(
        "\(ExerciseDraft.task): show the minutes left, beside the title",
        ko: "\(ExerciseDraft.task): 제목 옆에 남은 시간을 분으로 보여 주세요"),
      Sentence(
        "\(ExerciseDraft.task): show the minutes here and in the minimal island",
        ko: "\(ExerciseDraft.task): 여기와 가장 작은 아일랜드에 남은 분을 보여 주세요"),
    ]
    draft.solution = source(
      lockScreen: Self.lockScreen, compact: Self.minutes, minimal: Self.minutes)
    draft.answers = answers
    draft.checksName = suite
    draft.checksSource = checks
    return draft
  }

  private static let lockScreen = """
    HStack {
            Text(context.attributes.title)
            Spacer()
            Text("\\(context.state.minutes) min")
              .font(.title)
          }
          .padding()
    """

  private static let minutes = "Text(\"\\(context.state.minutes)\")"

  private var lesson: Sentence {
    Sentence(
      """
      A Live Activity shows what's happening now: on the Lock Screen, and around the camera in the
      Dynamic Island. The app gives it attributes, which stay the same, and a state, which changes
      while the activity runs.

      \(ExerciseDraft.figureOfSolution)

      In `\(stem)Activity.swift`, show how many minutes are left, which is `minutes` in the state:

      - on the Lock Screen, beside the title,
      - on the trailing side of the compact island, and
      - in the minimal island.

      Then type `check`.
      """,
      ko: """
        실시간 현황은 지금 일어나는 일을 보여 줘요. 잠금 화면과, 카메라를 둘러싼 다이내믹 아일랜드에 나와요. 앱은
        그대로인 attributes 값과, 활동이 이어지는 동안 바뀌는 state 값을 줘요.

        \(ExerciseDraft.figureOfSolution)

        `\(stem)Activity.swift` 파일에서 state 안의 `minutes` 값이 얼마나 남았는지 보여 주세요.

        - 잠금 화면에서는 제목 옆에 보여 주세요.
        - 작은 아일랜드에서는 뒤쪽에 보여 주세요.
        - 가장 작은 아일랜드에서도 보여 주세요.

        다 되면 `check` 명령을 입력하세요.
        """)
  }

  private var answers: [ExerciseDraft.Answer] {
    [
      .init(
        name: "title-alone", why: "Shows only the title on the Lock Screen.",
        source: source(
          lockScreen: "Text(context.attributes.title)\n        .padding()", compact: Self.minutes,
          minimal: Self.minutes),
        caught: ("\(suite).testTheLockScreen", Self.onTheLockScreen)),
      .init(
        name: "symbol-in-the-island", why: "Considers a symbol enough beside the camera.",
        source: source(
          lockScreen: Self.lockScreen, compact: "Image(systemName: \"hourglass\")",
          minimal: Self.minutes),
        caught: ("\(suite).testTheIslands", Self.inTheCompactIsland)),
      .init(
        name: "forgets-the-smallest",
        why: "Forgets the island that remains beside another app's activity.",
        source: source(
          lockScreen: Self.lockScreen, compact: Self.minutes,
          minimal: "Image(systemName: \"timer\")"),
        caught: ("\(suite).testTheIslands", Self.inTheSmallestIsland)),
      .init(
        name: "labels", why: "Uses labels with a symbol, and a single Text on the Lock Screen.",
        source: source(
          lockScreen:
            "Text(\"\\(context.attributes.title): \\(context.state.minutes) min\")\n        .padding()",
          compact: "Text(\"\\(context.state.minutes)m\")",
          minimal: "Text(context.state.minutes, format: .number)")),
    ]
  }

  private func source(lockScreen: String, compact: String, minimal: String) -> String {
    """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    /// The activity's attributes, and the state that changes while the activity runs.
    struct \(stem)Attributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        /// The number of minutes left.
        var minutes: Int
      }

      let title: String
    }

    struct \(stem)Activity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: \(stem)Attributes.self) { context in
          \(lockScreen)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) {
              Text(context.attributes.title)
            }
            DynamicIslandExpandedRegion(.trailing) {
              Text("\\(context.state.minutes) min")
            }
          } compactLeading: {
            Image(systemName: "timer")
          } compactTrailing: {
            \(compact)
          } minimal: {
            \(minimal)
          }
        }
      }
    }

    """
  }

  private var checks: String {
    """
    import LessonChecks
    import XCTest

    final class \(suite): ExerciseTestCase {
      /// Different minutes for every submission, so that they can't be hard-coded.
      private lazy var minutes = inputs.integer(in: 11...48)

      private func picture(_ form: ActivityForm) throws -> RenderedPicture {
        try activity("\(stem)Activity").render(
          form, attributes: ["title": "Tea"], state: ["minutes": minutes])
      }

      func testTheLockScreen() throws {
        let picture = try picture(.lockScreen)
        XCTAssertTrue(
          picture.shows(number: minutes), "\(Self.onTheLockScreen.text(in: "en"))")
      }

      func testTheIslands() throws {
        let compact = try picture(.compact).elements(in: .compactTrailing)
        XCTAssertTrue(
          compact.flatMap(\\.numbers).contains(minutes),
          "\(Self.inTheCompactIsland.text(in: "en"))")
        let minimal = try picture(.minimal).elements(in: .minimal)
        XCTAssertTrue(
          minimal.flatMap(\\.numbers).contains(minutes),
          "\(Self.inTheSmallestIsland.text(in: "en"))")
      }
    }

    """
  }
}
