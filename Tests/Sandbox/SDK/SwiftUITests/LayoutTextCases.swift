import SwiftUI
import Testing

/// Text in containers, with 10 × 20 points per character.
@Suite struct LayoutTextCases {
  @Test(arguments: cases) @MainActor func holds(_ layout: LayoutCase) { layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase("one line", 500, 100, size: [110, 20], ["t": [0, 0, 110, 20]]) {
      Text("hello world").mark("t")
    },
    LayoutCase(
      "text is offered a third", 240, 40, size: [240, 40],
      ["p": [0, 0, 95, 40], "t": [95, 0, 50, 40], "k": [145, 0, 95, 40]]
    ) {
      HStack(spacing: 0) {
        Color.purple.mark("p")
        Text("hello world").mark("t")
        Color.pink.mark("k")
      }
    },
    LayoutCase(
      "text of higher priority stays on one line", 240, 40, size: [240, 40],
      ["p": [0, 0, 65, 40], "t": [65, 10, 110, 20], "k": [175, 0, 65, 40]]
    ) {
      HStack(spacing: 0) {
        Color.purple.mark("p")
        Text("hello world").layoutPriority(1).mark("t")
        Color.pink.mark("k")
      }
    },
    LayoutCase("two lines", 80, 100, size: [50, 40], ["t": [0, 0, 50, 40]]) {
      Text("hello world").mark("t")
    },
    LayoutCase("one line allowed", 80, 100, size: [80, 20], ["t": [0, 0, 80, 20]]) {
      Text("hello world").lineLimit(1).mark("t")
    },
    LayoutCase("no room for a second line", 80, 30, size: [80, 20], ["t": [0, 0, 80, 20]]) {
      Text("hello world").mark("t")
    },
    LayoutCase("space reserved for three lines", 200, 100, size: [50, 60], [:]) {
      Text("hello").lineLimit(3, reservesSpace: true)
    },
    LayoutCase("line spacing", 80, 100, size: [50, 46], [:]) {
      Text("hello world").lineSpacing(6)
    },
    LayoutCase("tracking replaces kerning", nil, nil, size: [60, 20], [:]) {
      Text("abc").kerning(2).tracking(10)
    },
    LayoutCase("tracking replaces the kerning around it", nil, nil, size: [60, 20], [:]) {
      VStack { Text("abc").tracking(10) }.kerning(2)
    },
    LayoutCase("paragraphs", nil, nil, size: [30, 60], [:]) {
      Text("a\n\nabc")
    },
    LayoutCase(
      "first baselines meet", nil, nil, size: [48, 36],
      ["a": [0, 16, 20, 20], "b": [28, 0, 20, 32]]
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("ab").mark("a")
        Fixed(20, 32).mark("b")
      }
    },
  ]
}
