import SwiftUI
import Testing

/// Rows and columns, with published numbers and numbers from tests on devices.
@Suite struct LayoutStackCases {
  @Test(arguments: cases) @MainActor func holds(_ layout: LayoutCase) { layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "three equal parts", nil, nil, size: [300, 100],
      ["a": [0, 0, 100, 100], "b": [100, 0, 100, 100], "c": [200, 0, 100, 100]]
    ) {
      HStack(spacing: 0) {
        Rectangle().mark("a")
        Rectangle().mark("b")
        Rectangle().mark("c")
      }.frame(width: 300, height: 100)
    },
    LayoutCase(
      "a maximum and a minimum overflow on both sides", nil, nil, size: [150, 100],
      ["stack": [-12.5, 0, 175, 100], "a": [-12.5, 0, 75, 100], "b": [62.5, 0, 100, 100]]
    ) {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).mark("a")
        Rectangle().frame(minWidth: 100).mark("b")
      }.mark("stack").frame(width: 150, height: 100)
    },
    LayoutCase(
      "default spacing is 8", nil, nil, size: [300, 100],
      [
        "red": [0, 0, 94.6667, 100], "green": [102.6667, 0, 94.6667, 100],
        "blue": [205.3333, 0, 94.6667, 100],
      ]
    ) {
      HStack {
        Color.red.mark("red")
        Color.green.mark("green")
        Color.blue.mark("blue")
      }.frame(width: 300, height: 100)
    },
    LayoutCase(
      "spacing is taken off first", nil, nil, size: [300, 100],
      [
        "red": [0, 0, 93.3333, 100], "green": [103.3333, 0, 93.3333, 100],
        "blue": [206.6667, 0, 93.3333, 100],
      ]
    ) {
      HStack(spacing: 10) {
        Color.red.mark("red")
        Color.green.mark("green")
        Color.blue.mark("blue")
      }.frame(width: 300, height: 100)
    },
    LayoutCase(
      "fixed first", nil, nil, size: [150, 100],
      ["red": [0, 0, 100, 100], "green": [100, 0, 50, 100]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).mark("red")
        Color.green.mark("green")
      }.frame(width: 150, height: 100)
    },
    LayoutCase(
      "fixed second is still sized first", nil, nil, size: [150, 100],
      ["red": [0, 0, 50, 100], "green": [50, 0, 100, 100]]
    ) {
      HStack(spacing: 0) {
        Color.red.mark("red")
        Color.green.frame(width: 100).mark("green")
      }.frame(width: 150, height: 100)
    },
    LayoutCase(
      "column of two", 500, 500, size: [500, 500],
      ["a": [0, 0, 500, 246], "b": [0, 254, 500, 246]]
    ) {
      VStack {
        Rectangle().mark("a")
        Rectangle().mark("b")
      }
    },
    LayoutCase(
      "row of two", 500, 500, size: [500, 500],
      ["a": [0, 0, 246, 500], "b": [254, 0, 246, 500]]
    ) {
      HStack {
        Rectangle().mark("a")
        Rectangle().mark("b")
      }
    },
    LayoutCase(
      "column, leading", 500, 500, size: [500, 500],
      ["a": [0, 0, 500, 246], "b": [0, 254, 50, 246]]
    ) {
      VStack(alignment: .leading) {
        Rectangle().mark("a")
        Rectangle().frame(width: 50).mark("b")
      }
    },
    LayoutCase(
      "column, centred", 500, 500, size: [500, 500],
      ["a": [0, 0, 500, 246], "b": [225, 254, 50, 246]]
    ) {
      VStack(alignment: .center) {
        Rectangle().mark("a")
        Rectangle().frame(width: 50).mark("b")
      }
    },
    LayoutCase(
      "row, top", 500, 500, size: [500, 500],
      ["a": [0, 0, 246, 500], "b": [254, 0, 246, 50]]
    ) {
      HStack(alignment: .top) {
        Rectangle().mark("a")
        Rectangle().frame(height: 50).mark("b")
      }
    },
    LayoutCase(
      "a lower priority's minimum is set aside", 500, 500, size: [500, 500],
      ["a": [0, 0, 500, 50], "b": [0, 58, 500, 442]]
    ) {
      VStack {
        Rectangle().frame(minHeight: 50).mark("a")
        Rectangle().layoutPriority(1).mark("b")
      }
    },
    LayoutCase(
      "rows in columns", nil, nil, size: [150, 150],
      [
        "v": [31, 7, 88, 136], "red": [55, 7, 40, 40], "blue": [55, 55, 40, 40],
        "h": [31, 103, 88, 40], "green": [31, 103, 40, 40], "yellow": [79, 103, 40, 40],
      ]
    ) {
      VStack {
        Fixed(40, 40).mark("red")
        Fixed(40, 40).mark("blue")
        HStack {
          Fixed(40, 40).mark("green")
          Fixed(40, 40).mark("yellow")
        }.mark("h")
      }.mark("v").frame(width: 150, height: 150)
    },
    LayoutCase(
      "two kinds of spacing", 390, 844, size: [110, 160],
      [
        "red": [35, 0, 40, 40], "blue": [35, 60, 40, 40], "green": [0, 120, 40, 40],
        "yellow": [70, 120, 40, 40],
      ]
    ) {
      VStack(spacing: 20) {
        Fixed(40, 40).mark("red")
        Fixed(40, 40).mark("blue")
        HStack(spacing: 30) {
          Fixed(40, 40).mark("green")
          Fixed(40, 40).mark("yellow")
        }
      }
    },
    LayoutCase(
      "two kinds of alignment", 390, 844, size: [118, 146],
      [
        "red": [0, 0, 30, 30], "blue": [0, 38, 40, 40], "green": [0, 86, 50, 50],
        "yellow": [58, 86, 60, 60],
      ]
    ) {
      VStack(alignment: .leading) {
        Fixed(30, 30).mark("red")
        Fixed(40, 40).mark("blue")
        HStack(alignment: .top) {
          Fixed(50, 50).mark("green")
          Fixed(60, 60).mark("yellow")
        }
      }
    },
    LayoutCase(
      "colors share what a fixed view leaves", 100, 250, size: [100, 250],
      ["red": [0, 0, 100, 100], "yellow": [45, 120, 10, 10], "blue": [0, 150, 100, 100]]
    ) {
      VStack(spacing: 20) {
        Color.red.mark("red")
        Color.yellow.frame(width: 10, height: 10).mark("yellow")
        Color.blue.mark("blue")
      }
    },
    LayoutCase(
      "a higher priority takes all", 200, 300, size: [200, 300],
      [
        "red": [0, 0, 200, 0], "blue": [0, 8, 200, 284], "green": [0, 300, 96, 0],
        "yellow": [104, 300, 96, 0],
      ]
    ) {
      VStack {
        Color.red.mark("red")
        Color.blue.layoutPriority(1).mark("blue")
        HStack {
          Color.green.mark("green")
          Color.yellow.mark("yellow")
        }
      }
    },
    LayoutCase(
      "a stack larger than its own minimum", 100, 85, size: [100, 122.5],
      ["blue": [0, 0, 100, 42.5], "orange": [0, 42.5, 100, 80]]
    ) {
      VStack(spacing: 0) {
        Color.blue.frame(minHeight: 5, maxHeight: 100).mark("blue")
        Color.orange.frame(minHeight: 80).mark("orange")
      }
    },
    LayoutCase(
      "nothing proposed", nil, nil, size: [40, 48],
      ["A": [0, 0, 40, 10], "B": [10, 18, 20, 30]]
    ) {
      VStack {
        Fixed(40, 10).mark("A")
        Fixed(20, 30).mark("B")
      }
    },
    LayoutCase(
      "flexible, fixed, minimum", 210, 100, size: [210, 100],
      ["a": [0, 0, 80, 100], "b": [80, 0, 50, 100], "c": [130, 0, 80, 100]]
    ) {
      HStack(spacing: 0) {
        Rectangle().mark("a")
        Rectangle().frame(width: 50).mark("b")
        Rectangle().frame(minWidth: 80).mark("c")
      }
    },
    LayoutCase(
      "maximum, range, flexible", 200, 100, size: [200, 100],
      ["a": [0, 0, 30, 100], "b": [30, 0, 60, 100], "c": [90, 0, 110, 100]]
    ) {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 30).mark("a")
        Rectangle().frame(minWidth: 20, maxWidth: 60).mark("b")
        Rectangle().mark("c")
      }
    },
    LayoutCase(
      "the larger minimum first", 150, 100, size: [150, 100],
      ["a": [0, 0, 90, 100], "b": [90, 0, 40, 100], "c": [130, 0, 20, 100]]
    ) {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 90).mark("a")
        Rectangle().frame(minWidth: 40).mark("b")
        Rectangle().mark("c")
      }
    },
    LayoutCase(
      "three minimums overflow", 100, 100, size: [180, 100],
      ["a": [0, 0, 60, 100], "b": [60, 0, 60, 100], "c": [120, 0, 60, 100]]
    ) {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 60).mark("a")
        Rectangle().frame(minWidth: 60).mark("b")
        Rectangle().frame(minWidth: 60).mark("c")
      }
    },
    // swiftuifieldguide.com: a badge that sticks out makes the stack grow.
    LayoutCase(
      "a stack is the union of its views", 300, 300, size: [55, 45],
      ["card": [0, 5, 50, 40], "badge": [45, 0, 10, 10]]
    ) {
      ZStack(alignment: .topTrailing) {
        Fixed(50, 40).mark("card")
        Fixed(10, 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }.mark("badge")
      }
    },
  ]
}
