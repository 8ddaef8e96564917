import Drawing
import Foundation
import LessonChecks
import WorkerProtocol
import TestSupport
import Testing

/// Every assertion accepts valid pictures, and rejects others with a message about what it found.
@Suite(.serialized)
@MainActor
struct AssertionTests {
  /// An assertion with a picture that it accepts and a picture that it rejects.
  struct Sample: Sendable, CustomTestStringConvertible {
    var assertion: String
    var accepted: Sketch
    var rejected: Sketch
    /// A part of the rejected picture's message, expectation or finding.
    var words: String
    var check: @Sendable (ExerciseTestCase, RenderedPicture) throws -> Void

    var testDescription: String { assertion }
  }

  @Test(arguments: samples) func acceptsAndRejects(_ sample: Sample) {
    #expect(Self.failures(sample.check, on: sample.accepted) == [])
    let failures = Self.failures(sample.check, on: sample.rejected)
    #expect(!failures.isEmpty)
    let said = failures.flatMap { [$0.message, $0.expected, $0.actual].compactMap { $0?.english } }
    #expect(said.contains { $0.contains(sample.words) }, "\(said)")
    #expect(failures.allSatisfy { $0.message.isSaidInKorean }, "\(failures.map(\.message.korean))")
  }

  private static func failures(
    _ check: @escaping @Sendable (ExerciseTestCase, RenderedPicture) throws -> Void,
    on sketch: Sketch
  ) -> [CheckOutcome.Failure] {
    let catalog = CheckCatalog()
    catalog.add("asserts") { (test: ExerciseTestCase) -> () throws -> Void in
      { try check(test, try test.widget().render()) }
    }
    return CheckRun(catalog: catalog).outcome(of: "asserts") { request, _ in
      if case .render(let request) = request, request.mode == .accented {
        return .gives(sketch.tinted.rendered())
      }
      return .gives(sketch.rendered())
    }.failures
  }

  private nonisolated static let plain = Sketch().text("Seoul", at: 20).text(
    "23°", at: 60, size: 40)

  nonisolated static let samples: [Sample] = [
    Sample(
      assertion: "assertShows", accepted: plain, rejected: Sketch().text("Busan", at: 20),
      words: "is missing text containing “seoul”"
    ) { $0.assertShows($1, "seoul") },
    Sample(
      assertion: "assertVisible", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20).cover(CGRect(x: 0, y: 0, width: 158, height: 50)),
      words: "“Seoul” can't be seen"
    ) { $0.assertVisible(try $1.text("Seoul")) },
    Sample(
      assertion: "assertVisible, under a plate with a text on it", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20).cover(CGRect(x: 0, y: 0, width: 158, height: 50))
        .text("23°", at: 20),
      words: "something covers it"
    ) { $0.assertVisible(try $1.text("Seoul")) },
    Sample(
      assertion: "assertVisible, black on the gray of dark mode",
      accepted: Sketch(background: RGBA(hex: 0x1C1C1E)).text("Seoul", at: 20, color: .white),
      rejected: Sketch(background: RGBA(hex: 0x1C1C1E)).text("Seoul", at: 20),
      words: "the same color as its background"
    ) { $0.assertVisible(try $1.text("Seoul")) },
    Sample(
      assertion: "assertVisible, a speck", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20, size: 1), words: "smaller than 4 points"
    ) { $0.assertVisible(try $1.text("Seoul")) },
    Sample(
      assertion: "assertNotTruncated", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20, isTruncated: true), words: "the text ends in …"
    ) { $0.assertNotTruncated(try $1.text("Seoul")) },
    Sample(
      assertion: "assertFits", accepted: plain, rejected: Sketch().text("Seoul", at: 150),
      words: "beyond the edge"
    ) { $0.assertFits($1) },
    Sample(
      assertion: "assertReadableSize", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20, size: 10.5), words: "10.5 pt"
    ) { $0.assertReadableSize($1) },
    Sample(
      assertion: "assertNothingOverlaps", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20).text("23°", at: 26),
      words: "“Seoul” and “23°” overlap"
    ) { $0.assertNothingOverlaps($1) },
    Sample(
      assertion: "assertNothingOverlaps, before a faint figure behind",
      accepted: Sketch().text("23°", at: 26, color: RGBA(white: 0.9)).text("Seoul", at: 20),
      rejected: Sketch().text("23°", at: 26, color: RGBA(white: 0.3)).text("Seoul", at: 20),
      words: "overlap"
    ) { $0.assertNothingOverlaps($1) },
    Sample(
      assertion: "assertMostProminent", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20, size: 40).text("23°", at: 60),
      words: "Make “23°” stand out more than “Seoul”"
    ) { $0.assertMostProminent(try $1.text("23°")) },
    Sample(
      assertion: "assertInReadingOrder", accepted: plain,
      rejected: Sketch().text("23°", at: 20).text("Seoul", at: 60), words: "should come after"
    ) { $0.assertInReadingOrder([try $1.text("Seoul"), try $1.text("23°")]) },
    Sample(
      assertion: "assertAbove", accepted: plain,
      rejected: Sketch().text("23°", at: 20).text("Seoul", at: 60), words: "above"
    ) { $0.assertAbove(try $1.text("Seoul"), try $1.text("23°")) },
    Sample(
      assertion: "assertLeading",
      accepted: Sketch().text("9", at: 20, x: 10, width: 30)
        .text("10", at: 20, x: 60, width: 30),
      rejected: Sketch().text("9", at: 20, x: 60, width: 30).text("10", at: 20, x: 10, width: 30),
      words: "to the left of"
    ) { $0.assertLeading(try $1.text("9"), try $1.text("10")) },
    Sample(
      assertion: "assertAligned", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20, x: 30).text("23°", at: 60, x: 10),
      words: "the leading edge"
    ) { $0.assertAligned([try $1.text("Seoul"), try $1.text("23°")], .leading) },
    Sample(
      assertion: "assertContrast", accepted: plain,
      rejected: Sketch().text("Seoul", at: 20, color: RGBA(white: 0.7)),
      words: "a contrast of at least 4.5:1"
    ) { $0.assertContrast(try $1.text("Seoul")) },
    Sample(
      assertion: "assertGradient",
      accepted: Sketch(paint: gradient(0x0000FF, 0xFFFFFF)),
      rejected: Sketch(paint: gradient(0x0000FF, 0xFF0000)), words: "#0000FF, #FFFFFF"
    ) { $0.assertGradient($1, [PictureColor(hex: 0x0000FF), PictureColor(hex: 0xFFFFFF)]) },
    Sample(
      assertion: "assertNothingLost", accepted: plain,
      rejected: plain.vanishing("Seoul"), words: "In accented mode, the widget doesn't draw “Seoul”"
    ) { try $0.assertNothingLost($1, in: .accented) },
    Sample(
      assertion: "assertLegible", accepted: plain,
      rejected: plain.fading("Seoul"), words: "“Seoul” is hard to read"
    ) { try $0.assertLegible($1, in: .accented) },
    Sample(
      assertion: "assertTapTarget", accepted: Sketch().button("Go", 44),
      rejected: Sketch().button("Go", 30), words: "at least 44 pt × 44 pt"
    ) { $0.assertTapTarget(try $1.button()) },
    Sample(
      assertion: "assertTapTarget in a frame", accepted: Sketch().button("Go", 44).framed(50),
      rejected: Sketch().button("Go", 30).framed(44), words: "Move it into the label"
    ) { $0.assertTapTarget(try $1.button()) },
    Sample(
      assertion: "tap on a disabled control",
      accepted: Sketch().button("Go", 44, opens: true),
      rejected: Sketch().button("Go", 44, isDisabled: true), words: "the control is disabled"
    ) { _ = try ($0, $1.button().tap()) },
  ]

  private nonisolated static func gradient(_ first: UInt32, _ last: UInt32) -> Paint {
    .linearGradient(
      stops: [
        GradientStop(color: RGBA(hex: first), location: 0),
        GradientStop(color: RGBA(hex: last), location: 1),
      ], start: .zero, end: CGPoint(x: 0, y: 158))
  }
}

/// Assertions about declarations: families, reload policies, taps.
@Suite(.serialized)
@MainActor
struct DeclarationAssertionTests {
  private func failures(
    families: [Family] = [], policy: TimelineSummary.Policy = .atEnd, dates: [Double] = [0, 3600],
    after tapped: Sketch = Sketch(), _ check: @escaping (ExerciseTestCase) throws -> Void
  ) -> [CheckOutcome.Failure] {
    let catalog = CheckCatalog()
    catalog.add("asserts") { (test: ExerciseTestCase) -> () throws -> Void in { try check(test) } }
    return CheckRun(catalog: catalog).outcome(of: "asserts") { request, _ in
      switch request {
      case .inspect:
        .gives(
          PluginContents(
            widgets: [
              .init(type: "W", kind: "w", families: families, configuration: "static")
            ]))
      case .timeline:
        .gives(
          TimelineSummary(
            entries: dates.map {
              .init(date: CheckClock.now.addingTimeInterval($0), relevance: nil)
            }, policy: policy))
      case .render: .gives(Sketch().button("Go", 44, performs: "Refresh").rendered())
      case .tap: .gives(TapOutcome(intent: "Refresh", after: tapped.rendered()))
      default: .gives(Acknowledgment.done)
      }
    }.failures
  }

  /// An invalid date is neither too early nor too late, so it must not be compared.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func anInvalidDateFailsEveryAssertion(number: Double) {
    let date = Date(timeIntervalSinceReferenceDate: number)
    let sentence = "The timeline has an invalid date or relevance: it isn't a number."
    #expect(
      failures(dates: [0, number]) { _ = try $0.widget().timeline() }.map(\.message.english) == [
        sentence
      ])
    #expect(
      failures(policy: .after(date)) { _ = try $0.widget().timeline() }.map(\.message.english) == [
        sentence
      ]
    )
  }

  @Test func aNonFiniteNumberFailsEveryComparison() {
    let catalog = CheckCatalog()
    catalog.add("asks") { (test: ExerciseTestCase) -> () throws -> Void in
      { if try test.call("level", as: Double.self) < 3 { test.fail("too little") } }
    }
    func failures(_ answer: String) -> [String] {
      CheckRun(catalog: catalog).outcome(of: "asks") { _, _ in .gives(Data(answer.utf8)) }
        .failures.map(\.message.english)
    }
    #expect(failures("\"inf\"") == [])
    #expect(failures("\"nan\"") == ["The probe `level` didn't return a value of type Double."])
  }

  @Test func familiesAreComparedAsSets() {
    let both = [Family.systemMedium, .systemSmall]
    #expect(
      failures(families: both) {
        try $0.assertOffers($0.widget(), [.systemSmall, .systemMedium], exactly: true)
      } == [])
    #expect(
      failures(families: both) {
        try $0.assertOffers($0.widget(), [.systemSmall], exactly: true)
      }.map(\.message.english) == ["The widget shouldn't support these families: systemMedium."])
    #expect(
      failures(families: [.systemSmall]) {
        try $0.assertOffers($0.widget(), [.systemSmall, .systemMedium])
      }.map(\.message.english) == ["The widget doesn't support systemMedium."])
  }

  @Test func aPolicyMustReloadAndNotTooOften() {
    let asks: (ExerciseTestCase) throws -> Void = {
      $0.assertAsksAgain(try $0.widget().timeline(), after: 900)
    }
    #expect(failures(asks) == [])
    #expect(failures(policy: .after(CheckClock.now.addingTimeInterval(900)), asks) == [])
    #expect(
      failures(policy: .after(CheckClock.now.addingTimeInterval(60)), asks).map(\.actual?.english)
        == ["1 minute"])
    #expect(failures(policy: .never, asks).map(\.actual?.english) == [".never"])
    #expect(failures(dates: [], asks).map(\.message.english) == ["The timeline is empty."])
  }

  @Test(
    arguments: [
      (0, 60, nil), (59, 60, nil), (-60, 60, nil), (61, 60, "09:42:01, 61 seconds too late"),
      (2, 1, "09:41:02, 2 seconds too late"), (7200, 60, "11:41, 2 hours too late"),
      (-300, 60, "09:36, 5 minutes too early"), (7 * 86_400, 60, "09:41, 7 days too late"),
      (1e300, 60, "01:46:40, 1000000000000000 days too late"),
      (Double.nan, 60, "00:00, 0 seconds too late"),
    ] as [(TimeInterval, TimeInterval, String?)])
  func aDateIsApproximatelyAnother(seconds: TimeInterval, tolerance: TimeInterval, said: String?) {
    let found = failures {
      $0.assertMoment(
        CheckClock.now.addingTimeInterval(seconds), isAbout: CheckClock.now, within: tolerance)
    }
    #expect(found.map(\.actual?.english) == (said.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.expected?.english == "09:41" && $0.message.isSaidInKorean })
  }

  @Test func noDatesContainNone() {
    let found = failures { $0.assertMoment(nil, isAbout: CheckClock.now, "Say when.") }
    #expect(found.map(\.message.english) == ["Say when."])
    #expect(found.map(\.actual?.english) == ["no time"])
  }

  @Test func aTapMustPerformItsIntentAndChangeTheView() {
    let taps: (ExerciseTestCase) throws -> Void = {
      try $0.assertTap(try $0.widget().render().button(), performs: "Refresh")
    }
    #expect(failures(after: Sketch().text("24°", at: 60, size: 40), taps) == [])
    #expect(
      failures(after: Sketch().button("Go", 44, performs: "Refresh"), taps).map(\.message.english)
        == ["A tap on the Button doesn't change anything."])
    // Some taps only change a dot next to a name.
    let dotted = Sketch().button("Go", 44, performs: "Refresh").text("•", at: 20, size: 12)
    #expect(failures(after: dotted, taps) == [])
    #expect(
      failures(after: Sketch().text("24°", at: 60, size: 40)) {
        try $0.assertTap(try $0.widget().render().button(), performs: "Reset")
      }.map(\.message.english) == ["A tap on the Button should perform Reset."])
  }
}
