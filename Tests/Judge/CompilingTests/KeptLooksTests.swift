import Compiling
import Foundation
import PhoneFacts
import Storage
import TestSupport
import Testing

/// Availability checks of unchanged files are cached.
@Suite("Kept looks at an older iOS", .serialized, .startsProcesses) struct KeptLooksTests {
  /// A separate cache, because other suites also check files.
  private static let cache = CompilerFixture.emptyCache("rings-test-looks")

  private let folder: TemporaryFolder
  private let place = Self.cache.url.appending(path: "looks")

  init() throws { folder = try TemporaryFolder() }

  /// Text that is unique to each test.
  private let text = """
    import SwiftUI
    // \(UUID().uuidString)
    struct Badge: View { var body: some View { Text("Hi").bold().glassEffect() } }
    """

  private var kept: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [])
  }

  private func found(in path: String, for version: Int) async throws -> [String] {
    let file = try folder.file(path, text)
    let found = try await CompilerFixture.compiler(cache: Self.cache).availability(
      of: [file], deploymentTarget: SystemVersion(version)
    ).diagnostics
    #expect(found.allSatisfy { $0.location?.file == file.path }, "\(found)")
    return found.map { "\($0.location?.line ?? 0): \($0.message)" }
  }

  @Test(.mainPath) func aSavedResultAppliesToTheSameFileElsewhere() async throws {
    let before = kept
    let first = try await found(in: "A.swift", for: 17)
    #expect(first.first?.hasPrefix("3: 'glassEffect(_:in:)' is only available") == true, "\(first)")
    let added = kept.subtracting(before)
    #expect(added.count == 1)
    #expect(try await found(in: "elsewhere/A.swift", for: 17) == first)
    #expect(kept.subtracting(before) == added)
    // Another iOS version has a separate cache entry.
    #expect(try await found(in: "A.swift", for: 26) == [])
    #expect(kept.subtracting(before).count == 2)
  }

  @Test func aDamagedResultIsRecomputed() async throws {
    let before = kept
    let first = try await found(in: "A.swift", for: 17)
    let name = try #require(kept.subtracting(before).first)
    let entry = place.appending(path: "\(name)/entry.json")
    let whole = try String(contentsOf: entry, encoding: .utf8)
    // A forged entry without errors is rejected.
    try Data(whole.replacing("glassEffect", with: "bold").utf8).write(to: entry)
    #expect(try await found(in: "A.swift", for: 17) == first)
    #expect(try String(contentsOf: entry, encoding: .utf8) == whole)
  }
}
