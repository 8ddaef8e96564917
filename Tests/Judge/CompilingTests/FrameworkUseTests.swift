import Compiling
import Foundation
import TestSupport
import Testing

/// Frameworks that widgets import in addition to SwiftUI, with typical uses.
@Suite("Frameworks beside SwiftUI", .serialized, .startsProcesses) struct FrameworkUseTests {
  private static let cases = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases/Frameworks")

  private static let frameworks =
    (try? FileManager.default.contentsOfDirectory(atPath: cases.path))?
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted() ?? []

  @Test(arguments: frameworks)
  func typicalWidgetCodeCompiles(framework: String) async throws {
    let file = "\(framework).swift"
    let source = try String(contentsOf: Self.cases.appending(path: file), encoding: .utf8)
    #expect(source.contains("import \(framework)\n"))
    let (outcome, folder) = try await CompilerFixture.compile([file: source])
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(plugin.diagnostics.isEmpty)
    withExtendedLifetime(folder) {}
  }

  /// A stand-in that no test uses may not work.
  @Test(.mainPath) func everySubstituteModuleIsTested() throws {
    let tests = Repository.root.appending(path: "Tests")
    let standIns = Repository.sources.appending(path: "Sandbox/SDK/StandIns")
    var imported: Set<Substring> = []
    for case let file as URL in FileManager.default.enumerator(
      at: tests, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      imported.formUnion(text.matches(of: /import (\w+)/).map(\.1))
    }
    let all = try FileManager.default.contentsOfDirectory(atPath: standIns.path)
    let unused = all.filter { !imported.contains($0[...]) && !imported.contains("\($0)StandIn") }
    #expect(!all.isEmpty && unused.isEmpty, "used by no test: \(unused.sorted())")
  }
}
