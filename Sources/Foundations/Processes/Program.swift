import Foundation

/// Programs of this machine, by their names.
package enum Program {
  /// The path of the first executable of that name; links are not followed, as the name decides what
  /// Swift's programs do.
  package static func first(named name: String, in folders: [String]) -> String? {
    folders.lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
