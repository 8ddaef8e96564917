import Foundation

/// The locations on disk of a project's navigator items.
struct ProjectTree {
  let objects: ProjectObjects
  /// The base folder of the project's paths.
  let root: URL
  private let parents: [String: String]

  private static let deepest = 100

  init(_ objects: ProjectObjects, project: URL) {
    self.objects = objects
    let folder = project.deletingLastPathComponent()
    let inside = objects.root.text("projectDirPath") ?? ""
    root = inside.isEmpty ? folder : folder.appending(path: inside).standardizedFileURL
    var parents: [String: String] = [:]
    for group in objects.all(ofKind: "PBXGroup", "PBXVariantGroup", "XCVersionGroup") {
      for child in group.texts("children") { parents[child] = group.identifier }
    }
    self.parents = parents
  }

  /// Returns an object's location; nil for products and system files.
  func place(of object: ProjectObject) -> URL? {
    var parts: [String] = []
    var next: ProjectObject? = object
    for _ in 0..<Self.deepest {
      guard let item = next else { break }
      if let path = item.text("path"), !path.isEmpty { parts.append(path) }
      switch item.text("sourceTree") ?? "<group>" {
      case "<group>": next = objects[parents[item.identifier]]
      case "SOURCE_ROOT": next = nil
      case "<absolute>": return parts.last.map { URL(filePath: $0) }
      default: return nil
      }
    }
    let path = parts.reversed().joined(separator: "/")
    return MacFiles.existing(path.isEmpty ? root : root.appending(path: path))
  }

  /// Returns the location of a path in a setting, such as `Widget/Info.plist`.
  func place(at path: String) -> URL {
    MacFiles.existing(path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path))
  }
}
