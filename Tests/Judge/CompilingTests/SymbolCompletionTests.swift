import Compiling
import Testing

@Suite("Swift is completed from the modules' own declarations")
struct SymbolCompletionTests {
  private static func symbol(
    _ name: String, _ kind: DocumentedSymbol.Kind, in owner: String? = nil, _ declaration: String
  ) -> DocumentedSymbol {
    DocumentedSymbol(
      name: name, title: name, owner: owner, condition: nil, kind: kind, declaration: declaration,
      framework: "SwiftUI", since: nil, deprecated: nil, comment: "")
  }

  private static let completion = SymbolCompletion(
    SymbolIndex([
      symbol("Text", .structure, "struct Text"),
      symbol("TextField", .structure, "struct TextField"),
      symbol("VStack", .structure, "struct VStack<Content> where Content : View"),
      symbol("Color", .structure, "struct Color"),
      symbol("Font", .structure, "struct Font"),
      symbol("red", .typeProperty, in: "Color", "static let red: Color"),
      symbol("headline", .typeProperty, in: "Font", "static let headline: Font"),
      symbol("title", .typeProperty, in: "Font", "static let title: Font"),
      symbol("leading", .typeProperty, in: "HorizontalAlignment", "static let leading: Self"),
      symbol("red", .typeProperty, in: "ShapeStyle", "static var red: Color { get }"),
      symbol("font", .method, in: "View", "func font(_ font: Font?) -> some View"),
      symbol("frame", .method, in: "View", "func frame(width: CGFloat? = nil) -> some View"),
      symbol("bold", .method, in: "Text", "func bold() -> Text"),
      symbol(
        "foregroundStyle", .method, in: "View",
        "func foregroundStyle<S>(_ style: S) -> some View where S : ShapeStyle"),
      symbol(
        "init", .initializer, in: "VStack",
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: () -> Content)"
      ),
    ]))

  @Test(arguments: [
    ("Te", ["Text", "TextField"]),
    ("VStack { Tex", ["Text", "TextField"]),
    ("Text(\"a\").f", ["font", "foregroundStyle", "frame"]),
    ("Text(word).bo", ["bold"]),
    ("Text(\"a\").font(.hea", ["headline"]),
    ("Text(\"a\").font(.", ["headline", "title"]),
    ("Color.r", ["red"]),
    ("VStack(al", ["alignment:"]),
    ("VStack(alignment: .", ["leading"]),
    ("Text(\"a\").foregroundStyle(.r", ["red"]),
    ("Text(\"a\").zz", []),
    ("", []),
  ])
  func whatMayStandAtTheEnd(code: String, words: [String]) {
    #expect(Self.completion.words(for: code) == words)
  }

  @Test func learnersTypesAreOffered() {
    #expect(
      Self.completion.words(for: "VStack { Sun", own: ["SunnyCard"]) == ["SunnyCard"])
  }
}
