/// Folders that tools fill with third-party code or build products.
package enum ToolFolder {
  private static let names: Set = [
    "pods", "carthage", "build", ".build", "deriveddata", "sourcepackages", "node_modules",
    ".swiftpm",
  ]

  package static func isOne(_ name: String) -> Bool { names.contains(name.lowercased()) }
}
