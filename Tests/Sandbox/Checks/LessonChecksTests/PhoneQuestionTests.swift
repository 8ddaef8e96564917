import Drawing
import Foundation
import LessonChecks
import PhoneFacts
import WorkerProtocol
import Synchronization
import TestSupport
import Testing

/// Requests to a phone with scripted responses: the request's contents, and the reading of its response.
@Suite(.serialized)
@MainActor
struct PhoneQuestionTests {
  /// Returns a check's failures and its requests.
  private func asked(
    _ answer: @escaping @Sendable (AnyWorkerRequest) -> HandmadeAnswer = { _ in
      .gives(Sketch().text("23°", at: 20).rendered())
    }, _ check: @escaping (ExerciseTestCase) throws -> Void
  ) -> (requests: [AnyWorkerRequest], failures: [CheckOutcome.Failure]) {
    let requests = Mutex<[AnyWorkerRequest]>([])
    let catalog = CheckCatalog()
    catalog.add("asks") { (test: ExerciseTestCase) -> () throws -> Void in { try check(test) } }
    let failures = CheckRun(catalog: catalog).outcome(of: "asks") { request, _ in
      requests.withLock { $0.append(request) }
      return answer(request)
    }.failures
    return (requests.withLock { $0 }, failures)
  }

  private func drawn(_ check: @escaping (ExerciseTestCase) throws -> Void) -> [RenderRequest] {
    asked { try check($0) }.requests.compactMap {
      if case .render(let request) = $0 { request } else { nil }
    }
  }

  @Test func aPlacementHasItsModeAndItsSystem() {
    let requests = drawn {
      let widget = $0.widget("W")
      _ = try widget.render()
      _ = try widget.render(place: .standBy)
      _ = try widget.render(place: .standByNight)
      _ = try widget.render(place: .carPlay)
    }
    #expect(requests.map(\.place) == [nil, "standBy", "standBy", "carPlay"])
    #expect(requests.map(\.mode) == [.fullColor, .fullColor, .vibrant, .fullColor])
    #expect(requests.map(\.systemVersion.description) == ["18.0", "18.0", "18.0", "26.0"])
  }

  @Test func aCheckMaySetTheSystemVersion() {
    let requests = drawn {
      _ = try $0.widget().render()
      _ = try $0.widget().render(ios: "17.0")
      _ = try $0.view("row").render(.systemSmall, tint: "FF0000", ios: "16.0")
      _ = try $0.view("row").render(width: 10, height: 10, ios: "16.0")
    }
    #expect(
      requests.map(\.erased.codeVersion) == [
        nil, SystemVersion(17), SystemVersion(16), SystemVersion(16),
      ])
    #expect(requests[2].tint == "FF0000")
    #expect(TapRequest(handle: 0, picture: requests[1]).erased.codeVersion == SystemVersion(17))
    let control = asked { _ = try $0.control().state(ios: "18.4") }.requests
    #expect(control.map(\.codeVersion) == [SystemVersion(18, 4)])
  }

  @Test func redactionHasItsReasons() {
    let requests = drawn { _ = try $0.widget().render(redacted: [.privacy, .invalidated]) }
    #expect(requests.map(\.redactions) == [[.privacy, .invalidated]])
  }

  @Test func redactedContentIsInvisible() throws {
    var rendered = Sketch().text("4,200", at: 20).rendered()
    #expect(try RenderedPicture(rendered, session: .silent).text("4,200").isVisible)
    rendered.picture.root.children[1].traits.isRedacted = true
    let hidden = try RenderedPicture(rendered, session: .silent).text("4,200")
    #expect(hidden.isRedacted)
    #expect(!hidden.isVisible)
    let failures = asked({ [rendered] _ in .gives(rendered) }) { test in
      test.assertVisible(try test.widget().render().text("4,200"))
    }.failures
    #expect(failures.first?.actual?.english.contains("gray bar") == true, "\(failures)")
  }

  @Test func aViewInsideAPrivateViewIsPrivate() throws {
    var rendered = Sketch().text("4,200", at: 20).rendered()
    rendered.picture.root.traits.isPrivacySensitive = true
    rendered.picture.root.traits.isInvalidated = true
    let text = try RenderedPicture(rendered, session: .silent).text("4,200")
    #expect(text.isPrivacySensitive)
    #expect(text.isInvalidated)
  }

  private func report(isOn: Bool, error: String? = nil, taps: Bool) -> ControlReport {
    ControlReport(
      type: "Unit", kind: "unit", displayName: nil, description: nil, title: "Unit",
      status: isOn ? "Celsius" : nil, symbol: "thermometer", isOn: isOn, tint: RGBA(hex: 0xFF0000),
      isDisabled: false, isPrivacySensitive: true, intent: "SetUnit",
      outcome: taps
        ? .init(error: error, reloadedKinds: ["w"], reloadedControls: ["unit"], opensApp: false)
        : nil)
  }

  @Test func aControlReportsItsStateAndItsAction() {
    let on = report(isOn: true, taps: false)
    let tapped = report(isOn: false, taps: true)
    let result = asked({ request in
      guard case .control(let asked) = request else { return .gives(Acknowledgment.done) }
      return .gives(asked.taps ? tapped : on)
    }) { test in
      let state = try test.control("Unit").state()
      #expect(state.isOn == true && state.status == "Celsius" && state.title == "Unit")
      #expect(state.tint == PictureColor(hex: 0xFF0000) && state.isPrivacySensitive)
      let after = try test.control("Unit").tap()
      #expect(after.state.isOn == false && after.state.status == nil)
      #expect(after.reloadedKinds == ["w"] && after.reloadedControls == ["unit"])
    }
    #expect(result.failures == [])
    let broken = report(isOn: true, error: "noNetwork", taps: true)
    let failed = asked({ _ in .gives(broken) }) { _ = try $0.control().tap() }.failures
    #expect(failed.map(\.message.english) == ["The intent failed: noNetwork"])
    let pictures = drawn { _ = try $0.control().render(.lockScreen) }
    #expect(pictures.map(\.family) == [.control(.controlLockScreen)])
  }

  private struct City: Codable { var city: String }

  @Test func aLiveActivityGetsItsValuesAsJSON() throws {
    let requests = drawn {
      _ = try $0.activity("Rain").render()
      _ = try $0.activity("Rain").render(.compact, state: City(city: "Jeju"), isStale: true)
    }
    #expect(requests.map(\.family) == [.activity(.liveActivity), .activity(.islandCompact)])
    #expect(requests.map { $0.activity == nil } == [true, false])
    let values = try #require(requests[1].activity)
    #expect(values.attributes == nil && values.isStale)
    let state = try #require(values.state)
    #expect(String(decoding: state, as: UTF8.self) == #"{"city":"Jeju"}"#)
    let sizes = asked({ _ in .gives(ActivitySize(attributes: 40, state: 2)) }) { test in
      let size = try test.activity().size(attributes: City(city: ""), state: City(city: ""))
      #expect(size == 42)
    }
    #expect(sizes.failures == [])
  }

  @Test func anIslandRegionContainsItsViews() {
    var rendered = Sketch().text("12", at: 20).text("Jeju", at: 60).rendered()
    let text = rendered.picture.root.children[1]
    rendered.picture.root.children[1] = PictureNode(
      index: 9, type: "island bottom", frame: text.frame, children: [text])
    let picture = RenderedPicture(rendered, session: .silent)
    #expect(picture.texts(in: .bottom) == ["12"])
    #expect(picture.texts(in: .leading) == [])
  }

  @Test func previewsAreFoundByName() {
    let contents = [
      PreviewContents(
        name: "Small", isNamed: true, kind: .widget, widget: "W", family: .widget(.systemSmall),
        place: 0,
        entries: 2),
      PreviewContents(
        name: "Warm", isNamed: true, kind: .view, family: .widget(.accessoryCircular), place: 1,
        part: 0),
      PreviewContents(
        name: "Preview 3", isNamed: false, kind: .activity, widget: "R",
        family: .activity(.islandMinimal),
        place: 2),
    ]
    let result = asked({ request in
      if case .previews = request { return .gives(contents) }
      return .gives(Sketch().rendered())
    }) { test in
      let all = try test.previews()
      #expect(all.map(\.family) == [.systemSmall, .accessoryCircular, nil])
      #expect(all.map(\.form) == [nil, nil, .minimal])
      #expect(all.map(\.entryCount) == [2, 1, 1])
      #expect(all.map(\.isNamed) == [true, true, false])
      _ = try test.preview("Small").render(entry: 1)
      _ = try test.preview("Warm").render()
      _ = try test.preview("Large")
    }
    let drawn = result.requests.compactMap {
      if case .render(let request) = $0 { request } else { nil }
    }
    #expect(drawn.map(\.subject) == [.preview(0), .previewPart(1, part: 0)])
    #expect(drawn.map(\.entry) == [1, 0])
    #expect(drawn.map(\.mode) == [.fullColor, .vibrant])
    #expect(result.failures.map(\.message.english) == ["There is no preview “Large”."])
  }

  @Test func bundlesListTheirMembersInOrder() {
    let contents = [
      BundleContents(type: "Inner", members: ["B"], controls: []),
      BundleContents(type: "Outer", members: ["A", "B", "C"], controls: ["C"]),
    ]
    let result = asked({ _ in .gives(contents) }) { test in
      #expect(try test.bundle().type == "Outer")
      #expect(try test.bundle().widgets == ["A", "B"])
      #expect(try test.bundle("Inner").members == ["B"])
      _ = try test.bundle("Other")
    }
    #expect(result.failures.map(\.actual?.english) == ["Inner, Outer"])
  }

  /// A widget without relevance, a widget with low relevance, and a widget that is relevant for half an hour
  /// from one o'clock.
  @Test func aSmartStackRotatesToTheRelevantWidget() {
    let now = CheckClock.now
    @Sendable func timeline(_ entries: [(hours: Double, score: Double?, duration: Double)])
      -> TimelineSummary
    {
      TimelineSummary(
        entries: entries.map {
          .init(
            date: now.addingTimeInterval($0.hours * 3600), relevance: $0.score,
            relevanceDuration: $0.score == nil ? nil : $0.duration)
        }, policy: .never)
    }
    let timelines = [
      "Plain": timeline([(0, nil, 0)]),
      "Little": timeline([(0, 1, 0), (1, nil, 0), (3, 0, 0), (4, 4, 0)]),
      "Rain": timeline([(0, -5, 0), (1, 50, 1800), (2, nil, 0)]),
    ]
    let result = asked({ request in
      guard case .timeline(let asked) = request else { return .gives(Acknowledgment.done) }
      return .gives(timelines[asked.widget ?? ""] ?? timeline([]))
    }) { test in
      func order(after hours: Double) throws -> [String] {
        try test.smartStack(
          test.widget("Plain"), test.widget("Rain"), test.widget("Little"),
          at: now.addingTimeInterval(hours * 3600)
        ).map(\.type)
      }
      #expect(try order(after: 0.5) == ["Little", "Plain", "Rain"], "Less than 0 is not relevant")
      #expect(try order(after: 1.2) == ["Rain", "Little", "Plain"], "Nil keeps the score before")
      #expect(try order(after: 1.6) == ["Little", "Plain", "Rain"], "The duration has passed")
      #expect(try order(after: 2.5) == ["Little", "Plain", "Rain"], "Nil brings nothing back")
      #expect(try order(after: 3.5) == ["Plain", "Rain", "Little"], "0 is not relevant")
      let stack = try test.smartStack(test.widget("Little"), at: now.addingTimeInterval(60))
      #expect(stack.map(\.share) == [0.25])
      #expect(stack.map(\.isRelevant) == [true])
      let strip = try test.widget("Little").strip()
      #expect(strip.momentsByRelevance.map(\.relevance) == [4, 1])
      #expect(strip.relevance(at: now.addingTimeInterval(2 * 3600)) == 1)
    }
    #expect(result.failures == [])
  }
}
