package import Foundation

/// Modules compiled for some source to import.
package struct BuiltModules: Sendable, Hashable, Codable {
  package var names: [String] = []
  /// The modules' folders, each with a module and its objects.
  package var folders: [URL] = []
  package var objects: [URL] = []

  package init() {}

  mutating func add(_ module: BuiltModules) {
    names += module.names
    folders += module.folders
    objects += module.objects
  }
}

/// The source of a module for other source to import.
package struct ModuleSource: Sendable {
  package let name: String
  package let files: [URL]
  package var conditions: [String] = []
  package var isIsolatedToMainActor = false
  /// The modules that every file imports implicitly.
  package var imports: [String] = []

  package init(name: String, files: [URL]) {
    self.name = name
    self.files = files
  }
}
