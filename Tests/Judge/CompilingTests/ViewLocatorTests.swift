import Compiling
import SwiftSource
import TestSupport
import Testing

@Suite("Where views were written", .serialized)
struct ViewLocatorTests {
  private let locator = ViewLocator(sources: [
    SwiftFile(
      #"""
      import SwiftUI
      // Text("Balance") in a comment is not the text.
      struct Card: View {
        let amount: Int
        var body: some View {
          ZStack {
            Color.black
            VStack {
              Text("Balance")
              Text("₩\(amount)")
              Label("Top up", systemImage: "plus")
              Text(verbatim: """
                two
                """)
            }
            .background(.red)
            .foregroundColor(Color.white)
          }
        }
      }
      struct Badge: View {
        let title: String
        var body: some View { Text(title).background(Capsule().fill(.red)) }
      }
      struct Pair: View {
        let first, second: String
        var body: some View {
          VStack {
            Text(first)
            Text(second).background(Color.red)
            Color(red: 0, green: 0, blue: 0)
          }
        }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content.background(Color.blue) }
      }
      """#, name: "Card.swift")
  ])

  private func lines(
    _ type: String, text: String? = nil, image: String? = nil, color: String? = nil,
    owner: String? = nil, isBackground: Bool = false
  ) -> [Int]? {
    locator.place(
      of: ViewLocator.Trait(
        type: type, text: text, imageName: image, colorName: color, owner: owner,
        isBackground: isBackground))?.lines
  }

  @Test func aTextIsFoundByItsWords() {
    #expect(lines("Text", text: "Balance", owner: "Card") == [9])
    #expect(lines("Text", text: "Top up", owner: "Card") == [11])
  }

  @Test func anInterpolatedTextIsFoundByItsLiteralParts() {
    #expect(lines("Text", text: "₩128,400", owner: "Card") == [10])
  }

  @Test func aComputedTextIsFoundInItsType() {
    #expect(lines("Text", text: "LIVE", owner: "Badge") == [23])
  }

  @Test func severalCandidatesAreListed() {
    #expect(lines("Text", text: "LIVE", owner: "Pair") == [29, 30])
  }

  @Test func aColourIsFoundByItsName() throws {
    let place = try #require(
      locator.place(of: .init(type: "Color", colorName: "black", owner: "Card")))
    #expect(place.lines == [7])
    #expect(place.snippet == "Color.black")
    #expect(place.file == "Card.swift")
    #expect(lines("Color", color: "red", owner: "Pair") == [30])
  }

  @Test func aColourByComponentsIsFoundByItsType() {
    #expect(lines("Color", color: "mint", owner: "Pair") == [30, 31])
  }

  @Test func aStyleIsFoundByItsModifier() throws {
    let place = try #require(
      locator.place(
        of: .init(type: "Rectangle", colorName: "red", owner: "Card", isBackground: true)))
    #expect(place.lines == [16])
    #expect(place.snippet == ".background(.red)")
  }

  @Test func aShapeIsFoundAtItsInitializer() {
    #expect(lines("Capsule", owner: "Badge") == [23])
  }

  @Test func shapesAreDistinguishedByColor() {
    let source = """
      struct Row: View {
        var body: some View {
          Text("A").background { Capsule().stroke(.white) }
          Text("B").background(Capsule().fill(Color.red))
          Text("C").background(.blue, in: Capsule()).widgetAccentable()
        }
      }
      """
    let locator = ViewLocator(sources: [SwiftFile(source, name: "Row.swift")])
    func lines(_ type: String, _ color: String? = nil) -> [Int]? {
      locator.place(of: .init(type: type, colorName: color, owner: "Row"))?.lines
    }
    #expect(lines("Capsule", "red") == [4])
    #expect(lines("Capsule", "blue") == [5])
    #expect(lines("Capsule") == [3, 4, 5])
    #expect(lines("widgetAccentable") == [5])
  }

  @Test func anImageIsFoundByItsName() {
    #expect(lines("Image", image: "plus", owner: "Card") == [11])
  }

  @Test func aGenericTypeDoesNotNarrowTheSearch() {
    #expect(lines("Text", text: "LIVE", owner: "Frame") == [23, 29, 30])
  }

  @Test func aMissingViewHasNoLine() {
    #expect(lines("RoundedRectangle", owner: "Card") == nil)
    #expect(ViewLocator(sources: []).place(of: .init(type: "Color")) == nil)
  }

  @Test func environmentInAComputedPropertyIsFound() {
    let source = #"""
      struct Mode: View {
        @Environment(\.widgetFamily) var family
        var mode: WidgetRenderingMode {
          @Environment(\.widgetRenderingMode) var mode
          return mode
        }
        var body: some View { Text("x") }
      }
      """#
    #expect(
      ViewLocator(sources: [SwiftFile(source, name: "Mode.swift")]).placeOfLocalEnvironment?.lines
        == [4])
    #expect(locator.placeOfLocalEnvironment == nil)
  }

  @Test func aNestedTypeIsFoundInBoth() {
    let source = """
      struct A {
        struct B { var view = Text("b") }
        extension A { var view = Text("c") }
        var view = Text("b")
      }
      import struct B.C
      func other() { Text("b") }
      """
    let locator = ViewLocator(sources: [SwiftFile(source, name: "A.swift")])
    func lines(_ text: String, _ owner: String) -> [Int]? {
      locator.place(of: .init(type: "Text", text: text, owner: owner))?.lines
    }
    #expect(lines("b", "B") == [2])
    #expect(lines("b", "A") == [2, 4])
    #expect(lines("c", "A") == [3])
  }

  /// The judge reads the files in its own process, without a time limit.
  ///
  /// At these sizes, reading them again for each word would take many minutes.
  @Test(
    .thorough, .timeLimit(.minutes(3)),
    arguments: [
      "import struct Foundation.Date\n", "class A ", "class A { Text(", "class A { Text(a) }",
      "\"\\(a)", "class A { @Environment ", "####", "\"\\(", "Text(\"\\(a)x\\(b)\")",
      ".background(red, Capsule().fill(",
    ])
  func aPatternIsReadOnce(pattern: String) {
    let text = String(repeating: pattern, count: SourceCopies.sizeLimit / 4 / pattern.utf8.count)
    let locator = ViewLocator(sources: [SwiftFile(text, name: "A.swift")])
    let shown = String(repeating: "y", count: 100)
    _ = locator.placeOfLocalEnvironment
    for trait in [
      ViewLocator.Trait(type: "Text", text: shown, owner: "A"),
      .init(type: "Text", owner: "A"), .init(type: "Color", colorName: "black", owner: "A"),
      .init(type: "Capsule", colorName: "black", owner: "A"),
      .init(type: "Rectangle", colorName: "black", owner: "A", isBackground: true),
    ] {
      #expect((locator.place(of: trait)?.lines.count ?? 0) <= 3)
    }
  }

  @Test(.timeLimit(.minutes(3)))
  func aStringWithManyHashesIsReadOnce() {
    let hashes = String(repeating: "#", count: SourceCopies.sizeLimit / 8)
    let text = hashes + "\"" + String(repeating: "\\", count: hashes.count) + "\"" + hashes
    let locator = ViewLocator(sources: [SwiftFile(text, name: "A.swift")])
    #expect(locator.place(of: .init(type: "Text", text: "a")) == nil)
  }

  @Test func invalidSourceIsReadAsFarAsPossible() {
    for source in [
      #"Text("open"#, "/* open", #"Text("\(a"#, "struct", "Color.", #"#""#, "@", "struct A {",
    ] {
      let locator = ViewLocator(sources: [SwiftFile(source, name: "Broken.swift")])
      #expect(locator.place(of: .init(type: "Text", text: "nothing")) == nil)
    }
  }

  @Test func aLoneInterpolationMatchesAnyText() {
    let source = """
      struct Row: View {
        var body: some View {
          Text(name)
          Text("\\(bikes)")
        }
      }
      """
    let locator = ViewLocator(sources: [SwiftFile(source, name: "Row.swift")])
    #expect(locator.place(of: .init(type: "Text", text: "4"))?.lines == [3, 4])
  }
}
