import Foundation
import SwiftSource
import TestSupport

/// The repository as these tests see it: its targets and source files.
enum House {
  /// Empty where the manifests can't be read, which `ImportTests.theManifestsAreRead` reports.
  static let manifest = (try? Manifest.read()) ?? Manifest()

  /// Whether a target may have to do with a learner's source.
  static func mayReadSwift(_ target: String) -> Bool {
    target != "SwiftSource" && !isOfApple(target)
  }

  /// Whether a target has Apple's API under Apple's names.
  static func isOfApple(_ target: String) -> Bool {
    target != "LearnerLibrary"
      && manifest.folders[target]?.hasPrefix("Sources/Sandbox/SDK/") ?? false
  }

  static let root = Repository.root

  /// The target that a source file belongs to, by the folders of the manifests.
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

  /// The folders of test targets.
  static func suiteFolders() throws -> [URL] {
    let folders = Set(
      try swiftFiles(under: "Tests").flatMap { file in
        sequence(first: file.deletingLastPathComponent()) { folder in
          folder.path.count > root.path.count ? folder.deletingLastPathComponent() : nil
        }.filter { $0.lastPathComponent.hasSuffix("Tests") && $0.lastPathComponent != "Tests" }
      })
    return folders.sorted { $0.path < $1.path }
  }

  /// The modules that a file imports, submodules cut off.
  static func imports(of file: URL) throws -> [String] {
    SwiftFile(try String(contentsOf: file, encoding: .utf8)).imports.map(\.module)
  }
}
