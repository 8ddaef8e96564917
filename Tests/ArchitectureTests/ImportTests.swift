import Foundation
import Testing

@Suite("Imports point downwards")
struct ImportTests {
  @Test func everyTargetStandsInTheTable() throws {
    let found = Set(try House.swiftFiles(under: "Sources").map(House.target(of:)))
    let unknown = found.subtracting(House.mayImport.keys).filter { !$0.hasSuffix("StandIn") }
    #expect(unknown.isEmpty, "add \(unknown.sorted()) to House.mayImport and to Sources/README.md")
  }

  @Test func noTargetImportsWhatItMayNot() throws {
    let ours = Set(House.mayImport.keys)
    for file in try House.swiftFiles(under: "Sources") {
      let target = House.target(of: file)
      let allowed =
        House.mayImport[target] ?? [
          "AppleFoundation", "AppIntents", "CombineStandIn", "SwiftUI", "UIKit", "Drawing",
        ]
      for module in try House.imports(of: file) where ours.contains(module) && module != target {
        #expect(
          allowed.contains(module),
          "\(House.relativePath(of: file)) imports \(module): \(target) stands below or beside it")
      }
    }
  }

  @Test func everyPackageHasOneImporter() throws {
    for file in try House.swiftFiles(under: "Sources") {
      for module in try House.imports(of: file) {
        guard let owner = House.soleImporter[module] else { continue }
        #expect(
          House.target(of: file) == owner,
          "\(House.relativePath(of: file)) imports \(module), which only \(owner) may know")
      }
    }
  }

  /// Whoever reads a stranger's picture may be taken over by it: that happens behind walls.
  @Test func onlyTheLearnersProcessReadsPictures() throws {
    let readers = try House.swiftFiles(under: "Sources").filter {
      try String(contentsOf: $0, encoding: .utf8).contains("ImageReader")
    }
    let targets = Set(readers.map(House.target(of:)))
    #expect(targets == ["ImageFiles", "SwiftUI"])
  }
}
