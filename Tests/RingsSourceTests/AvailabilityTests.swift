import Testing

@Suite("Availability variants")
struct AvailabilityTests {
  @Test func theElseBranchStaysWhereItIs() throws {
    let text = """
      if #available(iOS 16.0, *) {
        Text("new")
      } else {
        Text("old")
      }
      """
    #expect(try Asking.variant(text, "16.0") == text)
    let old = try Asking.variant(text, "15.4")
    #expect(!old.contains("new"))
    #expect(!old.contains("#available"))
    #expect(old.split(separator: "\n", omittingEmptySubsequences: false)[3] == "  Text(\"old\")")
    #expect(old.count == text.count)
  }

  @Test func aLonelyBranchDisappears() throws {
    let old = try Asking.variant(
      "f()\nif #available(iOSApplicationExtension 17, *) { g() }\nh()", "16.4")
    #expect(
      old.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty } == [
        "f()", "h()",
      ])
  }

  @Test func anElseIfBecomesTheFirstCondition() throws {
    let old = try Asking.variant(
      "if #available(iOS 18, *) { a() } else if #available(iOS 17, *) { b() } else { c() }", "17.2")
    #expect(old.drop { $0 == " " } == "if #available(iOS 17, *) { b() } else { c() }")
    let older = try Asking.variant(
      "if #available(iOS 18, *) { a() } else if #available(iOS 17, *) { b() } else { c() }", "16")
    #expect(older.filter { $0 != " " } == "c()")
  }

  @Test func unavailableTakesItsOwnBranchOnAnOldSystem() throws {
    let text = "if #unavailable(iOS 16) { old() } else { new() }"
    #expect(try Asking.variant(text, "17") == text)
    #expect(try Asking.variant(text, "15").filter { $0 != " " } == "old()")
  }

  @Test func aGuardLeavesAndNothingFollows() throws {
    let old = try Asking.variant(
      "func f() -> some View {\n  guard #available(iOS 16, *) else { return A() }\n  return B()\n}",
      "15")
    #expect(old.contains("return A()"))
    #expect(!old.contains("B()"))
    #expect(old.hasSuffix("\n}"))
  }

  @Test func mixedConditionsBecomeFalse() throws {
    let old = try Asking.variant(
      "guard #available(iOS 16, *), let x = y else { return }\nprint(x)", "15")
    #expect(old.hasPrefix("guard false "))
    #expect(old.contains(", let x = y else { return }\nprint(x)"))
  }

  @Test func otherPlatformsDecideNothing() throws {
    let text = "if #available(macOS 99, *) { a() }"
    #expect(try Asking.variant(text, "15") == text)
  }

  @Test func aVersionIsComparedPartByPart() throws {
    let text = "if #available(iOS 16.1, *) { a() }"
    #expect(try Asking.variant(text, "16.10") == text)
    #expect(try !Asking.variant(text, "16.0").contains("a()"))
  }
}
