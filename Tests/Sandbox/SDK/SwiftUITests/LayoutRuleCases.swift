import SwiftUI
import Testing

/// Rules that matter only for unusual proposals, or between a container and its own guides.
@Suite struct LayoutRuleCases {
  @Test(arguments: frames + containers) @MainActor func holds(_ layout: LayoutCase) {
    layout.check()
  }

  static let frames: [LayoutCase] = [
    LayoutCase("a minimum without proposal", nil, nil, size: [100, 30], ["c": [0, 0, 100, 30]]) {
      Color.red.mark("c").frame(minWidth: 100, minHeight: 30)
    },
    LayoutCase("a maximum without proposal", nil, nil, size: [5, 10], ["c": [0, 0, 5, 10]]) {
      Color.red.mark("c").frame(maxWidth: 5)
    },
    LayoutCase("no end without proposal", nil, nil, size: [10, 10], ["c": [0, 0, 10, 10]]) {
      Color.red.mark("c").frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    LayoutCase("an ideal without proposal", nil, nil, size: [40, 20], ["c": [0, 0, 40, 20]]) {
      Color.red.mark("c").frame(idealWidth: 40, maxWidth: 80, idealHeight: 20)
    },
    LayoutCase("a text keeps its line", nil, nil, size: [50, 20], ["t": [0, 0, 50, 20]]) {
      Text("aa bb").mark("t").frame(maxWidth: 80)
    },
    LayoutCase("a minimum widens a line", nil, nil, size: [80, 20], ["t": [15, 0, 50, 20]]) {
      Text("aa bb").mark("t").frame(minWidth: 80)
    },
    LayoutCase("a negative limit is nothing", 50, 50, size: [50, 50], ["c": [0, 0, 50, 50]]) {
      Color.red.mark("c").frame(minWidth: -20)
    },
    LayoutCase("a position without proposal", nil, nil, size: [10, 10], ["c": [15, 25, 10, 10]]) {
      Color.red.mark("c").position(x: 20, y: 30)
    },
    LayoutCase(
      "a strip below", 100, 100, size: [100, 100], ["c": [0, 0, 100, 82], "i": [40, 90, 20, 10]]
    ) {
      Color.red.mark("c").safeAreaInset(edge: .bottom) { Fixed(20, 10).mark("i") }
    },
    LayoutCase(
      "a strip at once beside", 100, 50, size: [100, 50],
      ["c": [20, 0, 80, 50], "i": [0, 20, 20, 10]]
    ) {
      Color.red.mark("c").safeAreaInset(edge: .leading, spacing: 0) { Fixed(20, 10).mark("i") }
    },
  ]

  static let containers: [LayoutCase] = [
    LayoutCase(
      "a guide before the edge", nil, nil, size: [50, 40],
      ["a": [0, 0, 40, 40], "b": [30, 0, 20, 20]]
    ) {
      ZStack(alignment: .topLeading) {
        Fixed(40, 40).mark("a")
        Fixed(20, 20).alignmentGuide(.leading) { _ in -30 }.mark("b")
      }
    },
    LayoutCase(
      "a guide inside", nil, nil, size: [50, 40], ["a": [10, 0, 40, 40], "b": [0, 0, 20, 20]]
    ) {
      ZStack(alignment: .topLeading) {
        Fixed(40, 40).mark("a")
        Fixed(20, 20).alignmentGuide(.leading) { _ in 10 }.mark("b")
      }
    },
    LayoutCase("nothing beside an empty stack", nil, nil, size: [10, 20], ["b": [0, 10, 10, 10]]) {
      VStack {
        Fixed(10, 10)
        HStack {}
        Fixed(10, 10).mark("b")
      }
    },
    LayoutCase("nothing beside an empty layout", nil, nil, size: [10, 20], ["b": [0, 10, 10, 10]]) {
      VStack {
        Fixed(10, 10)
        Lowered {}
        Fixed(10, 10).mark("b")
      }
    },
    LayoutCase(
      "a layout shows its text's baseline", nil, nil, size: [20, 34],
      ["t": [0, 14, 10, 20], "f": [10, 0, 10, 30]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Lowered { Text("a").mark("t") }
        Fixed(10, 30).mark("f")
      }
    },
    LayoutCase(
      "any layout does as well", nil, nil, size: [20, 34],
      ["t": [0, 14, 10, 20], "f": [10, 0, 10, 30]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        AnyLayout(Lowered()) { Text("a").mark("t") }
        Fixed(10, 30).mark("f")
      }
    },
    LayoutCase(
      "a position shows its text's baseline", 100, 40, size: [100, 44],
      ["t": [45, 14, 10, 20], "f": [90, 0, 10, 30]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").mark("t").position(x: 50, y: 20)
        Fixed(10, 30).mark("f")
      }
    },
  ]
}

/// Overlays its views, 10 points below its top.
private struct Lowered: Layout {
  private static let depth: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let size = first.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + Self.depth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + Self.depth), proposal: proposal)
    }
  }
}
