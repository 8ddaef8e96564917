import LessonChecks
import XCTest

private final class DocumentedChecks: ExerciseTestCase {
  // Text, its position and its size.
  func testTexts() throws {
    let picture = try view("row", "Seoul", 23).render(.systemSmall)
    assertShows(picture, "Seoul", "23")
    let temperature = try picture.text(matching: "-?[0-9]+°")
    assertVisible(temperature)
    assertMostProminent(temperature)
    assertReadableSize(picture, atLeast: 11)
    assertNothingOverlaps(picture)
    assertFits(picture)
    let place = try picture.text(containing: "Seoul")
    assertNotTruncated(place)
    assertInReadingOrder([place, temperature])
    assertAbove(place, temperature)
    assertAligned([place, temperature], .leading)
    if picture.lineCount > 3 {
      fail("Use three lines.", expected: "3", actual: "\(picture.lineCount)", at: place)
    }
  }

  // Columns, symbols, gauges and images.
  func testDrawings() throws {
    let picture = try view("day", [20, 21, 22]).render(width: 300, height: 100)
    assertLeading(try picture.text("20°"), try picture.text("21°"))
    assertVisible(try picture.symbol("sun.max.fill"))
    XCTAssertEqual(try picture.gauge().fraction, 0.5)
    let shades = picture.images.first?.samples().map(\.luminance) ?? []
    XCTAssertGreaterThan((shades.max() ?? 0) - (shades.min() ?? 0), 0.3, "Keep the photo's detail.")
  }

  // Colors, in light and dark.
  func testColors() throws {
    for scheme in Scheme.allCases {
      let picture = try widget("DayWidget").render(.systemMedium, scheme: scheme)
      assertContrast(try picture.mostProminentText(), atLeast: 4.5)
    }
    let picture = try widget("DayWidget").render()
    try assertLegibleByDayAndNight(picture)
    assertGradient(picture, [PictureColor(hex: 0x0D47A1), PictureColor(hex: 0x1E6FBF)])
    XCTAssertEqual(picture.backgroundGradient?.stops.map(\.location), [0, 1])
  }

  // The tinted Home Screen and the Lock Screen.
  func testModes() throws {
    let picture = try widget("DayWidget").render()
    try assertNothingLost(picture, in: .accented)
    try assertLegible(picture, in: .vibrant)
    let tinted = try picture.rendered(in: .accented)
    XCTAssertFalse(tinted.hasContainerBackground, "The system removes the background.")
    XCTAssertTrue(tinted.symbols.contains(where: \.isAccented))
  }

  // Buttons: their intents, for fingers and for VoiceOver.
  func testControls() throws {
    let button = try widget("DayWidget").render().button(performing: "RefreshIntent")
    assertTapTarget(button)
    XCTAssertTrue(button.isEnabled)
    XCTAssertFalse(button.spokenText.isEmpty)
    try assertTap(button, performs: "RefreshIntent")
  }

  // The widget's declaration and its timeline.
  func testWidget() throws {
    let widget = widget("DayWidget")
    try assertOffers(widget, [.systemSmall, .systemMedium], exactly: true)
    XCTAssertEqual(try widget.declaration().displayName, "Day")
    let timeline = try widget.timeline(from: CheckClock.now)
    assertAsksAgain(timeline, after: 15 * 60)
    assertMoment(timeline.dates.first, isAbout: CheckClock.now, within: 60)
    for interval in timeline.intervals {
      XCTAssertEqual(interval, 3600, accuracy: 60)
    }
    let watch = try widget.render(clock: .twentyFourHours, firstWeekday: .monday)
    assertShows(watch, "15:41")
    let evening = CheckClock.now.addingTimeInterval(12 * 3600)
    assertShows(try widget.render(entry: 1, asked: evening), "22:41")
    try assertNoFindings(in: widget, of: "W10", atLeast: .error)
  }

  // Other places, a locked phone, a running intent, another iOS.
  func testSituations() throws {
    let widget = widget("DayWidget")
    let night = try widget.render(place: .standByNight)
    assertVisible(try night.mostProminentText())
    XCTAssertFalse(try widget.render(place: .standBy).hasContainerBackground, "StandBy is black.")
    let locked = try widget.render(.accessoryRectangular, redacted: [.privacy])
    XCTAssertTrue(try locked.text("Seoul").isRedacted, "Hide the place on a locked phone.")
    let running = try widget.render(redacted: [.invalidated])
    XCTAssertTrue(try running.text("23°").isInvalidated)
    assertShows(try widget.render(ios: "17.0"), "23°")
    assertVisible(
      try view("row", "Seoul", 23).render(.systemSmall, tint: "FF9F0A", ios: "17.0").root)
  }

  // The gallery, which depends on the targets, the phone's iOS and each #available in the code.
  func testGallery() throws {
    let old = try installation(appTarget: "15.0", extensionTarget: "16.2", ios: "16.0")
    XCTAssertTrue(old.installs, "The app itself runs on iOS 15.")
    XCTAssertFalse(old.hasExtension, "Its widgets need 16.2.")
    let offered = try gallery(appTarget: "15.0", extensionTarget: "15.0", ios: "16.0")
    XCTAssertEqual(offered.types, ["DayWidget", "LockWidget"])
    assertOffered("DayWidget", [.systemSmall, .systemMedium], in: offered)
    let earlier = try gallery(appTarget: "15.0", ios: "15.0")
    XCTAssertNil(earlier.widget("LockWidget"), "The Lock Screen has widgets since iOS 16.")
    assertShows(try XCTUnwrap(earlier.widget("DayWidget")).render(), "23°")
  }

  // The person's choices, in the widget and in the gallery, and the placeholder.
  func testConfiguration() throws {
    let widget = widget("DayWidget")
    let seoul = try widget.render(configuration: ["place": "seoul"])
    assertLooksDifferent(try widget.render(configuration: ["place": "jeju"]), seoul)
    assertShows(try widget.render(configuration: ["place": "jeju"], isSnapshot: true), "Jeju")
    assertVisible(try widget.render(isPlaceholder: true).root)
  }

  // The edit sheet: its rows, their choices, and a search.
  func testSheet() throws {
    let widget = widget("DayWidget")
    let calm = try widget.sheet(.systemSmall, configuration: ["showsWind": false])
    XCTAssertEqual(calm.names, ["place", "showsWind"])
    let windy = try widget.sheet(configuration: ["showsWind": true])
    XCTAssertEqual(try windy.row("windUnit").control, .menu)
    let place = try widget.sheet(search: "se").row("place")
    XCTAssertEqual(place.choices.map(\.title), ["Jeju", "Seoul"])
    XCTAssertEqual(place.found?.map(\.value), ["seoul"])
    let left = try widget.sheet(configuration: ["place": "atlantis"]).row("place")
    XCTAssertEqual(left.value?.title, "Seoul", "Replace a place that no longer exists.")
  }

  // Controls: their states, and a tap.
  func testControlCenter() throws {
    let control = control("UnitControl")
    XCTAssertEqual(try control.state().status, "Celsius")
    XCTAssertEqual(try control.tap().state.isOn, false)
    assertVisible(try control.render(.lockScreen).symbol("thermometer.snowflake"))
  }

  // Live Activities, with the check's attributes and states.
  func testActivity() throws {
    let rain = activity("RainActivity")
    let state = ["minutes": 12]
    assertShows(try rain.render(.lockScreen, state: state), "12")
    XCTAssertEqual(try rain.render(.compact, state: state).texts(in: .compactTrailing), ["12"])
    let size = try rain.size(attributes: ["place": "Jeju"], state: state)
    XCTAssertLessThanOrEqual(size, ActivityHandle.mostBytes, "ActivityKit takes 4 KB.")
  }

  // Previews, the widgets of a bundle, and their order in a Smart Stack.
  func testPreviewsAndStacks() throws {
    XCTAssertEqual(try preview("Rain").family, .systemSmall)
    assertShows(try preview("Rain").render(entry: 1), "23°")
    XCTAssertEqual(try bundle().widgets, ["DayWidget", "LockWidget"])
    let evening = CheckClock.now.addingTimeInterval(8 * 3600)
    let stack = try smartStack(widget("LockWidget"), widget("DayWidget"), at: evening)
    XCTAssertEqual(stack.first?.type, "DayWidget")
    XCTAssertEqual(try widget("DayWidget").strip().relevance(at: evening), 50)
  }

  // An app in the app switcher: its callbacks, its card, and the views that stay.
  func testScene() throws {
    let moments = try scene("SceneDelegate").play(.launch, .switcher, .comeBack, .background)
    assertCallbacks(moments[1], ["sceneWillResignActive(_:)"])
    try assertHidesSecrets(moments[1], "4,200")
    try assertNothingLeftOver(moments[2])
    assertShows(try moments[2].window(), "4,200")
    XCTAssertEqual(moments[3].saved["draft"], "half a sentence")
  }

  // Probes: values, lists and records, asynchronous and throwing.
  func testProbes() throws {
    // A probe's record.
    struct Parcel: Decodable {
      var code: String
      var due: Date?
      var weights: [[Double]]
    }
    let weights = [[1.5, 2], []]
    let delayed = try call("delayed", "P-1", CheckClock.now, weights, 3600.0, as: Parcel.self)
    XCTAssertEqual(delayed.weights, weights)
    XCTAssertEqual(try call("total", weights, as: Double.self), 3.5, accuracy: 0.01)
    XCTAssertNil(try call("state", "P-9", as: String?.self))
    try assertThrows("parse", "X-1", containing: "unknownCode")
    XCTAssertEqual(try thrownError(by: "parse", "P-1"), nil)
    try call("forget", "P-1")
  }

  // Values that can't be hard-coded, and a process that hasn't run learner code.
  func testChosenValues() throws {
    let place = inputs.element(of: ["Jeju", "Busan", "Sokcho"])
    let degrees = inputs.integer(in: -9...38)
    let picture = try view("row", place, degrees).render(.systemSmall)
    XCTAssertTrue(picture.shows(number: degrees))
    XCTAssertEqual(try picture.text(containing: place).numbers, [])
    for count in inputs.shuffled([1, 3]) {
      let alone = try inFreshProcess {
        for _ in 1..<count { _ = try widget("DayWidget").render() }
        return try widget("DayWidget").render()
      }
      assertLooksLike(alone, try widget("DayWidget").render())
    }
  }

  // Data that the app stores for the widget in their app group.
  func testStore() throws {
    try call("save", "Jeju")
    try inFreshProcess(keeps: .appGroups) { assertShows(try widget("DayWidget").render(), "Jeju") }
  }

  // A web service: the requests, and responses that the check sets.
  func testService() throws {
    let degrees = inputs.integer(in: -9...38)
    try service.answer(.json("{\"temperature\": \(degrees)}"), to: "/now", query: ["place": "jeju"])
    assertShows(try widget("DayWidget").render(), "\(degrees)°")
    try assertCalls(1)
    let call = try XCTUnwrap(service.calls().first)
    XCTAssertEqual(call.query["place"], "jeju")
    assertMoment(call.moment, isAbout: CheckClock.now, within: 60)
    for answer in [WebAnswer.status(503), .offline, .dropped, .slow(20), .text("<html>")] {
      try service.answer(answer)
      assertShows(try widget("DayWidget").render(), "\(degrees)°")
    }
    try service.play("storm")
    assertShows(try widget("DayWidget").render(), "Storm")
    try service.playUsual()
  }

  // Pictures, for lessons that prescribe the appearance.
  func testLook() throws {
    assertLooksLike(try widget().render(), try solution.widget().render(), within: 0.02)
  }
}
