/// Folders that tools fill with others' code: dependencies, and what building leaves.
package enum ToolFolder {
  private static let names: Set = [
    "pods", "carthage", "build", ".build", "deriveddata", "sourcepackages", "node_modules",
    ".swiftpm",
  ]

  /// Whether a folder of this name is one; the case of letters does not count.
  package static func isOne(_ name: String) -> Bool { names.contains(name.lowercased()) }
}
