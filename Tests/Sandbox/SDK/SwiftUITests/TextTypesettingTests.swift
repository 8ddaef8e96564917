import Drawing
import Foundation
import SwiftUI
import Testing

/// Wrapping, truncation and scaling, with 10 × 20 points per character.
@MainActor @Suite struct TextTypesettingTests {
  private func lines(
    _ view: some View, width: CGFloat?, height: CGFloat? = nil
  ) -> [String] {
    render(view, proposal: ProposedViewSize(width: width, height: height)).textLines.map(\.string)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func wordsWrapGreedily() {
    #expect(
      lines(Text("the quick brown fox"), width: 100) == ["the quick", "brown fox"])
    #expect(lines(Text("the quick brown fox"), width: nil) == ["the quick brown fox"])
  }

  @Test func anOverlongWordBreaksInside() {
    #expect(lines(Text("abcdefgh ij"), width: 30) == ["abc", "def", "gh", "ij"])
  }

  @Test func linesBreakAfterHyphensAndBetweenIdeographs() {
    #expect(lines(Text("well-known"), width: 60) == ["well-", "known"])
    #expect(lines(Text("東京都庁舎"), width: 30) == ["東京都", "庁舎"])
    #expect(lines(Text("안녕하세요 여러분"), width: 60) == ["안녕하세요", "여러분"])
  }

  @Test func noBreakSpacesHold() {
    #expect(lines(Text("a 10\u{A0}km"), width: 50) == ["a", "10\u{A0}km"])
  }

  @Test func truncationMatchesThePhone() {
    let text = Text("hello world")
    #expect(lines(text.lineLimit(1), width: 80) == ["hello w…"])
    #expect(lines(text.lineLimit(1).truncationMode(.head), width: 80) == ["…o world"])
    #expect(lines(text.lineLimit(1).truncationMode(.middle), width: 80) == ["hel…orld"])
    #expect(
      lines(Text("the quick brown fox").lineLimit(2), width: 60) == ["the", "quick…"])
    #expect(lines(Text("a\nb").lineLimit(1), width: 100) == ["a…"])
  }

  @Test func nodesReportTruncationAndLines() throws {
    let picture = render(
      Text("hello world").lineLimit(1), proposal: ProposedViewSize(width: 80, height: nil))
    #expect(picture.root.isTruncated)
    #expect(picture.root.text == "hello world")
    #expect(picture.root.traits.lineCount == 1)
    #expect(picture.textLines.map(\.isTruncated) == [true])
    let whole = render(Text("hello"), proposal: ProposedViewSize(width: 80, height: nil))
    #expect(!whole.root.isTruncated)
  }

  @Test func aTooLowFrameTruncates() {
    #expect(lines(Text("one two three"), width: 50, height: 45) == ["one", "two …"])
    #expect(lines(Text("one two three"), width: 50, height: 5) == ["one …"])
  }

  @Test func scalingComesBeforeTruncation() throws {
    let view = Text("hello world").lineLimit(1).minimumScaleFactor(0.5)
    let picture = render(view, proposal: ProposedViewSize(width: 88, height: 20))
    #expect(!picture.root.isTruncated)
    let scale = try #require(picture.root.traits.textScale)
    #expect(abs(scale - 0.8) < 0.001)
    #expect(abs(picture.size.width - 88) < 0.1)
    let small = render(view, proposal: ProposedViewSize(width: 30, height: 20))
    #expect(small.root.isTruncated)
    #expect(small.root.traits.textScale == 0.5)
  }

  @Test func scalingFitsSeveralLines() throws {
    let view = Text("one two three four").minimumScaleFactor(0.2)
    let picture = render(view, proposal: ProposedViewSize(width: 60, height: 40))
    #expect(!picture.root.isTruncated)
    #expect(picture.size.height <= 40.01)
    let scale = try #require(picture.root.traits.textScale)
    #expect(scale > 0.4 && scale < 1)
  }

  @Test func scalingFitsALowFrame() throws {
    let view = Text("hello").minimumScaleFactor(0.1)
    let picture = render(view, proposal: ProposedViewSize(width: 500, height: 10))
    let scale = try #require(picture.root.traits.textScale)
    #expect(abs(scale - 0.5) < 0.001)
    #expect(!picture.root.isTruncated)
    let unscaled = render(Text("hello"), proposal: ProposedViewSize(width: 500, height: 10))
    #expect(unscaled.size == CGSize(width: 50, height: 20))
  }

  @Test func tighteningComesFirst() {
    let view = Text("hello world").allowsTightening(true).lineLimit(1)
    let picture = render(
      view, proposal: ProposedViewSize(width: 106, height: 20),
      metrics: .fixedCell(width: 10, height: 20))
    #expect(!picture.root.isTruncated)
    #expect(picture.root.traits.textScale == 1)
  }

  @Test func linesFollowTheirAlignment() {
    func starts(_ alignment: TextAlignment) -> [CGFloat] {
      render(
        Text("aaaa b").multilineTextAlignment(alignment),
        proposal: ProposedViewSize(width: 40, height: nil)
      ).textLines.map(\.frame.minX)
    }
    #expect(starts(.leading) == [0, 0])
    #expect(starts(.center) == [0, 15])
    #expect(starts(.trailing) == [0, 30])
  }

  @Test func everyLineHasItsPositionAndBaseline() {
    let lines = render(
      Text("one two").lineSpacing(4), proposal: ProposedViewSize(width: 30, height: nil)
    ).textLines
    #expect(
      lines.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 0, y: 24, width: 30, height: 20),
      ])
    #expect(lines.map(\.baseline) == [16, 40])
  }

  @Test func lineLimitsOfEveryForm() {
    let text = Text("a b c d e f")
    #expect(lines(text.lineLimit(2), width: 10).count == 2)
    #expect(lines(text.lineLimit(...3), width: 10).count == 3)
    #expect(lines(text.lineLimit(1...4), width: 10).count == 4)
    #expect(lines(text.lineLimit(nil), width: 10).count == 6)
    func height(_ view: some View) -> CGFloat {
      render(view, proposal: ProposedViewSize(width: 200, height: nil)).size.height
    }
    #expect(height(text.lineLimit(3...)) == 60)
    #expect(height(text.lineLimit(2...4)) == 40)
    #expect(height(text.lineLimit(5, reservesSpace: true)) == 100)
    #expect(height(text.lineLimit(5, reservesSpace: false)) == 20)
  }

  @Test func bodyTextHasApplesHeight() {
    // 17 points: 20.29, rounded up to a third of a point; lines are 22 points apart.
    let one = render(
      Text("T"), proposal: .unspecified, metrics: .sanFrancisco
    ) { $0.displayScale = 3 }
    #expect(abs(one.size.height - 20.3333) < 0.01)
    let two = render(
      Text("T\nT"), proposal: .unspecified, metrics: .sanFrancisco
    ) { $0.displayScale = 3 }
    #expect(abs(two.size.height - 42.3333) < 0.01)
  }

  @Test func emptyTextTakesNoSpace() {
    #expect(render(Text(""), proposal: .unspecified).size == .zero)
  }
}
