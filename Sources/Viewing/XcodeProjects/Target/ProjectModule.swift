package import Foundation

/// Sources that a target imports as a separate module: a framework of the project, or a target of a nearby
/// package.
package struct ProjectModule: Sendable, Hashable {
  package let name: String
  package let sources: [URL]
  package var resources: [URL] = []
  /// The Core Data models, for which Xcode generates classes in the module.
  package var dataModels: [URL] = []
  /// The intent definitions for which Xcode generates classes in this module.
  package var definitions: [URL] = []
  package var conditions: [String] = []
  package var isIsolatedToMainActor = false
  /// The imports of the module's umbrella header, which all of the module's files see implicitly.
  package var umbrellaImports: [String] = []
  /// The readable origin: `Packages/Kit`.
  package let origin: String
}
