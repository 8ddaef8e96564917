public import Foundation

/// Where the containers of app groups lie on the simulated phone.
package enum AppGroupContainers {
  /// A folder of this process's temporary files: what one run writes is gone after it.
  package static var root: URL {
    FileManager.default.temporaryDirectory.appending(
      path: "AppGroups", directoryHint: .isDirectory)
  }
}

@available(iOS 7.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
extension FileManager {
  /// The folder that an app and its widgets share; nil for an identifier that is no folder name.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    let isName = !groupIdentifier.isEmpty && !groupIdentifier.hasPrefix(".")
    guard isName, !groupIdentifier.contains("/") else { return nil }
    let folder = AppGroupContainers.root.appending(
      path: groupIdentifier, directoryHint: .isDirectory)
    // Where nothing may be written the folder is missing, and reading and writing in it throw; the
    // phone names it all the same, and code unwraps the name.
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
