package import Foundation

/// Modules that were compiled for some source to import.
package struct BuiltModules: Sendable, Hashable, Codable {
  package var names: [String] = []
  /// Each holds a module and its objects.
  package var folders: [URL] = []
  package var objects: [URL] = []

  package init() {}

  mutating func add(_ module: BuiltModules) {
    names += module.names
    folders += module.folders
    objects += module.objects
  }
}

/// Source of a module that is compiled for others to import.
package struct ModuleSource: Sendable {
  package let name: String
  package let files: [URL]
  package var conditions: [String] = []
  package var isIsolatedToMainActor = false
  /// What each file sees without an import.
  package var imports: [String] = []

  package init(name: String, files: [URL]) {
    self.name = name
    self.files = files
  }
}
