import SwiftUI
import Testing

/// Spacers, dividers and overlaid views.
@Suite struct LayoutSpacerCases {
  @Test(arguments: cases) @MainActor func holds(_ layout: LayoutCase) { layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "spacers of 8 overflow a low frame", nil, nil, size: [12, 12],
      ["stack": [0, -8, 12, 28], "a": [0, 0, 12, 2], "b": [0, 10, 12, 2]]
    ) {
      VStack {
        Spacer()
        Color.black.frame(height: 2).mark("a")
        Spacer()
        Color.black.frame(height: 2).mark("b")
        Spacer()
      }.mark("stack").frame(width: 12, height: 12)
    },
    LayoutCase(
      "spacers of 8 overflow a narrow frame", nil, nil, size: [12, 12],
      ["a": [0, 0, 2, 12], "b": [10, 0, 2, 12]]
    ) {
      HStack {
        Spacer()
        Color.black.frame(width: 2).mark("a")
        Spacer()
        Color.black.frame(width: 2).mark("b")
        Spacer()
      }.frame(width: 12, height: 12)
    },
    LayoutCase(
      "one spacer", nil, nil, size: [200, 80],
      ["red": [0, 15, 50, 50], "sp": [50, 40, 100, 0], "blue": [150, 15, 50, 50]]
    ) {
      HStack {
        Fixed(50, 50).mark("red")
        Spacer().mark("sp")
        Fixed(50, 50).mark("blue")
      }.frame(width: 200, height: 80)
    },
    LayoutCase(
      "two spacers", nil, nil, size: [250, 80],
      ["red": [0, 15, 40, 50], "blue": [105, 15, 40, 50], "green": [210, 15, 40, 50]]
    ) {
      HStack {
        Fixed(40, 50).mark("red")
        Spacer()
        Fixed(40, 50).mark("blue")
        Spacer()
        Fixed(40, 50).mark("green")
      }.frame(width: 250, height: 80)
    },
    LayoutCase(
      "explicit spacing beside a spacer", 40, 10, size: [68, 10],
      ["A": [0, 0, 20, 10], "B": [48, 0, 20, 10]]
    ) {
      HStack(spacing: 10) {
        Fixed(20, 10).mark("A")
        Spacer()
        Fixed(20, 10).mark("B")
      }
    },
    LayoutCase("a spacer alone", 50, 60, size: [50, 60], ["s": [0, 0, 50, 60]]) {
      Spacer().mark("s")
    },
    LayoutCase(
      "a divider in a column", 100, 100, size: [100, 20.5],
      ["A": [30, 0, 40, 10], "d": [0, 10, 100, 0.5], "B": [30, 10.5, 40, 10]]
    ) {
      VStack(spacing: 0) {
        Fixed(40, 10).mark("A")
        Divider().mark("d")
        Fixed(40, 10).mark("B")
      }
    },
    LayoutCase(
      "a divider in a row", 100, 30, size: [80.5, 30],
      ["A": [0, 10, 40, 10], "d": [40, 0, 0.5, 30], "B": [40.5, 10, 40, 10]]
    ) {
      HStack(spacing: 0) {
        Fixed(40, 10).mark("A")
        Divider().mark("d")
        Fixed(40, 10).mark("B")
      }
    },
    LayoutCase(
      "over one another, trailing", nil, nil, size: [12, 12],
      ["black": [0, 0, 12, 12], "white": [6, 3, 6, 6]]
    ) {
      ZStack(alignment: .trailing) {
        Fixed(12, 12).mark("black")
        Fixed(6, 6).mark("white")
      }
    },
    LayoutCase(
      "a stack of layers offers its own size", nil, nil, size: [12, 6],
      ["black": [0, 0, 12, 6], "white": [0, 1, 12, 4]]
    ) {
      ZStack {
        Fixed(12, 6).mark("black")
        Color.white.frame(maxWidth: 20, maxHeight: 4).mark("white")
      }
    },
    LayoutCase(
      "the highest priority makes the size", 390, 844, size: [40, 40],
      [
        "blue": [0, -30, 100, 100], "red": [0, -10, 60, 60], "green": [0, 0, 40, 40],
        "black": [10, 10, 20, 20],
      ]
    ) {
      ZStack(alignment: .leading) {
        Fixed(100, 100).layoutPriority(-0.1).mark("blue")
        Fixed(60, 60).mark("red")
        Fixed(40, 40).layoutPriority(1).mark("green")
      }.overlay { Fixed(20, 20).mark("black") }
    },
  ]
}
