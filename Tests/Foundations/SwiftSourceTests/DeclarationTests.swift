import SwiftSource
import Testing

@Suite("Declarations are found by their words and brackets")
struct DeclarationTests {
  @Test func typesHaveProtocolsMembersAndLines() throws {
    let file = SwiftFile(
      """
      @main
      struct Clock<Entry: Hashable>: Widget, Sendable where Entry: Sendable {
        @State private var count = 0
        let kind = "Clock"
        static func make(_ body: String) -> some View { Text(body) }
        var body: some WidgetConfiguration {
          Empty()
        }
      }
      extension Clock.Face: View { var more: Int { 1 } }
      """, name: "A.swift")
    let type = try #require(file.types.first)
    #expect(type.name == "Clock" && type.file == "A.swift")
    #expect(type.line == 2 && type.isGeneric && type.enclosing == nil)
    #expect(type.inherited.contains("Widget"))
    #expect(!type.inherited.contains("where"))
    #expect(type.attributes == ["@main"])
    #expect(type.members.map(\.name) == ["count", "kind", "make", "body"])
    #expect(type.member("count")?.attributes.contains("@State") == true)
    #expect(type.member("make")?.body.map(\.text) == ["Text", "(", "body", ")"])
    #expect(type.member("body")?.line == 6)
    #expect(file.types.map(\.name) == ["Clock", "Face"])
  }

  @Test func stringsCommentsAndImportsDeclareNothing() {
    let file = SwiftFile(
      """
      // struct Gone: View {}
      import struct Foundation.Date
      let text = "struct Also: View { \\(name) }" /* struct Third {} */
      let raw = #"class Fourth {}"#
      struct Real { class func make() {} }
      """)
    #expect(file.types.map(\.name) == ["Real"])
    #expect(file.globals.map(\.name) == ["text", "raw"])
  }

  @Test func anUnfinishedFileIsReadAsFarAsPossible() {
    func types(_ source: String) -> [String] { SwiftFile(source).types.map(\.name) }
    #expect(types("struct A { var b: Int { 1") == ["A"])
    #expect(types("struct A {} }}} struct B {") == ["A", "B"])
    #expect(types("struct A struct B {}") == ["B"])
    #expect(types("struct") == [])
    #expect(types("") == [])
  }

  @Test func aBlockHasItsIntroducer() {
    let file = SwiftFile("struct A: View { let b = 1; var body: some View { f { g(\"x\") } } }")
    let inner = file.tokens.firstIndex { $0.text == "g" } ?? 0
    let heads = file.blocks(around: inner).map { file.head(ofBlock: $0).map(\.text) }
    #expect(
      heads == [["f"], ["var", "body", ":", "some", "View"], ["struct", "A", ":", "View"]])
  }

  @Test func callsHaveArgumentsAndModifiers() throws {
    let file = SwiftFile(
      "let a = Text(\"a\").bold().frame(width: 3); HStack { b }; VStack(c) {}; d")
    let call = try #require(file.calls(to: "Text").first)
    #expect(file.modifiers(after: call.name + 1) == ["bold", "frame"])
    #expect(file.tokens[call.arguments].map(\.text) == ["\"a\""])
    #expect(file.calls(to: "HStack").map(\.arguments.isEmpty) == [true])
    #expect(file.calls(to: "VStack").map { file.text($0.whole) } == ["VStack(c) {}"])
    #expect(file.calls(to: "d").isEmpty)
  }

  @Test func aCallEndsWithItsLastClosure() {
    let file = SwiftFile("f(1) { a } then: { b } last: { c }\ng { d }\nnext: while true {}")
    #expect(
      file.calls(to: "f").map { file.text($0.whole) } == ["f(1) { a } then: { b } last: { c }"])
    #expect(file.calls(to: "g").map { file.text($0.whole) } == ["g { d }"])
  }

  @Test(arguments: [
    ("import SwiftUI", ["SwiftUI"]),
    ("import os.log; import struct UIKit.UIImage", ["os", "UIKit"]),
    ("@testable @_spi(A) public import A // B", ["A"]), ("import `A`", ["A"]),
    ("@preconcurrency\nimport A", ["A"]), ("let a = b.import\nf(import: c)", []),
    ("\"\"\"\nimport A\n\"\"\" /*\nimport B\n*/", []), ("import", []), ("import\nstruct A {}", []),
  ])
  func importsStandAtTheBeginningOfAStatement(source: String, modules: [String]) {
    #expect(SwiftFile(source).imports.map(\.module) == modules)
  }

  @Test func aStatementHasConditionsBodyAndAlternative() throws {
    let file = SwiftFile(
      """
      if a.map({ $0 }), #available(iOS 16.1, macOS 13, *) { b } else if c { d } else { e }
      guard #unavailable(iOSApplicationExtension 17) else { return }
      """)
    let statements = file.conditionalStatements
    #expect(statements.map(\.keyword) == [.if, .if, .guard])
    let first = try #require(statements.first)
    #expect(first.conditions.map(\.kind) == [.other, .available])
    #expect(first.conditions[1].platforms.map(\.name) == ["iOS", "macOS"])
    #expect(first.conditions[1].version == "16.1")
    #expect(file.text(first.start..<first.end).hasSuffix("else { e }"))
    #expect(first.alternative == .statement(statements[1].start))
    #expect(statements[2].conditions.map(\.version) == ["17"])
    #expect(file.text(statements[2].body) == "{ return }")
    #expect(SwiftFile("a.if { b }; if; if x; #if y\n{ }").conditionalStatements.isEmpty)
  }

  @Test func editsKeepLineNumbers() {
    let bytes = Array("a bcd\nef g".utf8)
    let edited = bytes.edited([
      SourceEdit(9..<10, "x"), SourceEdit(2..<8, "y"), SourceEdit(0..<0, "import Z;"),
      SourceEdit(3..<4, "lost"),
    ])
    #expect(String(decoding: edited, as: UTF8.self) == "import Z;a y  \n   x")
  }
}
