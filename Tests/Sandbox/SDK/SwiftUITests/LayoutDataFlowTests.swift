import Drawing
import Foundation
import SwiftUI
import Testing

/// Values that flow down (environment, state) and up (preferences, anchors).
@MainActor @Suite struct LayoutDataFlowTests {
  private func picture(_ view: some View) -> Picture {
    render(view, proposal: ProposedViewSize(width: 100, height: 100))
  }

  private func texts(_ view: some View) -> [String] {
    picture(view).root.all(type: "Text").compactMap(\.text)
  }

  @Test func environmentReachesEveryDescendant() {
    #expect(texts(Greeting().environment(\.greeting, "hi")) == ["hi"])
    #expect(texts(VStack { Greeting() }.environment(\.greeting, "hi")) == ["hi"])
    #expect(
      texts(GeometryReader { _ in Greeting() }.environment(\.greeting, "hi")) == ["hi"])
    #expect(texts(Greeting()) == ["hello"])
    #expect(
      texts(Greeting().transformEnvironment(\.greeting) { $0 += "!" }.environment(\.greeting, "a"))
        == ["a!"])
  }

  @Test func aModifierReadsTheEnvironmentAtItsPlace() {
    #expect(
      texts(Text("x").modifier(Signed()).environment(\.greeting, "hi")) == ["x", "hi"])
  }

  @Test func contentClosuresReadTheirOwnersEnvironment() {
    #expect(texts(Deferred().environment(\.greeting, "hi")) == ["hi", "hi"])
  }

  @Test func anUninstalledEnvironmentHasItsDefaultAndApplesWarning() {
    let picture = picture(Misuse().environment(\.greeting, "hi"))
    #expect(picture.root.all(type: "Text").map(\.text) == ["hello"])
    #expect(picture.notes.map(\.rule) == ["environment-outside-view"])
  }

  @Test func stateKeepsItsInitialValue() {
    #expect(texts(Counter()) == ["3", "3", "made"])
  }

  @Test func storedValuesAreRead() throws {
    let suite = "rings.layout.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    store.set("Seoul", forKey: "city")
    store.set(7, forKey: "count")
    #expect(texts(Stored().defaultAppStorage(store)) == ["Seoul", "7", "none"])
  }

  @Test func scaledMetricsFollowTheTextSize() {
    func width(_ size: DynamicTypeSize) -> CGFloat {
      picture(Scaled().environment(\.dynamicTypeSize, size)).size.width
    }
    #expect(width(.large) == 22)
    #expect(width(.accessibility5) == 62)
    #expect(width(.small) == 20)
  }

  @Test func dynamicTypeStaysInItsRange() {
    let view = Scaled().dynamicTypeSize(...DynamicTypeSize.large)
      .dynamicTypeSize(.accessibility5)
    #expect(picture(view).size.width == 22)
  }

  @Test func preferencesAreReducedInOrder() {
    let view = VStack {
      Color.red.preference(key: Names.self, value: ["a"])
      HStack {
        Color.red.preference(key: Names.self, value: ["b"])
        GeometryReader { _ in Color.red.preference(key: Names.self, value: ["c"]) }
      }
    }
    .transformPreference(Names.self) { $0.append("d") }
    .overlayPreferenceValue(Names.self) { Text($0.joined()) }
    #expect(texts(view) == ["abcd"])
  }

  @Test func anchorsReportAViewsPosition() {
    let view = HStack(spacing: 0) {
      Fixed(30, 10)
      Fixed(20, 10).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .backgroundPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          Fixed(proxy[anchors[index]].width, proxy[anchors[index]].minX).mark("found")
        }
      }
    }
    let found = picture(view).root.first(identifier: "found")
    #expect(found?.frame.size == CGSize(width: 20, height: 30))
  }

  @Test func geometryReportsFramesInEverySpace() {
    let view = GeometryReader { proxy in
      let frames = [
        proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box")),
      ]
      Text(verbatim: frames.map { "\($0.minX),\($0.minY)" }.joined(separator: " "))
    }
    .padding(5).coordinateSpace(.named("box")).padding(10)
    #expect(texts(view) == ["0.0,0.0 15.0,15.0 5.0,5.0"])
  }

  @Test func withoutAScrollViewItsSpaceIsTheGlobalSpace() {
    let view = GeometryReader { proxy in
      let isThere = proxy.bounds(of: .scrollView) ?? proxy.bounds(of: .scrollView(axis: .vertical))
      Text(verbatim: "\(isThere == nil) \(proxy.frame(in: .scrollView).minY)")
    }
    let picture = picture(view.padding(.top, 5))
    #expect(picture.root.all(type: "Text").map(\.text) == ["true 5.0"])
    #expect(picture.notes.isEmpty)
  }

  @Test func aScrollTransitionIsInItsIdentityPhase() {
    let view = Fixed(20, 10).mark("still").scrollTransition(.animated.threshold(.visible(0.3))) {
      effect, phase in
      effect.offset(x: phase.isIdentity ? 0 : 40, y: phase.value)
    }
    #expect(picture(view).root.first(identifier: "still")?.frame.origin == .zero)
  }

  @Test func visualEffectsKnowTheirPosition() {
    let view = Fixed(20, 10).mark("moved").visualEffect { effect, proxy in
      effect.offset(x: proxy.size.width).opacity(0.5)
    }
    let picture = picture(view.padding(5))
    #expect(picture.size == CGSize(width: 30, height: 20))
    #expect(
      picture.root.first(identifier: "moved")?.frame
        == CGRect(x: 25, y: 5, width: 20, height: 10))
  }

  @Test func theTraceReportsProposalsAndSizes() {
    let picture = render(
      Text("hello").mark("t").padding(10), proposal: ProposedViewSize(width: 100, height: nil))
    #expect(
      LayoutTrace(of: picture.root).description == """
        padding offered 100×nil, took 70×40 at 0,0
          Text #t “hello” offered 80×nil, took 50×20 at 10,10
        """)
  }

  @Test func theTraceReportsFlexibilityAndInfinity() {
    let picture = render(
      HStack(spacing: 0) {
        Color.red
        Fixed(20, 10)
      }, proposal: ProposedViewSize(width: 50, height: .infinity))
    #expect(
      LayoutTrace(of: picture.root).description == """
        HStack offered 50×inf, took 50×inf at 0,0
          Color offered 30×inf, took 30×inf at 0,0 (asked about 2 more)
          frame offered 25×inf, took 20×10 at 30,0 (asked about 2 more)
            Color offered 20×10, took 20×10 at 30,0
        """)
  }

  @Test func nodesAreNumberedAndDrawnBackToFront() throws {
    let picture = picture(
      ZStack {
        Color.red.zIndex(1).mark("front")
        Color.blue.mark("back")
      })
    let drawn = picture.drawing.items.compactMap(\.node)
    let front = try #require(picture.root.first(identifier: "front")).index
    let back = try #require(picture.root.first(identifier: "back")).index
    #expect(drawn == [back, front])
    #expect(picture.root.index == 0)
  }

  @Test func aBackgroundStaysBehindAtAnyZIndex() throws {
    let picture = picture(Color.red.mark("front").background { Color.blue.zIndex(9).mark("back") })
    let front = try #require(picture.root.first(identifier: "front")).index
    #expect(picture.drawing.items.compactMap(\.node).last == front)
  }
}

extension EnvironmentValues {
  fileprivate struct GreetingKey: EnvironmentKey {
    static let defaultValue = "hello"
  }

  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting

  var body: some View { Text(verbatim: greeting) }
}

private struct Signed: ViewModifier {
  @Environment(\.greeting) private var greeting

  func body(content: Content) -> some View {
    VStack {
      content
      Text(verbatim: greeting)
    }
  }
}

private struct Deferred: View {
  @Environment(\.greeting) private var greeting

  var body: some View {
    GeometryReader { _ in
      Text(verbatim: greeting)
      ForEach(0..<1) { _ in Text(verbatim: greeting) }
    }
  }
}

private struct Misuse: View {
  struct Theme {
    @Environment(\.greeting) var greeting
  }

  var body: some View { Text(verbatim: Theme().greeting) }
}

private struct Counter: View {
  @State private var count = 3
  @State private var name: String?
  @StateObject private var model = Made()

  final class Made: ObservableObject {
    var name = "made"
  }

  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Shown(count: $count)
      Text(verbatim: model.name)
    }
  }

  struct Shown: View {
    @Binding var count: Int

    var body: some View { Text(verbatim: "\(count)") }
  }
}

private struct Stored: View {
  @AppStorage("city") private var city = "none"
  @AppStorage("count") private var count: Int?
  @AppStorage("missing") private var missing = "none"

  var body: some View {
    VStack {
      Text(verbatim: city)
      Text(verbatim: "\(count ?? 0)")
      Text(verbatim: missing)
    }
  }
}

private struct Scaled: View {
  @ScaledMetric private var side = 22.0

  var body: some View { Fixed(side, 1) }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
