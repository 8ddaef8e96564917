import Foundation
import Storage
import SwiftSource

/// The targets of a `Package.swift`, as far as its text declares them literally.
///
/// The manifest is read but never run, because it's an untrusted program.
struct PackageManifest {
  struct Target {
    var name: String
    var path: String?
    var dependencies: [String] = []
    var exclude: [String] = []
    var sources: [String] = []
    var conditions: [String] = []
    var isIsolatedToMainActor = false
    var kind = ""
  }

  let folder: URL
  private(set) var name: String
  private(set) var targets: [Target] = []
  private(set) var products: [String: [String]] = [:]
  /// The package's dependencies: paths inside its folder, or names of remote packages.
  private(set) var packages: [String] = []

  private static let largest = 1 << 20
  private static let targetKinds: Set = ["target", "executableTarget"]

  /// Reads the manifest in a folder; nil if there's none.
  init?(in folder: URL) {
    self.folder = folder
    name = folder.lastPathComponent
    let place = folder.appending(path: "Package.swift").resolvingSymlinksInPath().path
    guard let bytes = try? BoundedFile.read(place, limit: Self.largest) else { return nil }
    let file = SwiftFile(bytes)
    guard !file.calls(to: "Package").isEmpty else { return nil }
    for place in file.tokens.indices where file[place].isSign(".") {
      guard let call = file.call(at: place + 1), !call.arguments.isEmpty else { continue }
      read(call, of: file)
    }
  }

  private mutating func read(_ call: SourceCall, of file: SwiftFile) {
    let arguments = ManifestArguments(file, open: call.arguments.lowerBound - 1)
    switch file[call.name].text {
    case let kind where Self.targetKinds.contains(kind):
      // In a list of dependencies, `.target` is only a reference.
      guard !arguments.standsInDependencies, let name = arguments.text("name") else { return }
      targets.append(
        Target(
          name: name, path: arguments.text("path"), dependencies: arguments.names("dependencies"),
          exclude: arguments.texts("exclude"), sources: arguments.texts("sources"),
          conditions: arguments.calls("define", in: "swiftSettings"),
          isIsolatedToMainActor: arguments.source("swiftSettings").contains("MainActor"),
          kind: kind))
    case "library", "executable":
      if let name = arguments.text("name") { products[name] = arguments.texts("targets") }
    case "package":
      if let path = arguments.text("path") {
        packages.append(path)
      } else if let url = arguments.text("url") {
        packages.append(PackageFinder.name(of: url))
      }
    default: break
    }
  }

  func sources(of target: Target) -> [URL] {
    guard let root = root(of: target) else { return [] }
    let files = MacFiles.all(below: root).filter { path in
      path.hasSuffix(".swift") && path != "Package.swift"
        && !target.exclude.contains { path == $0 || path.hasPrefix($0 + "/") }
        && (target.sources.isEmpty
          || target.sources.contains { $0 == "." || path == $0 || path.hasPrefix($0 + "/") })
    }
    return files.map { root.appending(path: $0) }
  }

  /// Returns the files in a target's folder other than Swift files, data models and intent definitions.
  func resources(of target: Target) -> [URL] {
    others(of: target).filter { !Self.isModel($0) && !Self.isDefinition($0) }
  }

  func dataModels(of target: Target) -> [URL] { others(of: target).filter(Self.isModel) }

  func definitions(of target: Target) -> [URL] { others(of: target).filter(Self.isDefinition) }

  private func others(of target: Target) -> [URL] {
    guard let root = root(of: target) else { return [] }
    return MacFiles.all(below: root).filter { path in
      !path.hasSuffix(".swift")
        && !target.exclude.contains { path == $0 || path.hasPrefix($0 + "/") }
    }.map { root.appending(path: $0) }
  }

  private static func isDefinition(_ file: URL) -> Bool {
    file.pathExtension == "intentdefinition"
  }

  private static func isModel(_ file: URL) -> Bool {
    ["xcdatamodeld", "xcdatamodel"].contains(file.pathExtension)
  }

  private func root(of target: Target) -> URL? {
    let candidates: [String]
    if let path = target.path {
      candidates = [path]
    } else {
      candidates =
        ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
        + (targets.count == 1 ? ["Sources"] : [])
    }
    return candidates.map { MacFiles.existing(folder.appending(path: $0)) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
