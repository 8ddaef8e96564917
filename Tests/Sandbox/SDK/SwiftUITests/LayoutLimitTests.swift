import Drawing
import Foundation
import Sentences
import SwiftUI
import TestSupport
import Testing

/// Invalid input is drawn as far as possible, with a note about the problem.
@MainActor @Suite struct LayoutLimitTests {
  private func notes(_ view: some View, width: CGFloat? = 100, height: CGFloat? = 100) -> [String] {
    render(view, proposal: ProposedViewSize(width: width, height: height)).notes.map(\.rule)
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -1])
  func aNonFiniteFrameIsIgnoredWithApplesWarning(_ length: Double) {
    let picture = render(
      Color.red.frame(width: length, height: length),
      proposal: ProposedViewSize(width: 30, height: 40))
    #expect(picture.size == CGSize(width: 30, height: 40))
    #expect(
      picture.notes.map { $0.message.spoken(in: .english) } == [
        "Invalid frame dimension (negative or non-finite)."
      ])
  }

  @Test func contradictoryLimitsAreRaised() {
    let picture = render(
      Color.red.frame(minWidth: 80, maxWidth: 20),
      proposal: ProposedViewSize(width: 10, height: 10))
    #expect(picture.size.width == 80)
    #expect(
      picture.notes.map { $0.message.spoken(in: .english) } == [
        "Contradictory frame constraints specified."
      ])
  }

  @Test func nonFiniteNumbersNeverReachAFrame() {
    let views: [AnyView] = [
      AnyView(Color.red.padding(.nan)), AnyView(Color.red.offset(x: .nan, y: .infinity)),
      AnyView(Color.red.position(x: .nan, y: 3)),
      AnyView(Color.red.aspectRatio(.nan, contentMode: .fit)),
      AnyView(Color.red.aspectRatio(0, contentMode: .fill)),
      AnyView(Color.red.layoutPriority(.nan)),
      AnyView(
        HStack(spacing: .nan) {
          Color.red; Color.blue
        }),
      AnyView(Color.red.alignmentGuide(.leading) { _ in .nan }),
      AnyView(Text("a").kerning(.nan).lineSpacing(.nan).minimumScaleFactor(.nan)),
      AnyView(LazyVGrid(columns: []) { Color.red }),
      AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) { Color.red }),
      AnyView(LazyVGrid(columns: [GridItem(.fixed(.nan))]) { Color.red }),
      AnyView(Grid {}), AnyView(Spacer(minLength: -.infinity)),
    ]
    for view in views {
      for proposal in [ProposedViewSize(width: 50, height: 50), .unspecified, .infinity, .zero] {
        let picture = render(HStack { view }, proposal: proposal)
        for node in picture.root.walk {
          let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
          #expect(numbers.allSatisfy { !$0.isNaN }, "\(node.type) \(node.frame) for \(proposal)")
        }
      }
    }
  }

  @Test func aBodyThatContainsItselfTerminates() {
    #expect(notes(Endless()) == ["body-recursion"])
    #expect(notes(EndlessStack()) == ["body-recursion"])
  }

  @Test func nestingWithoutBodiesTerminates() {
    var view = AnyView(Color.red)
    for _ in 0..<5_000 { view = AnyView(view.padding(0)) }
    #expect(notes(view).contains("body-recursion"))
  }

  /// The test counts computed sizes instead of measuring time; no size is computed twice.
  @Test func nestedStacksTakeLinearTime() {
    let counts = [50, 100, 200].map { depth in
      let picture = PictureRenderer().picture(
        of: nestedStacks(depth), proposal: ProposedViewSize(width: 338, height: 158))
      return LayoutTrace(of: picture.root).steps.reduce(0) {
        $0 + 1 + ($1.offer?.otherQuestions ?? 0)
      }
    }
    // Twice the depth may cost slightly more than twice as much, but not four times as much.
    #expect(counts[1] < counts[0] * 5 / 2, "\(counts)")
    #expect(counts[2] < counts[1] * 5 / 2, "\(counts)")
  }

  private func nestedStacks(_ depth: Int) -> AnyView {
    (0..<depth).reduce(AnyView(Text("x"))) { inner, level in
      level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            Text("some words"); inner; Color.red
          })
        : AnyView(
          VStack {
            Text("some more words"); inner; Color.blue
          })
    }
  }

  @Test(.thorough) func aHundredThousandChildrenAreLaidOut() {
    let picture = render(
      HStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.red } },
      proposal: ProposedViewSize(width: 100, height: 10))
    #expect(picture.root.children.count == 100_000)
    #expect(picture.size.width > 99.9)
  }

  @Test(.thorough) func viewsBeyondTheLimitAreOmittedWithANote() {
    #expect(
      notes(HStack { ForEach(0..<300_000) { _ in Color.red.padding() } }) == ["too-many-views"])
  }

  @Test func tenMegabytesOfTextAreCut() {
    let text = String(repeating: "words and words ", count: 655_360)
    let picture = render(Text(verbatim: text), proposal: ProposedViewSize(width: 100, height: 100))
    #expect(picture.notes.map(\.rule) == ["text-too-long"])
    #expect(picture.root.isTruncated)
    #expect(picture.root.frame.height == 100)
  }

  @Test func aRepeatedIdentityIsNoted() {
    let picture = render(
      ForEach([1, 2, 1], id: \.self) { Text("\($0)") },
      proposal: ProposedViewSize(width: 100, height: 100))
    #expect(
      picture.notes.first?.message.spoken(in: .english).contains("the ID 1 occurs multiple times")
        == true)
    #expect(picture.root.all(type: "Text").map(\.text) == ["1", "2", "1"])
  }

  @Test func anInfiniteViewHasTheLargestSize() throws {
    let picture = render(Color.red, proposal: .infinity)
    #expect(picture.size.width == .greatestFiniteMagnitude)
    #expect(picture.drawing.items.isEmpty)
    #expect(picture.notes.map(\.rule) == ["size-infinite"])
    _ = try JSONEncoder().encode(picture)
  }

  @Test func anInvalidLayoutResultIsNoted() {
    #expect(notes(Nonsense { Color.red }).contains("size-invalid"))
  }
}

extension PictureNode {
  fileprivate var walk: [PictureNode] { [self] + children.flatMap(\.walk) }
}

private struct Endless: View {
  var body: some View { AnyView(Endless()) }
}

private struct EndlessStack: View {
  var body: some View {
    VStack {
      Text("again"); AnyView(EndlessStack())
    }
  }
}

private struct Nonsense: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: CGFloat.nan, height: -4)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
