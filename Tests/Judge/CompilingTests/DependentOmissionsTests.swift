import Compiling
import Foundation
import TestSupport
import Testing

/// Code that depends on removed code is removed in the same round, because each round takes a compile.
@Suite("Omissions of dependent code", .serialized, .startsProcesses) struct DependentOmissionsTests
{
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Compiles a file without its missing parts, and returns what was compiled, in one line, and the number of
  /// failed compiles, the first of which reports only the import.
  private func remainder(of source: String) async throws -> (text: String, rounds: Int) {
    let file = try folder.file(
      "Steps.swift", "import RemoteStore\nimport SwiftUI\n\(source)\n// \(UUID().uuidString)")
    let compiler = try await CompilerFixture.compiler()
    var options = CompileOptions()
    options.stopsEarlyAtHardExpressions = true
    let omissions = try compiler.omissions(
      from: [file], absent: try compiler.absentModules(in: [file], besides: []), origin: .project,
      options: options, folder: folder.url.appending(path: "copies"))
    for round in 0..<20 {
      let files = try await omissions.urls(for: [file])
      let outcome = try await compiler.compile(sources: files, options: options).outcome
      if await omissions.omit(because: outcome) { continue }
      guard case .plugin = outcome else { break }
      let text = try String(contentsOf: try #require(files.first), encoding: .utf8)
      return (text.split(whereSeparator: \.isWhitespace).joined(separator: " "), round)
    }
    Issue.record("It never compiles.")
    return ("", 20)
  }

  @Test(.mainPath) func aChainOfModifiersContinuesAfterADirective() async throws {
    let rest = try await remainder(
      of: """
        struct Chart: View {
          var body: some View {
            ZStack { Text("sun").remote(1).padding(1).remote(2).remote(3) }
              #if !NEVER
                .remote(4)
              #endif
              .padding(2)
              #if !NEVER
                .remote(5)
                .padding(3)
              #endif
          }
        }
        """)
    #expect(
      rest.text.contains(
        #"ZStack { Text("sun") .padding(1) } .padding(2) #if !NEVER .padding(3) #endif"#),
      "\(rest)")
    #expect(rest.rounds == 1)
  }

  @Test func aModifierOfRingsStaysWhereItIsKnown() async throws {
    let rest = try await remainder(
      of: """
        struct Icon: View {
          var body: some View {
            Text("sun").resizable()
            Image(systemName: "sun.max").resizable()
          }
        }
        """)
    #expect(rest.text.contains(#"Image(systemName: "sun.max").resizable()"#), "\(rest)")
  }

  @Test func aTypeWithoutAnyOfItsInheritedTypesHasNoColon() async throws {
    let rest = try await remainder(of: "struct Steps: Remote.Item, Kept { let count = 1 }")
    #expect(rest.text.contains("struct Steps { let count = 1 }"), "\(rest)")
    let three = try await remainder(
      of: "struct Steps: Equatable, Remote.Item, Hashable, Kept { let count = 1 }")
    #expect(three.text.contains("struct Steps: Equatable , Hashable { let count = 1 }"), "\(three)")
  }

  @Test func aGuardOnALineOfItsOwnFails() async throws {
    let rest = try await remainder(
      of: """
        func count() -> Int {
          var count = 1
          guard
            let steps = RemoteStore.steps
          else {
            count += 1
            return count
          }
          return steps
        }
        """)
    #expect(rest.text.contains("var count = 1 count += 1 return count }"), "\(rest)")
  }

  @Test(.mainPath) func usesOfALocalNameAreRemovedThoughOthersHaveTheName() async throws {
    let rest = try await remainder(
      of: """
        struct Sun {
          func rise() {
            let b = Remote.dot(1)
            let c = b * 2
            print(c)
          }
          func set() {
            let b = Remote.dot(2)
            let c = b + 1
            print(c)
          }
          func noon() { let b = 12; print(b) }
        }
        """)
    #expect(rest.text.contains("func rise() { }"), "\(rest)")
    #expect(rest.text.contains("func set() { }"), "\(rest)")
    #expect(rest.text.contains("func noon() { let b = 12; print(b) }"), "\(rest)")
    #expect(rest.rounds == 2)
  }

  @Test func aFunctionWithoutItsResultIsRemovedWithItsCalls() async throws {
    let rest = try await remainder(
      of: """
        struct Model { var name = "" }
        struct Sun {
          private func tint() -> Model { Remote.model() }
          func show() {
            print(self.tint())
            print("shown")
          }
        }
        """)
    #expect(!rest.text.contains("tint"), "\(rest)")
    #expect(rest.text.contains(#"func show() { print("shown") }"#), "\(rest)")
    #expect(rest.rounds == 2)
  }

  @Test func aLoopWithoutItsValuesHasNoResult() async throws {
    let rest = try await remainder(
      of: """
        struct Row { var all: [Int] }
        struct Sun {
          func row() -> Row {
            var all: [Int] = []
            for kind in 0..<3 {
              let color: Int = switch kind {
              case 0: Remote.color(kind)
              default: 1
              }
              all.append(color)
            }
            return Row(all: all)
          }
          func name() -> Row {
            let remote = Remote.name()
            print(remote)
            return Row(all: [])
          }
        }
        """)
    #expect(!rest.text.contains("func row"), "\(rest)")
    #expect(rest.text.contains("func name() -> Row { return Row(all: []) }"), "\(rest)")
  }
}
