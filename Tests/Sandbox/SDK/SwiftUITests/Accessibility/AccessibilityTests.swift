import Drawing
import SwiftUI
import Testing

@MainActor
struct AccessibilityTests {
  @Test func modifiersDescribeTheirView() {
    let drawn = Drawn(
      Color.red.accessibilityLabel("Status").accessibilityValue("Good").accessibilityHint("Tap"))
    let traits = drawn.nodes("Color").first?.traits
    #expect(traits?.accessibilityLabel == "Status")
    #expect(traits?.accessibilityValue == "Good")
    #expect(traits?.accessibilityHint == "Tap")
    #expect(
      Drawn(Color.red.accessibilityHidden(true)).nodes("Color").first?.traits.isAccessibilityHidden
        == true)
  }

  @Test func decorativeImagesAreHidden() {
    #expect(
      Drawn(Image(decorative: "x")).nodes("Image").first?.traits.isAccessibilityHidden == true)
    #expect(
      Drawn(Image("x", label: Text("Beach"))).nodes("Image").first?.traits.accessibilityLabel
        == "Beach")
  }

  @Test func aCombinedElementSpeaksItsParts() {
    let drawn = Drawn(
      VStack {
        Text("Seoul")
        Text("23°").accessibilityLabel("23 degrees")
        Image(systemName: "sun.max").accessibilityHidden(true)
      }.accessibilityElement(children: .combine))
    #expect(drawn.nodes("VStack").first?.traits.accessibilityLabel == "Seoul, 23 degrees")
    #expect(drawn.nodes("Text").allSatisfy { $0.traits.isAccessibilityHidden })
  }

  @Test func aHigherPriorityIsSpokenEarlier() {
    let drawn = Drawn(
      VStack {
        Text("Wind")
        Text("Storm").padding().accessibilitySortPriority(2)
        Text("Rain").accessibilitySortPriority(1)
        Text("Sun")
      }.accessibilityElement(children: .combine))
    #expect(
      drawn.nodes("VStack").first?.traits.accessibilityLabel == "Storm, Rain, Wind, Sun")
  }

  @Test func traitsAreASet() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isButton))
    traits.remove(.isButton)
    #expect(!traits.contains(.isButton) && traits.contains(.isHeader))
    #expect(traits.union(.isImage).contains([.isImage, .isHeader]))
  }
}
