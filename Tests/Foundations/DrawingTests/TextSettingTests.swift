import Drawing
import Foundation
import Testing

@Suite("Text in cells is never lost and never overlaps")
struct TextSettingTests {
  private func rows(_ items: [DisplayItem], _ width: Double = 158, _ height: Double = 158)
    -> [String]
  {
    let list = DisplayList(size: CGSize(width: width, height: height), items: items)
    let grid = CellPainter().paint(list).grid
    return (0..<grid.rows).map(grid.text(ofRow:))
  }

  @Test func anchorsKeepTheirSide() {
    let rows = rows([
      SampleLists.text("lead", x: 12, y: 0, size: 11),
      SampleLists.text("mid", x: 79, y: 24, size: 11, anchor: .center),
      SampleLists.text("trail", x: 156, y: 48, size: 11, anchor: .trailing),
    ])
    #expect(rows[0].hasPrefix("  lead"))
    #expect(rows[2].hasPrefix("            mid") || rows[2].hasPrefix("           mid"))
    #expect(rows[4].hasSuffix("trail"))
  }

  @Test func linesBelowEachOtherKeepTheirRows() {
    // At their exact positions, three lines of 8 points would fall into two rows of cells.
    let rows = rows([
      SampleLists.text("one", x: 12, y: 24, size: 7),
      SampleLists.text("two", x: 12, y: 32.4, size: 7),
      SampleLists.text("three", x: 12, y: 40.8, size: 7),
    ])
    let found = ["one", "two", "three"].map { word in rows.firstIndex { $0.contains(word) } }
    #expect(found.compactMap(\.self).count == 3)
    #expect(Set(found).count == 3)
    #expect(found.compactMap(\.self) == found.compactMap(\.self).sorted())
  }

  @Test func neighborsMakeRoomForEachOther() {
    // Letters this narrow fit side by side on the phone, but in cells the words fit only if they move.
    let rows = rows([
      SampleLists.text("illicit", x: 40, y: 24, size: 11),
      SampleLists.text("filling", x: 68, y: 24, size: 11),
    ])
    #expect(rows[2].contains("illicit filling"))
  }

  @Test func overflowingTextIsMarkedAndNoted() {
    // Narrow letters that take 140 points on the phone, or 23 cells.
    let line = String(repeating: "il", count: 24)
    let list = DisplayList(
      size: CGSize(width: 158, height: 40),
      items: [SampleLists.text(line, x: 4, y: 10, size: 11)])
    let painting = CellPainter().paint(list)
    #expect(painting.grid.text.contains("›"))
    #expect(painting.notes.map(\.rule) == ["text-cut-by-terminal"])
  }

  @Test func textOutsideThePictureIsClipped() {
    let list = DisplayList(
      size: CGSize(width: 158, height: 40),
      items: [SampleLists.text("abcdefghijklmnopqrstuvwxyz0123456789", x: 60, y: 10, size: 17)])
    let painting = CellPainter().paint(list)
    #expect(painting.notes.isEmpty)
    #expect(painting.grid.text.contains("abcdefg"))
    #expect(!painting.grid.text.contains("z"))
  }

  @Test func endlessTextIsPaintedOnlyWhereVisible() {
    let line = SampleLists.text(
      String(repeating: "word ", count: 400_000), x: 0, y: 10, size: 11, width: 1e7)
    let list = DisplayList(size: CGSize(width: 158, height: 40), items: [line])
    #expect(CellPainter().paint(list).grid.text.contains("word word"))
  }

  @Test func truncationMatchesThePhone() {
    let rows = rows([SampleLists.text("San Franci…", x: 12, y: 24, size: 17, isTruncated: true)])
    #expect(rows[2].hasPrefix("  San Franci…"))
  }

  @Test func wideAndJoinedCharactersStayWhole() {
    let rows = rows([
      SampleLists.text("서울 맑음", x: 12, y: 0, size: 12),
      SampleLists.text("👨‍👩‍👧‍👦 cafe\u{301}", x: 12, y: 36, size: 12),
    ])
    #expect(rows[0].contains("서울 맑음"))
    #expect(rows[3].contains("👨‍👩‍👧‍👦 cafe\u{301}"))
  }

  @Test func largeTextIsDrawnAndHangulStaysComposed() {
    let rows = rows([
      SampleLists.text("23°", x: 12, y: 12, size: 36),
      SampleLists.text("서울", x: 12, y: 84, size: 36),
    ])
    #expect(!rows.joined().contains("23"))
    #expect(rows[1...4].joined().contains { "▀▄".contains($0) })
    #expect(rows.contains { $0.contains("서울") })
  }

  @Test func everyLetterOfTheBlockFontIsDistinct() {
    let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz°%.,:+/$€"
    // Pairs that look the same in five rows, as in most fonts of that height.
    let alike: Set<Set<Character>> = [
      ["0", "O"], ["5", "S"], ["I", "l"], ["O", "o"], ["c", "C"], ["V", "v"], ["x", "X"],
      ["Z", "z"],
    ]
    var drawings: [[String]: Character] = [:]
    for letter in letters {
      let rows = rows([SampleLists.text(String(letter), x: 12, y: 6, size: 40)], 60, 60)
      #expect(!rows.joined().contains(letter), "\(letter) is written, not drawn")
      let inked = rows.filter { $0.contains { $0 != " " } }
      let indent = inked.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      let drawing = inked.map { row in
        var text = row.dropFirst(indent)
        while text.last == " " { text.removeLast() }
        return String(text)
      }
      if let other = drawings[drawing], !alike.contains([letter, other]) {
        Issue.record("\(letter) looks like \(other)")
      }
      drawings[drawing] = letter
    }
  }

  @Test func randomLayoutsKeepEveryCharacter() {
    for seed in 1...1500 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      // Rows of words that don't overlap on the phone, as in stacks.
      var items: [DisplayItem] = []
      var words: [String] = []
      var y = Double.random(in: 0...6, using: &generator)
      while y < 140 {
        let sizes: [Double] = [9, 11, 12, 13, 15, 17, 20]
        let size = sizes.randomElement(using: &generator) ?? 11
        let font = FontDescription(size: size)
        let metrics = TextMetrics.sanFrancisco
        var x = Double.random(in: 0...20, using: &generator)
        while true {
          let length = Int.random(in: 1...7, using: &generator)
          let letters = "abdeghknopqsuvxyz0234568H서울날씨"
          let word = String(
            (0..<length).compactMap { _ in letters.randomElement(using: &generator) })
          let width = metrics.width(of: word, in: font)
          if x + width > 154 { break }
          items.append(SampleLists.text(word, x: x, y: y, size: size))
          words.append(word)
          x += width + Double.random(in: 8...24, using: &generator)
        }
        y += max(metrics.lineHeight(of: font), 12) + Double.random(in: 0...4, using: &generator)
      }
      let list = DisplayList(size: CGSize(width: 158, height: 158), items: items)
      let painting = CellPainter().paint(list)
      let expected = words.joined().sorted()
      let shown = painting.grid.text.filter { !$0.isWhitespace }.sorted()
      if expected != shown, painting.notes.isEmpty {
        Issue.record(
          "seed \(seed): \(String(expected)) became \(String(shown)) without a note\n\(painting.grid.text)"
        )
        return
      }
    }
  }
}
