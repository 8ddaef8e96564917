import Foundation
public import Testing

/// The test depth: `.ci/test` runs the main paths, `.ci/test --all` runs everything.
///
/// Outside of `.ci/test`, every test runs.
public enum TestDepth: Sendable {
  case main, all

  public static let current: TestDepth =
    ProcessInfo.processInfo.environment["RINGS_TEST_DEPTH"] == "main" ? .main : .all

  /// Returns the first few cases at the main depth, or all cases at full depth.
  public static func cases<Case>(_ all: [Case], mainPath count: Int = 1) -> [Case] {
    current == .main ? Array(all.prefix(count)) : all
  }

  /// Returns the first case of each kind at the main depth, or all cases at full depth.
  public static func cases<Case, Kind: Hashable>(
    _ all: [Case], mainPathOfEach kind: (Case) -> Kind
  ) -> [Case] {
    guard current == .main else { return all }
    var seen: Set<Kind> = []
    return all.filter { seen.insert(kind($0)).inserted }
  }

  static let skipped = ConditionTrait.disabled("`.ci/test --all` runs it")
}

/// Marks a test or suite that is too slow for the main depth.
public struct ThoroughTests: SuiteTrait, TestTrait {
  public let isRecursive = true

  public func prepare(for test: Test) async throws {
    if TestDepth.current == .main { try await TestDepth.skipped.prepare(for: test) }
  }
}

extension Trait where Self == ThoroughTests {
  /// Marks a test or suite that only `.ci/test --all` runs.
  public static var thorough: Self { ThoroughTests() }
}

/// Marks a test, or a quick suite, that runs at the main depth although it starts processes.
public struct MainPath: SuiteTrait, TestTrait {
  public let isRecursive = true
}

extension Trait where Self == MainPath {
  /// Marks a test or suite that runs at both depths.
  public static var mainPath: Self { MainPath() }
}
