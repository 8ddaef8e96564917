import Foundation
import Testing
import Workbench

@Suite struct ObjectPolicyTests {
  @Test func anOrdinaryWidgetBreaksNoRule() async throws {
    let violations = try await violations(
      in: """
        import SwiftUI
        struct Hero: View {
          let degrees: Double
          var body: some View {
            VStack { Text(degrees, format: .number).bold(); Text(Date.now, style: .time) }
          }
        }
        func label(_ parts: [String]) -> String { parts.sorted().joined(separator: ", ") }
        """)
    #expect(violations.isEmpty)
  }

  @Test func whatAWidgetMustNotDoIsNamed() async throws {
    let violations = try await violations(
      in: """
        import Foundation
        func leave() { exit(0) }
        func run() throws { let process = Process(); try process.run() }
        func look() -> UnsafeMutableRawPointer? { dlsym(nil, "main") }
        func listen() -> Int32 { socket(2, 1, 0) }
        """)
    #expect(violations.map(\.name) == ["Process", "dlsym", "exit", "socket"])
    #expect(violations.map(\.ability) == [.starting, .loading, .ending, .network])
  }

  @Test func anExerciseCanAllowAnAbility() async throws {
    let violations = try await violations(
      in: "import Foundation\nfunc leave() { exit(0) }", allowing: [.ending])
    #expect(violations.isEmpty)
  }

  @Test func aNameGivenByHandIsFoundToo() async throws {
    let violations = try await violations(
      in: "@_silgen_name(\"execve\") func f(_: Int, _: Int, _: Int) -> Int32\nlet x = f(0, 0, 0)")
    #expect(violations.map(\.name) == ["execve"])
  }

  @Test func codeThatRunsWhileLoadingIsFound() async throws {
    let violations = try await violations(
      in: "@section(\".init_array\") @used let early: @convention(c) () -> Void = { }")
    #expect(violations.map(\.ability) == [.loadTime])
  }

  @Test func aDamagedFileIsAnErrorNotACrash() async throws {
    let folder = try TemporaryFolder()
    let (outcome, _) = try await CompilerFixture.compile(["A.swift": "let a = 1"])
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let whole = try Data(contentsOf: plugin.url)
    let file = folder.url.appending(path: "cut.so")
    for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 40)) {
      try whole.prefix(length).write(to: file)
      #expect(throws: (any Error).self) { try ObjectPolicy().violations(in: file) }
    }
  }

  private func violations(
    in source: String, allowing allowed: Set<ObjectPolicy.Ability> = []
  ) async throws -> [ObjectPolicy.Violation] {
    let (outcome, _) = try await CompilerFixture.compile(["A.swift": source])
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return []
    }
    return try ObjectPolicy(allowed: allowed).violations(in: plugin.url)
  }
}
