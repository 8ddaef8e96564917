import Compiling
import SwiftSource
import TestSupport
import Testing

/// Rewriters change only code, in place and once.
@Suite(.serialized) struct SourceRewriterTests {
  private func changed(_ source: String, by rewriter: SourceRewriter) -> String {
    String(decoding: SwiftFile(source).rewritten(by: [rewriter]), as: UTF8.self)
  }

  @Test(arguments: [
    ("#if os(iOS)\nos(iOS)", "#if (  _i_)\nos(iOS)"), ("#if !os(iOS) && a", "#if !(  _i_) && a"),
    ("#elseif arch(arm64) // os(iOS)", "#elseif (    _a64_) // os(iOS)"),
    ("#if (os(iOS)\n || os(Linux))", "#if ((  _i_)\n || (  Linux))"),
    ("#if os /* of */ (iOS)", "#if (  /* of */  _i_)"), ("#if `os`(`iOS`)", "#if (    _i_  )"),
    ("#if a /* b\n*/\nos(iOS)", "#if a /* b\n*/\nos(iOS)"), ("\"#if os(iOS)\"", "\"#if os(iOS)\""),
    ("#if os(macOS)", "#if os(macOS)"), ("#if os(", "#if os("),
  ])
  func conditionsAreResolved(source: String, expected: String) {
    #expect(changed(source, by: .platformConditions) == expected)
  }

  @Test(arguments: [
    ("#if _endian(little)", "#if (       little)"),
    ("#if hasFeature(StrictMemorySafety)", "#if (          StrictMemorySafety)"),
    ("#if hasFeature(A) && _b", "#if hasFeature(A) && _b"), ("_f(a)", "_f(a)"),
  ])
  func noConditionRevealsTheCompiler(source: String, expected: String) {
    #expect(changed(source, by: .compilersOwnConditions) == expected)
  }

  @Test(arguments: [
    ("import SwiftUI\nlet a = 1", "import SwiftUI;import B;import C\nlet a = 1"),
    ("import struct A.B; f()", "import struct A.B;import B;import C; f()"),
    ("// import A\nlet b = \"import\"", "// import A\nlet b = \"import\""),
  ])
  func importsIncludeTheirDependencies(source: String, expected: String) {
    #expect(changed(source, by: .foundationImports(of: ["B", "C"])) == expected)
  }

  @Test func unusualSpacesAreReplacedInCodeOnly() {
    #expect(
      changed("\u{FEFF}let\u{A0}a = \"\u{A0}\" // \u{A0}", by: .plainSpaces)
        == "   let  a = \"\u{A0}\" // \u{A0}")
  }

  @Test(arguments: [
    ("f(#keyPath(Item.name), a)", "f(\"name\"             , a)"),
    ("#keyPath(Kit.Item.tags.title)", "\"tags.title\"                 "),
    ("#keyPath(name)", "\"name\"        "), ("\"#keyPath(a)\"", "\"#keyPath(a)\""),
    ("#keyPath(Item)", "#keyPath(Item)"), ("#keyPath(a", "#keyPath(a"),
  ])
  func pathsBecomeFileNames(source: String, expected: String) {
    #expect(changed(source, by: .namedKeyPaths) == expected)
  }

  @Test(arguments: [
    ("f(#selector(a(_:)), b)", "f(_Select(\"a(_:)\"), b)"),
    ("#selector(Model.a(_:with:))", "_Select(\"Model.a(_:with:)\")"),
    ("#selector(a", "#selector(a"), ("\"#selector(a)\"", "\"#selector(a)\""),
    ("throw NSError()", "throw NSErro_()"), ("NSError(domain: a)", "NSError(domain: a)"),
    ("NSError\n()", "NSError\n()"),
  ])
  func objectiveCExpressionsBecomeCalls(source: String, expected: String) {
    #expect(changed(source, by: .objectiveCExpressions) == expected)
  }

  @Test(arguments: [
    (
      "@NSManaged public func addToTags(_ value: Tag)",
      "           public func addToTags(_ value: Tag) { _callManaged(\"addToTags\", [value]) }"
    ),
    (
      "@NSManaged func insert(_ value: Tag, at place: Int)",
      "           func insert(_ value: Tag, at place: Int) { _callManaged(\"insert\", [value, place]) }"
    ),
    ("@NSManaged var a: Int", "@NSManaged var a: Int"),
    ("@NSManaged func a() -> Int", "@NSManaged func a() -> Int"), ("@NSManaged", "@NSManaged"),
  ])
  func functionsOfManagedObjectsHaveABody(source: String, expected: String) {
    #expect(changed(source, by: .managedFunctions) == expected)
  }
}
