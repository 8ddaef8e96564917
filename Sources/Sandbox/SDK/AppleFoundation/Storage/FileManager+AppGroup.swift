public import Foundation

/// The containers of app groups on the simulated phone.
package enum AppGroupContainers {
  /// A temporary folder of this process, deleted after the run.
  package static var root: URL {
    FileManager.default.temporaryDirectory.appending(
      path: "AppGroups", directoryHint: .isDirectory)
  }
}

@available(iOS 7.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
extension FileManager {
  /// Returns the folder that an app shares with its widgets, or `nil` if the identifier isn't a valid folder
  /// name.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    let isName = !groupIdentifier.isEmpty && !groupIdentifier.hasPrefix(".")
    guard isName, !groupIdentifier.contains("/") else { return nil }
    let folder = AppGroupContainers.root.appending(
      path: groupIdentifier, directoryHint: .isDirectory)
    // Without write permission, the folder doesn't exist, and reading and writing in it throw. Return the URL
    // anyway as the phone does, because code unwraps it.
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
