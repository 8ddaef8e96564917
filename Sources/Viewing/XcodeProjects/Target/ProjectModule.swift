package import Foundation

/// Sources that a target imports as a module of their own: a framework of the same project, or a target of
/// a package that lies beside it.
package struct ProjectModule: Sendable, Hashable {
  package let name: String
  package let sources: [URL]
  package var resources: [URL] = []
  package var conditions: [String] = []
  package var isIsolatedToMainActor = false
  /// What its umbrella header imports, which each of its files sees unasked.
  package var umbrellaImports: [String] = []
  /// Where it comes from, as people call it: `Packages/Kit`.
  package let origin: String
}
