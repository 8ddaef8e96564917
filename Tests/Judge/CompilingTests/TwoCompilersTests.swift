import Compiling
import Foundation
import PhoneFacts
import Storage
import TestSupport
import Testing

/// One compiler builds the plugin to judge, another checks the source for iPhone.
///
/// Code that only one of them sees would escape the check.
@Suite(.serialized, .runsAlone, .mainPath)
struct TwoCompilersTests {
  private static let onlyOnTheHost = """
    import SwiftUI
    #if arch(x86_64) || os(/* a */ Linux) || os(Linux
    ) || os(`Linux`) || _objectFileFormat(ELF) || !arch(arm64) || !os(iOS)
    #error("the host")
    #endif
    #if\u{A0}arch(x86_64)
    #error("the host")
    #endif
    let one = 1; #if (arch( x86_64 ))
    #error("the host")
    #elseif hasFeature(StrictMemorySafety)
    #error("the judge")
    #endif
    #if os(macOS) || canImport(AppKit) || targetEnvironment(simulator) || iOS || arm64
    #error("another platform")
    #endif
    """

  @Test func bothCompilersTakeTheSameBranches() async throws {
    let (outcome, _) = try await CompilerFixture.compile(
      ["A.swift": Self.onlyOnTheHost], options: CompileOptions(forbidsUnsafeCode: true))
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try await errors(in: Self.onlyOnTheHost).isEmpty)
  }

  private func errors(in text: String) async throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", text)
    return try await CompilerFixture.compiler()
      .availability(of: [file], deploymentTarget: SystemVersion(16)).diagnostics.filter {
        $0.severity == .error
      }
  }

  /// The call has no availability check, and its name is too long for the compiler's notes.
  @Test func overlongErrorsStayErrors() async throws {
    let name = String(repeating: "a", count: 70_000)
    let text = "@available(iOS 17, *) func \(name)() {}\nfunc use() { \(name)() }\n"
    #expect(try await errors(in: text).first?.message.contains("available in iOS 16.0") ?? false)
  }

  @Test func warningsBeforeAnErrorAreUnlimited() async throws {
    let warnings = String(repeating: "#warning(\"a\")\n", count: 300)
    let (outcome, _) = try await CompilerFixture.compile([
      "A.swift": warnings + "let wrong: Int = \"\""
    ])
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.filter { $0.severity == .error }.map { $0.location?.line } == [301])
  }

  /// Rebuilding the module caches takes seconds, in which no other compile can run.
  @Test func userTextDoesNotInvalidateCaches() async throws {
    _ = try await CompilerFixture.compile(["A.swift": "import SwiftUI"])
    #expect(try await errors(in: "import SwiftUI").isEmpty)
    let before = Self.stamps()
    #expect(before.count > 1)
    let malformed = try await errors(in: "#error(\"malformed compiled module\")")
    #expect(malformed.map(\.message) == ["malformed compiled module"])
    let (outcome, _) = try await CompilerFixture.compile([
      "A.swift": """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var gap: Int = { #error("could not build C module"); return 1 }()
      }
      """
    ])
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.allSatisfy { $0.location?.file.hasSuffix("A.swift") ?? false }, "\(found)")
    #expect(Self.stamps() == before)
  }

  /// Returns the completion time of each module cache.
  private static func stamps() -> [String: String] {
    var stamps: [String: String] = [:]
    for place in ["module-cache", "availability"] {
      let folder = CompilerFixture.cache.url.appending(path: place)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names {
        for marker in ["ready", "complete"] {
          let file = folder.appending(path: "\(name)/\(marker)")
          stamps["\(place)/\(name)"] =
            FileStamp(path: file.path)?.text ?? stamps["\(place)/\(name)"]
        }
      }
    }
    return stamps
  }
}
