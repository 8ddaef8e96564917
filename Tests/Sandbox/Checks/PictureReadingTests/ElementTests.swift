import Drawing
import Foundation
import PictureReading
import Testing

@Suite("Views are known by what people see or hear of them")
struct ElementTests {
  private func element(_ view: PictureNode, drawing items: [DisplayItem] = []) throws
    -> PlacedElement
  {
    try #require(Drawn.reading(items, [view]).element(at: view.index))
  }

  @Test func textsAreFoundByContentAndSymbolsByName() throws {
    #expect(try element(Drawn.view(1, "Text", text: "23°")).name == "Text “23°”")
    let symbol = try element(Drawn.view(1, "Image", symbol: "sun.max"))
    #expect(symbol.name == "Image “sun.max”" && symbol.sign == .symbol("sun.max"))
    #expect(symbol.imageName == nil && symbol.isImage)
    #expect(try element(Drawn.view(1, "VStack")).name == "VStack")
    #expect(try element(Drawn.view(1, "VStack", identifier: "card")).sign == .identifier("card"))
  }

  @Test func anEmptyTextHasNoContent() throws {
    #expect(try element(Drawn.view(1, "Text", text: "")).name == "Text")
  }

  private func button(_ children: [PictureNode], label: String? = nil) throws -> PlacedElement {
    try element(
      Drawn.view(1, "Button", children: children) {
        $0.action = .closure
        $0.accessibilityLabel = label
      })
  }

  @Test func aButtonIsFoundByItsFirstSpokenText() throws {
    let plus = Drawn.view(2, "Image", symbol: "plus")
    let cup = Drawn.view(3, "Text", text: "Cup")
    #expect(try button([plus, cup], label: "Add a cup").sign == .label("Add a cup"))
    #expect(try button([plus, cup]).name == "Button “plus”")
    #expect(try button([plus, cup]).spokenText == "plus Cup")
    // A hidden image isn't read aloud, so it doesn't name the button, unless there's nothing else.
    let hidden = Drawn.view(2, "Image", symbol: "plus") { $0.isAccessibilityHidden = true }
    #expect(try button([hidden, cup]).name == "Button “Cup”")
    #expect(try button([hidden]).name == "Button “plus”")
    #expect(try button([hidden]).spokenText.isEmpty)
  }

  @Test func aLabelOutsideAFrameIsReadWithItsValue() throws {
    let reading = Drawn.reading(
      [],
      [
        Drawn.view(
          1, "Frame",
          children: [Drawn.view(2, "Padding", children: [Drawn.view(3, "Text", text: "2")])]
        ) {
          $0.accessibilityLabel = "Waves"
          $0.accessibilityValue = "2 metres"
        }
      ])
    #expect(try #require(reading.element(at: 3)).spokenText == "Waves 2 metres")
    #expect(try #require(reading.element(at: 1)).spokenText == "Waves 2 metres")
  }

  @Test func aGroupsLabelIsNotASinglesLabel() throws {
    let reading = Drawn.reading(
      [],
      [
        Drawn.view(
          1, "HStack",
          children: [Drawn.view(2, "Text", text: "one"), Drawn.view(3, "Text", text: "two")]
        ) { $0.accessibilityLabel = "Both" }
      ])
    #expect(try #require(reading.element(at: 2)).spokenText == "one")
  }

  @Test func viewsInsideAHiddenViewAreDecoration() throws {
    let reading = Drawn.reading(
      [],
      [
        Drawn.view(1, "HStack", children: [Drawn.view(2, "Text", text: "deco")]) {
          $0.isAccessibilityHidden = true
        }
      ])
    let text = try #require(reading.element(at: 2))
    #expect(text.isDecoration && text.spokenText.isEmpty)
  }

  @Test func accentGroupsAreDistinguished() throws {
    let inner = Drawn.view(2, "Text", text: "23°") { $0.accent = .accent }
    let reading = Drawn.reading(
      [], [Drawn.view(1, "VStack", children: [inner]) { $0.widgetAccentable = true }])
    let text = try #require(reading.element(at: 2))
    #expect(text.isAccented && text.hasAccentableAncestor && !text.isMarkedAccentable)
    #expect(try #require(reading.element(at: 1)).isMarkedAccentable)
  }

  @Test func aViewBehindAnotherIsItsBackground() throws {
    let reading = Drawn.reading(
      [],
      [
        Drawn.view(
          1, "background",
          children: [Drawn.view(2, "Rectangle"), Drawn.view(3, "Text", text: "23°")])
      ])
    #expect(try #require(reading.element(at: 2)).subject.isBackground)
    #expect(try !#require(reading.element(at: 3)).subject.isBackground)
  }

  @Test func leavesKnowTheirLayersOffset() throws {
    let item = Drawn.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), .black, node: 1)
    let moved = DisplayItem(
      .layer(
        Layer(
          items: [item], opacity: 0.5,
          clip: .rectangle(CGRect(x: 0, y: 0, width: 5, height: 10)),
          transform: .translation(x: 20, y: 30))))
    let leaf = try #require(try element(Drawn.view(1, "Color"), drawing: [moved]).leaves.first)
    #expect(leaf.frame == CGRect(x: 20, y: 30, width: 5, height: 10))
    #expect(leaf.opacity == 0.5 && leaf.isPlain && leaf.colorName == "black")
  }

  @Test func masksAreNoBackground() {
    let mask = [Drawn.fill(.rectangle(Drawn.whole), .black, node: 2)]
    let reading = Drawn.reading(
      [
        Drawn.fill(.rectangle(Drawn.whole), .white, node: 1),
        DisplayItem(.layer(Layer(items: [], mask: mask))),
      ],
      [Drawn.view(1, "Color"), Drawn.view(2, "Rectangle")])
    #expect(reading.backgroundPaints == [.color(.white)])
    #expect(reading.platePaints.isEmpty && !reading.hasContainerBackground)
  }
}
