import Compiling
import Foundation
import Processes
import TestSupport
import Testing

/// Learners wait mainly for the type checker.
///
/// The test counts its work, because its time varies.
@Suite(.serialized, .startsProcesses) struct SolverScopeTests {
  /// The reference widget takes 1,830 scopes.
  ///
  /// According to a measurement, one more overload of `padding` of the same shape adds a few hundred.
  private static let budget = 2_300

  @Test(.mainPath) func theReferenceWidgetStaysWithinItsBudget() async throws {
    let widget = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/TideWidget.swift")
    let scopes = try await scopes(of: widget)
    #expect(scopes > 500, "The counter counts something else now")
    #expect(
      scopes <= Self.budget,
      "Type-checking the reference widget takes \(scopes) scopes: an overload too many?")
  }

  /// Returns the constraint scopes that the compiler opens for a file, from its statistics.
  private func scopes(of file: URL) async throws -> Int {
    let folder = try TemporaryFolder()
    let toolchain = try await Toolchain.find(cache: CompilerFixture.cache)
    let report = try await ProcessCommand(
      executable: toolchain.frontend,
      arguments: [
        "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "5",
        "-I", CompilerFixture.modules.path,
        "-module-cache-path", folder.url.appending(path: "modules").path,
        "-stats-output-dir", folder.url.path, file.path,
      ]
    ).run(deadline: .seconds(120))
    try #require(report.end.isSuccess, "\(report.errorText)")
    let statistics = try #require(
      try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
        .first { $0.pathExtension == "json" })
    let values = try JSONSerialization.jsonObject(with: Data(contentsOf: statistics))
    return try #require((values as? [String: Any])?["Sema.NumConstraintScopes"] as? Int)
  }
}
