import Drawing
import SwiftUI
import Testing

/// Pictures record the content transition of text, and the direction of digits.
@MainActor @Suite struct ContentTransitionTests {
  private func traits(_ transition: ContentTransition) -> ViewTraits {
    render(
      Text("7").contentTransition(transition), proposal: ProposedViewSize(width: 80, height: nil)
    ).root.traits
  }

  @Test func aCountdownDiffersFromACount() {
    #expect(traits(.numericText()).contentTransition == "numericText")
    #expect(traits(.numericText()).transitionCountsDown == nil)
    #expect(traits(.numericText(countsDown: true)).transitionCountsDown == true)
    #expect(traits(.opacity).contentTransition == "opacity")
    #expect(traits(.identity).contentTransition == nil)
  }

  @Test func anExplicitValueDecides() {
    #expect(traits(.numericText(value: 7)).transitionValue == 7)
    #expect(traits(.numericText()).transitionValue == nil)
    // Infinity can't be encoded for the judge, and gives no direction.
    #expect(traits(.numericText(value: .infinity)).transitionValue == nil)
  }
}
