import Compiling
import Foundation
import Storage

/// The objects of a `project.pbxproj`, by identifier.
struct ProjectObjects {
  private let objects: [String: [String: PropertyValue]]
  let root: ProjectObject

  /// The maximum size of a project file in bytes; a project with a thousand targets takes 10 MB.
  private static let largest = 32 << 20
  /// The maximum nesting depth; Xcode's objects nest five deep, and the value of a build setting can be a
  /// list.
  private static let deepest = 40

  /// - Throws: `ProjectError`.
  init(in project: URL) throws(ProjectError) {
    let name = project.lastPathComponent
    let file = project.appending(path: "project.pbxproj")
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.read(file.resolvingSymlinksInPath().path, limit: Self.largest)
    } catch {
      throw error == .tooLarge ? .tooLarge(name) : .unreadable(name)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .malformed(name) }
    let list: PropertyValue
    do {
      list = try PropertyList.value(of: bytes, deepest: Self.deepest)
    } catch {
      throw .malformed(name)
    }
    let objects = (list.table["objects"]?.table ?? [:]).mapValues(\.table)
    guard let root = list.table["rootObject"]?.text, let values = objects[root] else {
      throw .malformed(name)
    }
    self.objects = objects
    self.root = ProjectObject(identifier: root, values: values)
  }

  subscript(identifier: String?) -> ProjectObject? {
    identifier.flatMap { name in
      objects[name].map { ProjectObject(identifier: name, values: $0) }
    }
  }

  /// Returns the objects with these identifiers; missing objects are left out.
  func all(_ identifiers: [String]) -> [ProjectObject] { identifiers.compactMap { self[$0] } }

  /// Returns every object of these kinds, in a stable order.
  func all(ofKind kinds: String...) -> [ProjectObject] {
    objects.keys.sorted().compactMap { self[$0] }.filter { kinds.contains($0.kind) }
  }
}

struct ProjectObject {
  let identifier: String
  let values: [String: PropertyValue]

  /// The object's kind, such as `PBXNativeTarget`.
  var kind: String { values["isa"]?.text ?? "" }

  func text(_ name: String) -> String? { values[name]?.text }
  func texts(_ name: String) -> [String] { values[name]?.texts ?? [] }
  func table(_ name: String) -> [String: PropertyValue] { values[name]?.table ?? [:] }
}
