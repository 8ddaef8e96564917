import Compiling
import Foundation
import Testing

@Suite("The manifests say who imports whom")
struct ImportTests {
  /// Returns the modules that each target's files import.
  private static func imports() throws -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in try House.swiftFiles(under: "Sources") {
      guard let target = House.target(of: file) else {
        Issue.record("\(House.relativePath(of: file)) is in the folder of no target")
        continue
      }
      found[target, default: []].formUnion(try House.imports(of: file))
    }
    return found
  }

  @Test func manifestsCanBeRead() throws {
    let manifest = try Manifest.read()
    #expect(manifest.dependencies.count > 70)
    #expect(manifest.folders["CLinux"] == "Sources/Foundations/SystemLibraries/CLinux")
    #expect(manifest.dependencies["Judge"]?.contains("Compiling") == true)
    #expect(manifest.products["Curriculum"] == ["Yams"])
    #expect(manifest.folders["osStandIn"] == "Sources/Sandbox/SDK/StandIns/os")
  }

  /// SwiftPM finds the modules of all targets in one folder, so a missing dependency would go unnoticed.
  @Test func aTargetImportsWhatTheManifestLists() throws {
    let imports = try Self.imports()
    for (target, listed) in House.manifest.dependencies.sorted(by: { $0.key < $1.key }) {
      let found = (imports[target] ?? []).subtracting([target])
        .filter { House.manifest.dependencies[$0] != nil }
      #expect(
        found.subtracting(listed).isEmpty,
        "\(target): add these to its dependencies, or don't import them")
      guard !House.manifest.programs.contains(target) else { continue }
      #expect(listed.subtracting(found).isEmpty, "\(target) depends on these and imports none")
    }
  }

  /// The compiler finds all modules of the SDK, but learner code may import only Apple's modules.
  @Test(arguments: [SoftwareDevelopmentKit.Audience.learner, .probes])
  func learnerCodeImportsNoneOfOurModules(audience: SoftwareDevelopmentKit.Audience) {
    let ours = SoftwareDevelopmentKit.names(for: audience, standIns: []).filter {
      House.manifest.folders[$0] != nil && !House.isOfApple($0)
    }
    #expect(ours.contains("Drawing"))
    for module in ours {
      let code = "import \(module)"
      let findings = SourcePolicy().findings(in: Array(code.utf8), file: "A.swift")
      #expect(findings.map(\.name) == [code])
    }
  }

  /// A third-party library is replaceable if only one target imports it.
  ///
  /// `Logging` is an interface for every module.
  @Test func everyExternalLibraryHasOneImporter() throws {
    let imports = try Self.imports()
    let products = House.manifest.products.flatMap { target, products in
      products.map { (product: $0, target: target) }
    }
    #expect(products.count >= 5)
    for (product, target) in products where product != "Logging" {
      let importers = imports.filter { $0.value.contains(product) }.keys.sorted()
      #expect(importers == [target], "\(product)")
    }
  }

  /// A malicious picture may exploit the process that reads it, so only the sandbox reads pictures.
  ///
  /// `Results` reads only the PNG that it has just drawn, to show it as sixels.
  @Test func onlyTheLearnersProcessReadsPictures() throws {
    let readers = try House.swiftFiles(under: "Sources").filter {
      try String(contentsOf: $0, encoding: .utf8).contains("ImageReader")
    }
    #expect(Set(readers.map(House.target(of:))) == ["ImageFiles", "SwiftUI", "Results"])
  }
}
