import Compiling
import Foundation
import Macros
import SwiftSource
import TestSupport
import Testing

/// Code that only Apple's compilers accept compiles here with the same meaning and source locations.
@Suite(.serialized, .startsProcesses) struct AppleSourceTests {
  private func changed(_ source: String) -> String {
    String(decoding: SwiftFile(source).rewritten(by: SourceRewriter.forApple), as: UTF8.self)
  }

  @Test(arguments: [
    ("@objc(Note) class Note {}", "            class Note {}"),
    ("@objc func f() {}", "      func f() {}"),
    ("@objcMembers final class A {}", "             final class A {}"),
    ("  @NSManaged var a: Int", "  @_Managed  var a: Int"),
    ("let a = b as NSNumber", "let a = b <~ NSNumb_r"),
    ("f(x as NSString, 3)", "f(x <~ NSStri_g, 3)"),
    ("Bundle.main.bundleIdentifier!", "MainBundle_.bundleIdentifier!"),
    ("Bundle.main.url(forResource: a)", "Main_Bundle.url(forResource: a)"),
    ("load(from: Bundle.main)", "load(from: Main_Bundle)"),
    ("String(format: title, 2)", "String(f_rmat: title, 2)"),
    ("String.localizedStringWithFormat(a, 2)", "String.localized_Text_Formatted_(a, 2)"),
    ("Image(a, bundle: Bundle.module)", "Image(a, bundle: Main_Bundle  )"),
    ("Image(a, bundle: .module)", "Image(a, bundle: .main  )"),
    ("import os.log", "import os    "),
    ("internal import Combine", "         import Combine"),
    ("import SwiftData\n@Query private var a: [A]", "import SwiftData\n@_Q()  private var a: [A]"),
    (
      "import SwiftData\n@Query(sort: k) var a: [A]", "import SwiftData\n@Query(sort: k) var a: [A]"
    ),
    ("@SwiftUI.Entry var gap = 8", "@Entry         var gap = 8"),
    ("@SwiftData::Model final class A {}", "@Model            final class A {}"),
    (
      "@preconcurrency import class UIKit.UIImage // a",
      "@preconcurrency import       UIKit         // a"
    ),
  ])
  func attributesAndCastsAreReplacedInPlace(source: String, expected: String) {
    #expect(changed(source) == expected)
    #expect(changed(source).utf8.count == source.utf8.count)
  }

  /// Extensions can't have stored properties, so accessors come after the type, where they don't move any
  /// column.
  @Test func managedPropertiesInAnExtensionAreComputed() {
    let source = "extension Item {\n  @NSManaged public var name: String?\n  var a = 1\n}"
    let lines = changed(source).split(separator: "\n")
    #expect(
      lines[1]
        == "             public var name: String? { get { _managedValue(\"name\") } set { _setManagedValue(\"name\", newValue) } }"
    )
    #expect(lines[2] == "  var a = 1")
  }

  @Test(arguments: [
    "let text = \"@objc as NSNumber\"", "// @objc as NSString", "case let n as NSNumber: break",
    "} catch let error as NSError {", "let a = b as? NSNumber", "let a = b as NSNumber?",
    "let f = g as NSNumberFormatter", "@objcSomething var a = 1", "@SwiftUI.State var a = 1",
    "Bundle.mainline", "MyBundle.main.infoDictionary", "bundle: .modules", "// Bundle.module",
    "extension Bundle { static var module: Bundle { Bundle(for: A.self) } }; let a = Bundle.module",
    "@MainActor func f() {}", "import SwiftUI // e.g. views",
    "let a = \"\"\"\nimport os.log\n\"\"\"", "let a = \\Bundle.main", "Foundation.Bundle.main",
  ])
  func everythingElseStays(source: String) {
    #expect(changed(source) == source)
  }

  /// Checks are written for Linux, so no operator is added after a cast.
  @Test func checksAreCompiledUnchanged() async throws {
    let (outcome, _) = try await CompilerFixture.compile(
      ["Checks.swift": "import Foundation\nlet text = \"\(UUID().uuidString)\" as NSString"],
      options: CompileOptions(audience: .checks))
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func environmentEntriesAreReadAsWritten() throws {
    let typed = try #require(EnvironmentEntry("@Entry var gap: CGFloat = 8 // points"))
    #expect(typed.accessors.contains("self[__Key_gap.self]"))
    #expect(typed.key.contains("static var defaultValue: CGFloat { 8 }"))
    let inferred = try #require(EnvironmentEntry("@Entry public var name = \"a = b\""))
    #expect(inferred.key.contains("static let defaultValue = \"a = b\""))
    #expect(EnvironmentEntry("@Entry var city: String?")?.value == "nil")
    #expect(EnvironmentEntry("@Entry var city: String") == nil)
  }

  private func compiled(_ source: String) async throws -> CompileOutcome {
    try await CompilerFixture.compile(["Cast.swift": source]).0
  }

  /// The following cast determines the result type of a generic function.
  @Test(
    .mainPath,
    arguments: [
      "func need<T>(_ key: String) -> T { fatalError(key) }\nlet a = (need(\"a\") as NSNumber).doubleValue",
      "let a = (3 as NSNumber).intValue + (\"b\" as NSString).length + ([1] as NSArray).count",
      "let count = 3\nlet a = (count as NSNumber, 1.5 as NSNumber, true as NSNumber)",
      "let text = \"a\"\nlet a = (text as NSString).pathExtension",
    ])
  func aCastIsReadAsOnAPhone(source: String) async throws {
    let outcome = try await compiled("import Foundation\n\(source)")
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(arguments: [
    (
      "struct A {}\nlet a = A() as NSNumber",
      "cannot convert value of type 'A' to type 'NSNumber' in coercion"
    ),
    (
      "let a = Bundle.main as NSString",
      "cannot convert value of type 'Bundle' to this type in coercion"
    ),
    ("let a: Int = Bundle.main", "cannot convert value of type 'Bundle' to specified type 'Int'"),
  ])
  func diagnosticsUseTheLearnersNames(source: String, message: String) async throws {
    let outcome = try await compiled("import Foundation\n\(source)")
    guard case .diagnostics(let diagnostics) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let messages = diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(messages.contains(message), "\(messages)")
  }
}
