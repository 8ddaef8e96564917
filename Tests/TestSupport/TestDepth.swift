import Foundation
public import Testing

/// The two depths of testing: `.ci/test` runs the main paths, `.ci/test --all` runs everything.
///
/// Outside `.ci/test` every test runs.
public enum TestDepth: Sendable {
  case main, all

  public static let current: TestDepth =
    ProcessInfo.processInfo.environment["RINGS_TEST_DEPTH"] == "main" ? .main : .all

  /// The first few cases at the main depth, all of them otherwise.
  public static func cases<Case>(_ all: [Case], mainPath count: Int = 1) -> [Case] {
    current == .main ? Array(all.prefix(count)) : all
  }

  /// At the main depth the first case of each kind, all of them otherwise.
  public static func cases<Case, Kind: Hashable>(
    _ all: [Case], mainPathOfEach kind: (Case) -> Kind
  ) -> [Case] {
    guard current == .main else { return all }
    var seen: Set<Kind> = []
    return all.filter { seen.insert(kind($0)).inserted }
  }

  static let skipped = ConditionTrait.disabled("`.ci/test --all` runs it")
}

/// Marks a test, or a suite, that is too slow for the main depth.
public struct ThoroughTests: SuiteTrait, TestTrait {
  public let isRecursive = true

  public func prepare(for test: Test) async throws {
    if TestDepth.current == .main { try await TestDepth.skipped.prepare(for: test) }
  }
}

extension Trait where Self == ThoroughTests {
  /// Only `.ci/test --all` runs the test, or the suite.
  public static var thorough: Self { ThoroughTests() }
}

/// Marks a test, or all tests of a quick suite, that run at the main depth although they start processes.
public struct MainPath: SuiteTrait, TestTrait {
  public let isRecursive = true
}

extension Trait where Self == MainPath {
  /// The test, or the suite, runs at both depths.
  public static var mainPath: Self { MainPath() }
}
