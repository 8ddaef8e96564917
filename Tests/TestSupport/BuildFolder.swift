package import Foundation

/// The folder with the build that the tests belong to, and our programs in it.
package enum BuildFolder {
  package static let url = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()
}
