import Compiling
import Curriculum
import Foundation
import Storage

/// An XcodeGen project description: the `project.yml` and the files that it includes.
struct ProjectDescription {
  let folder: URL
  let name: String
  private(set) var values: PlainYAML

  private static let largest = 1 << 20
  private static let mostFiles = 20

  /// - Throws: `ProjectError`.
  init(_ file: URL) throws(ProjectError) {
    folder = file.deletingLastPathComponent()
    var seen: Set<String> = []
    guard let values = Self.read(file, &seen) else {
      throw .malformedDescription(file.lastPathComponent)
    }
    guard values["targets"]?.table.isEmpty == false else {
      throw .malformedDescription(file.lastPathComponent)
    }
    self.values = values
    name = values["name"]?.text ?? folder.lastPathComponent
  }

  private static func read(_ file: URL, _ seen: inout Set<String>) -> PlainYAML? {
    guard seen.count < mostFiles, seen.insert(file.standardizedFileURL.path).inserted,
      let bytes = try? BoundedFile.read(file.resolvingSymlinksInPath().path, limit: largest),
      let own = PlainYAML(String(decoding: bytes, as: UTF8.self))
    else { return nil }
    // `include` can be a path, a table with a path, or a list of these.
    let include = own["include"]
    let paths = ([include].compactMap(\.self) + (include?.list ?? [])).compactMap {
      $0.text ?? $0["path"]?.text
    }
    var below = PlainYAML.table([:])
    for path in paths {
      let place = file.deletingLastPathComponent().appending(path: path)
      if let other = read(place, &seen) { below = other.over(below) }
    }
    return own.over(below)
  }

  /// The targets' names in a stable order.
  var targetNames: [String] { (values["targets"]?.table ?? [:]).keys.sorted() }

  /// Returns a target merged with its templates.
  func target(_ name: String) -> PlainYAML? {
    guard let own = values["targets"]?[name] else { return nil }
    return withTemplates(own, depth: 0)
  }

  private func withTemplates(_ target: PlainYAML, depth: Int) -> PlainYAML {
    guard depth < 5 else { return target }
    let names = target["templates"]?.list.compactMap(\.text) ?? []
    let below = names.reduce(PlainYAML.table([:])) { below, name in
      guard let template = values["targetTemplates"]?[name] else { return below }
      return withTemplates(template, depth: depth + 1).over(below)
    }
    return target.over(below)
  }

  /// Returns the layers of settings of a target or the project, lowest priority first.
  func settings(of owner: PlainYAML) -> [[String: PropertyValue]] {
    var layers: [[String: PropertyValue]] = []
    if let file = owner["configFiles"]?["Debug"]?.text
      ?? owner["configFiles"]?.table.values.first?.text
    {
      layers.append(SettingsFile.settings(in: folder.appending(path: file)))
    }
    guard let settings = owner["settings"] else { return layers }
    for group in settings["groups"]?.list ?? [] {
      guard let name = group.text, let values = values["settingGroups"]?[name] else { continue }
      layers += Self.layers(of: values)
    }
    return layers + Self.layers(of: settings)
  }

  /// Returns the layers in a table of settings: those in `base` and `configs`, or the table itself.
  private static func layers(of settings: PlainYAML) -> [[String: PropertyValue]] {
    guard settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil else {
      return [settings.properties]
    }
    return [
      settings["base"]?.properties ?? [:],
      settings["configs"]?.table.first { $0.key.lowercased() == "debug" }?.value.properties ?? [:],
    ]
  }

  /// The paths and URLs of local and remote packages.
  var packages: [String] {
    (values["packages"]?.table ?? [:]).sorted { $0.key < $1.key }.compactMap { _, package in
      package["path"]?.text ?? package["url"]?.text
        ?? package["github"]?.text.map { "https://github.com/\($0)" }
    }
  }
}

extension PlainYAML {
  /// Returns this table merged over another table.
  func over(_ other: PlainYAML) -> PlainYAML {
    guard case .table(let own) = self, case .table(let below) = other else { return self }
    return .table(
      below.merging(own) { below, own in
        if case .list(let first) = below, case .list(let second) = own {
          return .list(first + second)
        }
        return own.over(below)
      })
  }

  /// The table as build settings; YAML's true is Xcode's `YES`.
  var properties: [String: PropertyValue] {
    table.compactMapValues { value in
      switch value {
      case .text(let text):
        switch text {
        case "true", "yes": .text("YES")
        case "false", "no": .text("NO")
        default: .text(text)
        }
      case .list(let list): .array(list.compactMap(\.text).map(PropertyValue.text))
      case .table: nil
      }
    }
  }

  var property: PropertyValue {
    switch self {
    case .text("true"), .text("YES"): .bool(true)
    case .text("false"), .text("NO"): .bool(false)
    case .text(let text): .text(text)
    case .list(let list): .array(list.map(\.property))
    case .table(let table): .dictionary(table.mapValues(\.property))
    }
  }
}
