package import Foundation

/// The folder of the tests' build, which contains our programs.
package enum BuildFolder {
  package static let url = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()
}
