import Compiling
import Foundation
import TestSupport
import Testing

/// The linker begins when the objects are there, and nobody waits for the compiler to tidy up.
@Suite("Early linking", .serialized, .startsProcesses, .mainPath)
struct EarlyLinkTests {
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
    // The warning was written after the objects.
    #expect(plugin.diagnostics.map(\.severity) == [.warning])
  }

  @Test func whatTheLinkerRefusesIsNoPlugin() async throws {
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

  /// As many watches as the kernel gives a user; other programs may have taken them.
  private static let watches =
    (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_user_instances", encoding: .utf8))
    .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? .max

  @Test(.enabled(if: watches <= 256, "taking them all would take all descriptors"))
  func withoutAWatchTheLinkerBeginsAfterTheCompiler() async throws {
    var watches: [Int32] = []
    while case let watch = inotify_init1(Int32(IN_CLOEXEC)), watch >= 0 { watches.append(watch) }
    defer { for watch in watches { close(watch) } }
    let outcome = try await outcome(of: ["A.swift": "let a = 1", "B.swift": "let b = a"])
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
