import Compiling
import Foundation
import PhoneFacts
import TestSupport
import Testing

@Suite("Availability variants", .serialized)
struct AvailabilityVariantTests {
  private func variant(_ text: String, _ version: String) throws -> String {
    let version = try #require(SystemVersion(version))
    let bytes = AvailabilityVariant(version: version).text(of: Array(text.utf8))
    #expect(bytes.count == text.utf8.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func theElseBranchStaysInPlace() throws {
    let text = """
      if #available(iOS 16.0, *) {
        Text("new")
      } else {
        Text("old")
      }
      """
    #expect(try variant(text, "16.0") == text)
    let old = try variant(text, "15.4")
    #expect(!old.contains("new"))
    #expect(!old.contains("#available"))
    #expect(old.split(separator: "\n", omittingEmptySubsequences: false)[3] == "  Text(\"old\")")
    #expect(old.count == text.count)
  }

  @Test func aLoneBranchDisappears() throws {
    let old = try variant(
      "f()\nif #available(iOSApplicationExtension 17, *) { g() }\nh()", "16.4")
    #expect(
      old.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty } == [
        "f()", "h()",
      ])
  }

  @Test func anElseIfBecomesTheFirstCondition() throws {
    let old = try variant(
      "if #available(iOS 18, *) { a() } else if #available(iOS 17, *) { b() } else { c() }", "17.2")
    #expect(old.drop { $0 == " " } == "if #available(iOS 17, *) { b() } else { c() }")
    let older = try variant(
      "if #available(iOS 18, *) { a() } else if #available(iOS 17, *) { b() } else { c() }", "16")
    #expect(older.filter { $0 != " " } == "c()")
  }

  @Test func unavailableTakesItsBranchOnAnOldSystem() throws {
    let text = "if #unavailable(iOS 16) { old() } else { new() }"
    #expect(try variant(text, "17") == text)
    #expect(try variant(text, "15").filter { $0 != " " } == "old()")
  }

  @Test func codeAfterAFailedGuardIsRemoved() throws {
    let old = try variant(
      "func f() -> some View {\n  guard #available(iOS 16, *) else { return A() }\n  return B()\n}",
      "15")
    #expect(old.contains("return A()"))
    #expect(!old.contains("B()"))
    #expect(old.hasSuffix("\n}"))
  }

  @Test func mixedConditionsBecomeFalse() throws {
    let old = try variant(
      "guard #available(iOS 16, *), let x = y else { return }\nprint(x)", "15")
    #expect(old.hasPrefix("guard false "))
    #expect(old.contains(", let x = y else { return }\nprint(x)"))
  }

  @Test func otherPlatformsDecideNothing() throws {
    let text = "if #available(macOS 99, *) { a() }"
    #expect(try variant(text, "15") == text)
  }

  /// A file that has the same meaning on a version as on the newest version isn't compiled again for that
  /// version.
  @Test func onlyFilesWithDifferentBranchesDiffer() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (plain, guarded) = (folder.appending(path: "a.swift"), folder.appending(path: "b.swift"))
    try Data("let a = 1".utf8).write(to: plain)
    try Data("func b() { if #available(iOS 18.0, *) { a() } }".utf8).write(to: guarded)
    #expect(!AvailabilityVariant.differs([plain], on: SystemVersion(17)))
    #expect(AvailabilityVariant.differs([plain, guarded], on: SystemVersion(17)))
    #expect(!AvailabilityVariant.differs([plain, guarded], on: SystemVersion(18)))
    #expect(
      AvailabilityVariant.differs([folder.appending(path: "none.swift")], on: SystemVersion(17)))
  }

  @Test func versionsAreComparedByComponent() throws {
    let text = "if #available(iOS 16.1, *) { a() }"
    #expect(try variant(text, "16.10") == text)
    #expect(try !variant(text, "16.0").contains("a()"))
  }

  @Test func newerDeclarationsAreAbsent() throws {
    let text = """
      @available(iOS 16.0, *)
      struct New: View { @Environment(\\.mode) var mode; var body: some View { A() } }
      struct Old: View {
        @available(iOS, introduced: 16.0) private(set) var more = 1
        @available(iOSApplicationExtension 17, *)
        @ViewBuilder func newer() -> some View { New() }
        var body: some View { if #available(iOS 16, *) { New() } else { B() } }
      }
      @available(iOS 16, macOS 13, *) extension Old: Hashable {}
      @available(iOS 17, *) #Preview("a", as: .systemSmall) { W() } timeline: { E() }
      @available(iOS, deprecated: 16) func kept() {}
      """
    #expect(try variant(text, "17") == text)
    let old = try variant(text, "15.0")
    for word in ["New", "more", "newer", "Hashable", "Preview", "timeline", "Environment"] {
      #expect(!old.contains(word), "\(word)")
    }
    #expect(old.contains("@available(iOS, deprecated: 16) func kept() {}"))
    #expect(old.filter { !$0.isWhitespace }.hasPrefix("structOld:View{varbody:someView{B()}}"))
    #expect(try variant(text, "16.4").contains("struct New"))
    #expect(try !variant(text, "16.4").contains("func newer"))
  }

  /// A phone older than the only widget has no other entry point.
  @Test func anAbsentEntryPointStartsNothing() throws {
    let text = "@main\n@available(iOS 16.0, *)\nstruct A: Widget { let a = 1 }\nstruct B: Widget {}"
    let version = try #require(SystemVersion("15.0"))
    let old = String(
      decoding: AvailabilityVariant(version: version).text(of: Array(text.utf8)), as: UTF8.self)
    #expect(!old.contains("struct A"))
    #expect(old.contains("struct B: Widget {}\n@main enum RingsAbsentEntryPoint"))
    #expect(
      old.split(separator: "\n", omittingEmptySubsequences: false)[3] == "struct B: Widget {}")
  }

  @Test func commentsAndStringsDecideNothing() throws {
    let text = """
      // if #available(iOS 17, *) { a() }
      let text = "if #available(iOS 17, *) { a() }"
      item.if { b() }
      """
    #expect(try variant(text, "15") == text)
  }

  @Test func closuresAndStringsInConditionsAreNoBodies() throws {
    let text =
      "if list.contains(where: { $0 == \"{\" }), #available(iOS 17, *) { a() } else { b() }"
    #expect(try variant(text, "15").filter { $0 != " " } == "b()")
    let both = "if x, #unavailable(iOS 17) { a() } else { b() }"
    #expect(try variant(both, "15").contains("if x, true"))
    #expect(try variant(both, "15").hasSuffix("{ a() } else { b() }"))
  }

  @Test func nestedConditionsAreResolved() throws {
    let text = """
      if #available(iOS 18, *) { a() } else {
        if #available(iOS 16, *) { b() } else { c() }
        while #available(iOS 17, *) { d() }
      }
      """
    let old = try variant(text, "15")
    #expect(!old.contains("a()") && !old.contains("b()") && old.contains("c()"))
    #expect(old.contains("while false"))
    let newer = try variant(text, "16")
    #expect(newer.contains("if #available(iOS 16, *) { b() } else { c() }"))
  }

  @Test func unfinishedSourceIsUnchanged() throws {
    for text in [
      "if #available(iOS 17, *) {", "guard #available(iOS 17, *)", "if #available(", "#available",
      "@available(iOS 17, *)", "@available(iOS 17, *) struct", "@available(iOS 17, *) struct A {",
      "@available(iOS 17, *) @main", "@available(iOS 17", "{ @available(iOS 17, *) }",
    ] {
      #expect(try variant(text, "15") == text)
    }
  }

  @Test func valuesMayBeConditional() throws {
    let text = "let size = if #available(iOS 17, *) { 1 } else { 2 }"
    #expect(try variant(text, "16").filter { $0 != " " } == "letsize=2")
  }
}
