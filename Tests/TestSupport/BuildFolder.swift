package import Foundation

/// Where the build lies that the tests belong to.
package enum BuildFolder {
  package static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/debug")
}
