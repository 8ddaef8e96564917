import Compiling
import Foundation
import Testing

@Suite("A kit is whole")
struct KitTests {
  /// Returns the modules that some code imports, directly or indirectly.
  private func closure(of roots: [String]) throws -> Set<String> {
    var imports: [String: Set<String>] = [:]
    for file in try House.swiftFiles(under: "Sources") {
      imports[House.target(of: file) ?? "", default: []].formUnion(try House.imports(of: file))
    }
    var found: Set<String> = []
    var waiting = roots
    while let next = waiting.popLast() {
      guard House.manifest.dependencies[next] != nil, found.insert(next).inserted else { continue }
      waiting += imports[next] ?? []
    }
    return found
  }

  /// A missing module is our fault, so there's no verdict.
  @Test(arguments: [
    (SoftwareDevelopmentKit.Audience.learner, ["SwiftUI", "WidgetKit", "AppIntents", "UIKit"]),
    (.probes, ["LessonProbes"]), (.checks, ["LessonChecks"]),
  ])
  func itHoldsWhatItsModulesImport(
    audience: SoftwareDevelopmentKit.Audience, roots: [String]
  ) throws {
    let names = Set(SoftwareDevelopmentKit.names(for: audience, standIns: []))
    let missing = try closure(of: roots).subtracting(names)
      .filter { !$0.hasSuffix("StandIn") && !$0.hasPrefix("C") }
    #expect(missing.isEmpty, "SoftwareDevelopmentKit.names(for: .\(audience)) lacks \(missing)")
  }
}
