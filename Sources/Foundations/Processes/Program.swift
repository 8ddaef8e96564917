import Foundation

/// Finds installed programs by name.
package enum Program {
  /// Returns the path of the first executable with a name.
  ///
  /// Links aren't resolved, because Swift's programs behave according to the name that starts them.
  package static func first(named name: String, in folders: [String]) -> String? {
    folders.lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
