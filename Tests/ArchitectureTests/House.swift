import Foundation
import SwiftSource
import TestSupport

/// The repository's targets and source files.
enum House {
  /// The manifest, or an empty manifest if it can't be read, which `ImportTests.theManifestsAreRead` reports.
  static let manifest = (try? Manifest.read()) ?? Manifest()

  /// Returns whether a target may read a learner's source.
  static func mayReadSwift(_ target: String) -> Bool {
    target != "SwiftSource" && !isOfApple(target)
  }

  /// Returns whether a target declares Apple's API under Apple's names.
  static func isOfApple(_ target: String) -> Bool {
    target != "LearnerLibrary"
      && manifest.folders[target]?.hasPrefix("Sources/Sandbox/SDK/") ?? false
  }

  static let root = Repository.root

  /// Returns the target of a source file, by the folders in the manifests.
  static func target(of file: URL) -> String? {
    var folder = relativePath(of: file)[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let target = manifest.target(in: String(folder)) { return target }
    }
    return nil
  }

  static func relativePath(of file: URL) -> String {
    String(file.path.dropFirst(root.path.count)).trimmingPrefix("/").description
  }

  static func swiftFiles(under folder: String) throws -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (enumerator?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
      .sorted { $0.path < $1.path }
  }

  static func suiteFolders() throws -> [URL] {
    let folders = Set(
      try swiftFiles(under: "Tests").flatMap { file in
        sequence(first: file.deletingLastPathComponent()) { folder in
          folder.path.count > root.path.count ? folder.deletingLastPathComponent() : nil
        }.filter { $0.lastPathComponent.hasSuffix("Tests") && $0.lastPathComponent != "Tests" }
      })
    return folders.sorted { $0.path < $1.path }
  }

  /// Returns the modules that a file imports, without submodules.
  static func imports(of file: URL) throws -> [String] {
    SwiftFile(try String(contentsOf: file, encoding: .utf8)).imports.map(\.module)
  }
}
