import Foundation
import Storage
import SwiftSource

/// Recognizes Tuist manifests, which are Swift programs that Rings doesn't run.
enum TuistManifest {
  private static let names: Set = ["Project.swift", "Workspace.swift", "Tuist.swift"]
  private static let largest = 1 << 20

  static func isOne(_ file: URL) -> Bool {
    guard names.contains(file.lastPathComponent),
      let bytes = try? BoundedFile.read(file.path, limit: largest)
    else { return false }
    return SwiftFile(bytes).imports.contains { $0.module == "ProjectDescription" }
  }

  static func isIn(_ folder: URL, _ contents: [String]) -> Bool {
    contents.contains { names.contains($0) && isOne(folder.appending(path: $0)) }
  }
}
