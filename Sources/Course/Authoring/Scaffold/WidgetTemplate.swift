import Sentences

/// The template for `rings pack add code NAME --widget`: a widget with its entry, provider and view that
/// changes every hour.
struct WidgetTemplate {
  let name: ExerciseName

  /// The prefix of the generated types' names.
  ///
  /// Avoids a conflict with WidgetKit's `TimelineProvider` and `TimelineEntry`.
  private var stem: String {
    name.typeName.hasSuffix("Timeline") ? name.typeName + "Example" : name.typeName
  }
  private var suite: String { name.typeName + "Checks" }

  private static let numberIsShown = Sentence(
    "Show the number of the entry that the view receives.", ko: "뷰가 받은 엔트리의 number 값을 보여 주세요.")
  private static let threeEntries = Sentence(
    "Provide three entries.", ko: "엔트리를 세 개 넘겨주세요.")
  private static let hoursFromNow = Sentence(
    "The first entry is for now; each following entry is an hour later.",
    ko: "첫 엔트리는 지금이고, 그다음 엔트리는 한 시간씩 뒤예요.")
  private static let countsOn = Sentence(
    "Count up by one with each entry, starting at 1.", ko: "엔트리마다 번호를 1부터 하나씩 늘리세요.")

  var draft: ExerciseDraft {
    var draft = ExerciseDraft(
      usualTitle: Sentence(
        "A widget that changes over time",
        ko: "시간에 따라 바뀌는 위젯"), minutes: 15, lesson: lesson)
    draft.hints = hints
    draft.checks = [
      .init(
        test: "\(suite).testTheNumberIsShown",
        title: Sentence("The entry's number is shown", ko: "엔트리의 number 값이 보여요"), points: 4),
      .init(
        test: "\(suite).testItMovesOnEveryHour",
        title: Sentence("The widget changes every hour", ko: "한 시간마다 바뀌어요"), points: 6,
        dependsOn: "\(suite).testTheNumberIsShown"),
    ]
    draft.messages = [Self.numberIsShown, Self.threeEntries, Self.hoursFromNow, Self.countsOn]
    draft.starterFails = ["\(suite).testTheNumberIsShown"]
    draft.probes = ["entry"]
    draft.preview = ["widget: \(stem)Widget", "families: [systemSmall]"]
    draft.fileName = "\(stem)Widget.swift"
    draft.starter = source(
      entries: """
        // \(ExerciseDraft.task): make three entries, an hour apart, starting now, with the numbers 1, 2, 3
            let entries = [\(stem)Entry(date: .now, number: 1)]
        """,
      body: "// \(ExerciseDraft.task): show the entry's number\n    Text(\"Hour\")")
    draft.comments = [
      Sentence(
        "The widget's content, starting at a given date.",
        ko: "어느 시점부터 위젯이 보여 줄 내용이에요."),
      Sentence(
        "Tells the system what to show, and when.",
        ko: "무엇을 언제 보여 줄지 시스템에 알려 줘요."),
      Sentence(
        """
        \(ExerciseDraft.task): make three entries, an hour apart, starting now, with the numbers 1, \
        2, 3
        """,
        ko: "\(ExerciseDraft.task): 지금부터 한 시간 간격으로, 번호가 1, 2, 3인 엔트리 세 개를 만드세요"),
      Sentence(
        "\(ExerciseDraft.task): show the entry's number",
        ko: "\(ExerciseDraft.task): 엔트리의 번호를 보여 주세요"),
    ]
    draft.solution = source(entries: Self.hours(stem), body: Self.number)
    draft.answers = answers
    draft.checksName = suite
    draft.checksSource = checks
    draft.probesName = name.typeName + "Probes"
    draft.probesSource = probes
    return draft
  }

  private var hints: [Sentence] {
    [
      Sentence(
        """
        A view shows the contents of its `entry`. A timeline is a list of entries, each with the \
        date when it appears.
        """,
        ko: "뷰는 `entry` 안에 든 것을 보여 줘요. 타임라인은 엔트리의 목록이고, 엔트리마다 언제부터 보일지 날짜가 있어요."),
      Sentence(
        "`Date.now.addingTimeInterval(3600)` is an hour from now, and `(0..<3).map { … }` makes three entries.",
        ko:
          "`Date.now.addingTimeInterval(3600)` 값은 한 시간 뒤이고, `(0..<3).map { … }` 식은 무엇이든 세 개를 만들어요."),
      Sentence(
        """
        Inside `map`, use `Double(hour) * 3600` for the date and `hour + 1` for the number. In \
        the view, `Text("\\(entry.number)")` shows it.
        """,
        ko:
          "`map` 안에서 날짜에는 `Double(hour) * 3600` 값을, 번호에는 `hour + 1` 값을 쓰세요. 뷰에서는 `Text(\"\\(entry.number)\")` 식이 번호를 보여 줘요."
      ),
    ]
  }

  private var lesson: Sentence {
    Sentence(
      """
      A widget doesn't keep running: it gives the system a timeline, and the system shows one entry
      after another.

      \(ExerciseDraft.figureOfSolution)

      In `\(stem)Widget.swift`:

      - make `\(stem)View` show the `number` of its entry, and
      - make `\(stem)Provider` return three entries: the first for now, each of the others
        an hour after the previous one, with the numbers 1, 2 and 3.

      Then type `check`.
      """,
      ko: """
        위젯은 계속 실행되지 않아요. 시스템에 타임라인을 넘겨주면, 시스템이 엔트리를 차례로 보여 줘요.

        \(ExerciseDraft.figureOfSolution)

        `\(stem)Widget.swift` 파일에서 해 보세요.

        - `\(stem)View` 뷰가 엔트리의 `number` 값을 보여 주게 하세요.
        - `\(stem)Provider` 프로바이더가 엔트리를 세 개 넘겨주게 하세요. 첫 엔트리는 지금, 나머지는 한 시간씩
          뒤이고, 번호는 1, 2, 3이에요.

        다 되면 `check` 명령을 입력하세요.
        """)
  }

  private static func hours(_ stem: String) -> String {
    """
    let entries = (0..<3).map { hour in
          let date = Date.now.addingTimeInterval(Double(hour) * 3600)
          return \(stem)Entry(date: date, number: hour + 1)
        }
    """
  }

  private static let number = """
    VStack {
          Text("Hour")
          Text("\\(entry.number)")
            .font(.largeTitle)
        }
    """

  private var answers: [ExerciseDraft.Answer] {
    [
      .init(
        name: "always-one", why: "Shows a fixed number instead of the entry's number.",
        source: source(entries: Self.hours(stem), body: "Text(\"1\")\n      .font(.largeTitle)"),
        caught: ("\(suite).testTheNumberIsShown", Self.numberIsShown)),
      .init(
        name: "all-at-once", why: "Provides three entries, all of them for now.",
        source: source(
          entries: "let entries = (1...3).map { \(stem)Entry(date: .now, number: $0) }",
          body: Self.number),
        caught: ("\(suite).testItMovesOnEveryHour", Self.hoursFromNow)),
      .init(
        name: "one-entry", why: "Keeps the starter's single entry.",
        source: source(
          entries: "let entries = [\(stem)Entry(date: .now, number: 1)]", body: Self.number),
        caught: ("\(suite).testItMovesOnEveryHour", Self.threeEntries)),
      .init(
        name: "counts-from-zero", why: "Uses the hour, which starts at 0, as the number.",
        source: source(
          entries: Self.hours(stem).replacing("number: hour + 1", with: "number: hour"),
          body: Self.number),
        caught: ("\(suite).testItMovesOnEveryHour", Self.countsOn)),
      .init(
        name: "calendar", why: "Adds the hours with a calendar, in a loop.",
        source: source(
          entries: """
            var entries: [\(stem)Entry] = []
                var date = Date.now
                for number in 1...3 {
                  entries.append(\(stem)Entry(date: date, number: number))
                  date = Calendar.current.date(byAdding: .hour, value: 1, to: date) ?? date
                }
            """, body: "Text(\"Hour \\(entry.number)\")")),
    ]
  }

  private func source(entries: String, body: String) -> String {
    """
    import SwiftUI
    import WidgetKit

    /// The widget's content, starting at a given date.
    struct \(stem)Entry: TimelineEntry {
      let date: Date
      let number: Int
    }

    /// Tells the system what to show, and when.
    struct \(stem)Provider: TimelineProvider {
      func placeholder(in context: Context) -> \(stem)Entry {
        \(stem)Entry(date: .now, number: 1)
      }

      func getSnapshot(
        in context: Context, completion: @escaping (\(stem)Entry) -> Void
      ) {
        completion(\(stem)Entry(date: .now, number: 1))
      }

      func getTimeline(
        in context: Context, completion: @escaping (Timeline<\(stem)Entry>) -> Void
      ) {
        \(entries)
        completion(Timeline(entries: entries, policy: .atEnd))
      }
    }

    struct \(stem)View: View {
      let entry: \(stem)Entry

      var body: some View {
        \(body)
      }
    }

    @main
    struct \(stem)Widget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(
          kind: "\(stem)Widget", provider: \(stem)Provider()
        ) { entry in
          \(stem)View(entry: entry)
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("\(name.words)")
        .description("See which hour it is.")
        .supportedFamilies([.systemSmall])
      }
    }

    """
  }

  private var probes: String {
    """
    import Foundation
    import LessonProbes

    // Compiled together with the learner's file. Probes contain no expected values, because the
    // learner's code runs next to them.
    let entry = ViewProbe("entry") { (number: Int) in
      \(stem)View(entry: \(stem)Entry(date: .now, number: number))
    }

    """
  }

  private var checks: String {
    """
    import LessonChecks
    import XCTest

    final class \(suite): ExerciseTestCase {
      func testTheNumberIsShown() throws {
        // A number that no timeline has, so that it can't be hard-coded.
        let number = inputs.integer(in: 4...60)
        let picture = try view("entry", number).render(.systemSmall)
        XCTAssertTrue(
          picture.shows(number: number), "\(Self.numberIsShown.text(in: "en"))")
      }

      func testItMovesOnEveryHour() throws {
        let widget = widget("\(stem)Widget")
        let dates = try widget.timeline(from: CheckClock.now).dates
        XCTAssertEqual(dates.count, 3, "\(Self.threeEntries.text(in: "en"))")
        for (hour, date) in dates.enumerated() {
          assertMoment(
            date, isAbout: CheckClock.now.addingTimeInterval(Double(hour) * 3600), within: 60,
            "\(Self.hoursFromNow.text(in: "en"))")
          XCTAssertTrue(
            try widget.render(entry: hour).shows(number: hour + 1),
            "\(Self.countsOn.text(in: "en"))")
        }
      }
    }

    """
  }
}
