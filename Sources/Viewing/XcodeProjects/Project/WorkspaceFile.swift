import Foundation
import Storage

/// The contents of an Xcode workspace, from its `contents.xcworkspacedata`.
struct WorkspaceFile {
  /// The projects, in the workspace's order.
  let projects: [URL]
  /// The folders that could be packages.
  let folders: [URL]

  private static let largest = 1 << 20
  private static let mostItems = 500

  /// - Parameter workspace: the `.xcworkspace` folder.
  /// - Throws: `ProjectError`.
  init(in workspace: URL) throws(ProjectError) {
    let name = workspace.lastPathComponent
    let file = workspace.appending(path: "contents.xcworkspacedata")
    guard let bytes = try? BoundedFile.read(file.path, limit: Self.largest) else {
      throw .unreadableWorkspace(name)
    }
    var places: [URL] = []
    // The folders of the open groups, innermost last.
    let root = workspace.deletingLastPathComponent()
    var groups = [root]
    for tag in Self.tags(in: String(decoding: bytes, as: UTF8.self)) {
      guard places.count < Self.mostItems else { break }
      if tag.closes {
        if tag.name == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let place = tag.location.flatMap { Self.place($0, in: groups.last ?? root, of: workspace) }
      switch tag.name {
      case "Group": if !tag.isEmpty { groups.append(place ?? groups.last ?? root) }
      case "FileRef": if let place { places.append(place) }
      default: break
      }
    }
    projects = places.filter { $0.pathExtension == "xcodeproj" }
    folders = places.filter { $0.pathExtension.isEmpty }
    guard !projects.isEmpty else { throw .emptyWorkspace(name) }
  }

  /// Returns the URL of a location; nil if it isn't on this disk.
  private static func place(_ location: String, in group: URL, of workspace: URL) -> URL? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = String(parts[1])
    switch parts[0] {
    case "group": return path.isEmpty ? group : MacFiles.existing(group.appending(path: path))
    case "container":
      return MacFiles.existing(workspace.deletingLastPathComponent().appending(path: path))
    case "self": return workspace.deletingLastPathComponent()
    case "absolute": return URL(filePath: path)
    default: return nil
    }
  }

  private struct Tag {
    let name: String
    let closes: Bool
    /// Whether the tag is self-closing.
    let isEmpty: Bool
    let location: String?
  }

  /// Returns the tags of the text; Xcode writes each attribute on a separate line.
  private static func tags(in text: String) -> [Tag] {
    text.split(separator: "<").dropFirst().compactMap { piece -> Tag? in
      let inside = piece.prefix { $0 != ">" }
      let closes = inside.first == "/"
      let name = inside.drop { $0 == "/" }.prefix { $0.isLetter }
      guard !name.isEmpty else { return nil }
      let parts = inside.split(separator: "\"", omittingEmptySubsequences: false)
      let place = parts.indices.first { index in
        index % 2 == 0 && parts[index].filter { !$0.isWhitespace }.hasSuffix("location=")
      }
      let value = place.flatMap { $0 + 1 < parts.count ? String(parts[$0 + 1]) : nil }
      return Tag(
        name: String(name), closes: closes, isEmpty: inside.last == "/",
        location: value?.replacing("&apos;", with: "'").replacing("&amp;", with: "&"))
    }
  }
}
