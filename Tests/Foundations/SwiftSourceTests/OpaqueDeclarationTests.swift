import SwiftSource
import Testing

@Suite struct OpaqueDeclarationTests {
  struct Case: Sendable {
    let source: String
    /// Each declaration as `Type.name`, or `nil` for a `some` outside of any declaration.
    let names: [String?]
  }

  @Test(arguments: [
    Case(source: "func made() -> some View { Text(\"\") }", names: ["made"]),
    Case(source: "struct A: View { var body: some View { x } }", names: ["A.body"]),
    Case(
      source: "extension Outer.Inner where T: P { static func f(_ a: Int = 1) -> some P { a } }",
      names: ["Inner.f"]),
    Case(source: "func +++ (a: Int, b: Int) -> some P { a }", names: ["+++"]),
    Case(source: "func both() -> (some P, [some P]) { x }", names: ["both", "both"]),
    Case(source: "func taking(_ a: some P) { a.b() }", names: ["taking"]),
    Case(source: "struct A { subscript(i: Int) -> some P { i } }", names: ["A.subscript"]),
    Case(source: "let a = x.some\nvar `let`: some P = b", names: ["let"]),
    Case(source: "typealias A = some P", names: [nil]),
  ])
  func eachHasItsTypeAndName(_ test: Case) {
    let found = SwiftFile(test.source).opaqueDeclarations.map { declaration in
      declaration.map { [$0.type, $0.name].compactMap(\.self).joined(separator: ".") }
    }
    #expect(found == test.names)
  }

  @Test func theTextEndsWithTheBody() {
    let source = "struct A { var b: some P { c { d } }\n  var e = 1 }"
    #expect(SwiftFile(source).opaqueDeclarations.map { $0?.text } == ["var b: some P { c { d } }"])
  }

  @Test func anyBytesTerminate() {
    for source in [
      "some", "some some {", "{ some", "func some", "} some (", "(some", "func + some",
    ] {
      #expect(SwiftFile(source).opaqueDeclarations.count <= 2)
    }
  }
}
