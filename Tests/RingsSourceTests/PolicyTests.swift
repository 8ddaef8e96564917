import SourceQuestions
import Testing

@Suite("Source policy")
struct PolicyTests {
  @Test(arguments: [
    ("@_cdecl(\"check\") public func f() {}", "linker-attribute"),
    ("@_silgen_name(\"$s5Judge\") func f()", "linker-attribute"),
    ("@section(\".init_array\") @used let c: @convention(c) () -> Void = {}", "linker-attribute"),
    ("import Glibc", "module"),
    ("import LessonChecks", "module"),
    ("func f() { exit(0) }", "name"),
    ("func f() { Foundation.exit(0) }", "name"),
    ("let p = Process()", "name"),
    ("let p: UnsafeMutablePointer<Int>? = nil", "unsafe"),
    ("func f() { unsafe g() }", "unsafe"),
    ("#sourceLocation(file: \"Checks.swift\", line: 1)\nlet a = 1", "source-location"),
    ("extension Int { static func == (a: Int, b: Int) -> Bool { true } }", "standard-type"),
    ("func == (a: String, b: String) -> Bool { true }", "standard-type"),
    ("typealias Int = Fake\nstruct Fake {}", "standard-type"),
    ("extension Swift.String: @retroactive ExpressibleByIntegerLiteral {}", "standard-type"),
  ])
  func isNotAllowed(text: String, rule: String) throws {
    let rules = try Asking.policy(text).map(\.rule)
    #expect(rules.contains(rule), "\(text): \(rules)")
  }

  @Test(arguments: [
    "import SwiftUI\nimport WidgetKit\nimport AppIntents",
    "struct Plane { var exit: Int }\nfunc f(p: Plane) -> Int { p.exit }",
    "extension Int { var celsius: String { \"\\(self)°\" } }",
    "struct T: Equatable { static func == (a: T, b: T) -> Bool { true } }",
    "extension Color { static let kill = Color.red }",
    "enum Signal { case process }\nlet s = Signal.process",
  ])
  func isAllowed(text: String) throws {
    #expect(try Asking.policy(text) == [])
  }

  @Test func aFindingHasItsPlaceAndSaysWhy() throws {
    let finding = try #require(try Asking.policy("import SwiftUI\n\n  import Glibc\n").first)
    #expect(finding.line == 3)
    #expect(finding.column == 3)
    #expect(
      finding.message
        == "`import Glibc` is not allowed here: the C library reaches files and processes.")
  }

  @Test func anExerciseMayForbidAndAllowNames() throws {
    let text = "func f() { let v = AnyView(Text(\"\")); let h = FileHandle.standardError }"
    let rules = PolicyRules(allowed: ["FileHandle"], forbidden: ["AnyView"])
    #expect(try Asking.policy(text, rules).map(\.rule) == ["exercise"])
  }
}
