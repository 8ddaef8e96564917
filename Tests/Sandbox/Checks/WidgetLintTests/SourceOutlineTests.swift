import SwiftSource
import Testing
import WidgetLint

@Suite("Source is read as far as tokens tell")
struct SourceOutlineTests {
  private func outline(_ source: String) -> SourceOutline {
    SourceOutline([SwiftFile(source, name: "A.swift")])
  }

  @Test func stringsAndCommentsAreNotCode() {
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

  @Test func aRepeatedLiteralHasNoSinglePlace() {
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
