import Foundation

/// Finds a project's CocoaPods, each as a module of its Swift files.
struct PodFinder {
  private let folder: URL

  /// Folders beside the pods that aren't pods.
  private static let others: Set = ["Headers", "Local Podspecs", "Target Support Files"]
  private static let mostPods = 200
  /// Folders of a pod that don't belong to the library.
  private static let asides: Set = ["Tests", "Test", "Example", "Examples", "Demo"]

  init(in root: URL) { folder = root.appending(path: "Pods") }

  func modules() -> [ProjectModule] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().prefix(Self.mostPods).compactMap { name in
      guard !name.hasPrefix("."), !name.contains(".xcodeproj"), !Self.others.contains(name) else {
        return nil
      }
      let place = folder.appending(path: name)
      let files = MacFiles.all(below: place).filter { path in
        path.hasSuffix(".swift")
          && !path.split(separator: "/").contains { Self.asides.contains(String($0)) }
      }
      guard !files.isEmpty else { return nil }
      return ProjectModule(
        name: BuildSettings.moduleName(name), sources: files.map { place.appending(path: $0) },
        origin: "Pods/\(name)")
    }
  }
}
