import Compiling
import Foundation
import TestSupport
import Testing

@Suite("Linking", .serialized, .startsProcesses, .mainPath)
struct LinkingTests {
  private func outcome(of files: [String: String]) async throws -> CompileOutcome {
    let mark = "// \(UUID().uuidString)\n"
    return try await CompilerFixture.compile(files.mapValues { $0 + "\n" + mark }).outcome
  }

  @Test func severalFilesBecomeOnePlugin() async throws {
    let outcome = try await outcome(of: [
      "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(words) } }",
      "B.swift": "let words = \"\"", "C.swift": "func unused() { let never = 1 }",
    ])
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(plugin.diagnostics.map(\.severity) == [.warning])
  }

  @Test func linkerErrorsMakeNoPlugin() async throws {
    let outcome = try await outcome(of: [
      "A.swift": "@_cdecl(\"same\") public func a() {}",
      "B.swift": "@_cdecl(\"same\") public func b() {}",
    ])
    guard case .crashed(_, let words) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(words.contains("duplicate symbol"))
  }
}
