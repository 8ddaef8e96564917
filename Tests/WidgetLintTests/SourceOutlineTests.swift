import Testing

@testable import WidgetLint

@Suite("Source is read as far as tokens tell")
struct SourceOutlineTests {
  private func outline(_ source: String) -> SourceOutline {
    SourceOutline([LintedFile(name: "A.swift", source: source)])
  }

  @Test func typesHaveTheirProtocolsMembersAndLines() throws {
    let source = outline(
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
      """)
    let type = try #require(source.types.first)
    #expect(type.name == "Clock")
    #expect(type.line == 2)
    #expect(type.inherited.contains("Widget"))
    #expect(!type.inherited.contains("where"))
    #expect(type.attributes == ["@main"])
    #expect(type.members.map(\.name) == ["count", "kind", "make", "body"])
    #expect(type.member("count")?.attributes.contains("@State") == true)
    #expect(type.member("make")?.body.map(\.text) == ["Text", "(", "body", ")"])
    #expect(type.member("body")?.line == 6)
    #expect(source.types.map(\.name) == ["Clock", "Face"])
  }

  @Test func stringsAndCommentsAreNoCode() {
    let source = outline(
      """
      // struct Gone: View {}
      let text = "struct Also: View { \\(name) }" /* struct Third {} */
      let raw = #"class Fourth {}"#
      struct Real {}
      """)
    #expect(source.types.map(\.name) == ["Real"])
    #expect(source.uses("name"))
    #expect(!source.uses("Also"))
  }

  @Test func anUnfinishedFileIsReadAsFarAsItGoes() {
    #expect(outline("struct A { var b: Int { 1").types.isEmpty)
    #expect(outline("struct A {} }}} struct B {").types.map(\.name) == ["A"])
    #expect(outline("\"\"\"").isEmpty == false)
    #expect(outline("").types.isEmpty)
  }

  @Test func callsHaveArgumentsAndModifiers() throws {
    let file = outline("let a = Text(\"a\").bold().frame(width: 3)").files[0]
    let call = try #require(file.calls(to: "Text").first)
    #expect(file.modifiers(after: call.name + 1) == ["bold", "frame"])
    #expect(file.code[call.arguments].map(\.text) == ["\"a\""])
  }

  @Test func aLiteralThatStandsTwiceHasNoOnePlace() {
    let source = outline("let a = \"x\"\nlet b = \"y\"\nlet c = \"y\"")
    #expect(source.place(ofLiteral: "x") == LintPlace(file: "A.swift", line: 1))
    #expect(source.place(ofLiteral: "y") == nil)
  }

  @Test func aReasonIsReadInBothLanguages() throws {
    let file = outline(
      """
      // rings:lint:disable W10, w12 because it is dark
      // rings:lint:disable:next W09 이유: 작아도 된다
      /* rings:lint:disable W01 */
      """
    ).files[0]
    let suppressions = Suppression.all(in: file)
    #expect(suppressions.map(\.rules) == [["W10", "W12"], ["W09"], ["W01"]])
    #expect(suppressions.map(\.reason) == ["it is dark", "작아도 된다", nil])
    #expect(suppressions.map(\.isForNextLine) == [false, true, false])
  }
}
