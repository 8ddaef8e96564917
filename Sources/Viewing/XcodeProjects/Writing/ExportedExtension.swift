import Foundation
import PhoneFacts

/// A widget extension of an exported project, and the exercises whose widgets it contains.
struct ExportedExtension {
  /// The extension's number, counting from 1.
  let number: Int
  let deploymentTarget: SystemVersion
  private(set) var shares: [ExportedShare] = []
  private var sources: [String: [UInt8]] = [:]
  private var claims: Set<String> = []
  private var assets: [String: Data] = [:]

  init(number: Int, first: ExportedShare) {
    self.number = number
    deploymentTarget = first.deploymentTarget
    add(first)
  }

  var folder: String { ProjectFile.widgetFolder + suffix }

  var propertyListFile: String { "\(folder)-Info.plist" }

  /// The number after the name of every extension but the first.
  var suffix: String { number == 1 ? "" : String(number) }

  /// Whether the app also compiles the first exercise's files, because that exercise is for the app.
  var isShared: Bool { number == 1 && (shares.first?.isForApp ?? false) }

  /// Returns whether the extension can also contain an exercise's widgets.
  func accepts(_ share: ExportedShare) -> Bool {
    // An exercise that needs a newer iOS version would keep the other exercises' widgets from running on
    // older versions.
    guard share.deploymentTarget <= deploymentTarget else { return false }
    for (file, bytes) in share.sources {
      if let there = sources[file.lastPathComponent] {
        guard there == bytes else { return false }
      } else if !claims.isDisjoint(with: share.contents.claims[file] ?? []) {
        return false
      }
    }
    let lists = Set((shares + [share]).compactMap(\.resources.propertyList))
    return lists.count <= 1
      && share.assets.allSatisfy { path, data in assets[path].map { $0 == data } ?? true }
  }

  mutating func add(_ share: ExportedShare) {
    shares.append(share)
    for (file, bytes) in share.sources {
      sources[file.lastPathComponent] = bytes
      claims.formUnion(share.contents.claims[file] ?? [])
    }
    assets.merge(share.assets) { first, _ in first }
  }

  var propertyList: String {
    let own = shares.first { $0.resources.propertyList != nil } ?? shares.first
    return own?.resources.widgetPropertyList ?? ""
  }

  /// Returns whether an exercise's asset catalog contains this set.
  func hasAsset(_ name: String) -> Bool { assets.keys.contains { $0.hasPrefix("\(name)/") } }

  // MARK: - Files

  /// Returns the exercises' files, by path in the project's folder.
  func files(appFiles: Set<URL>) -> [(path: String, contents: Data)] {
    var files: [(path: String, contents: Data)] = []
    var taken: Set<String> = []
    for (place, share) in shares.enumerated() {
      let isShared = isShared && place == 0
      let below = shares.count == 1 ? "" : "/\(share.name)"
      let common = (isShared ? ProjectFile.sharedFolder : folder) + below
      files += share.resourceFiles.map { ("\(common)/\($0.path)", $0.contents) }
      for (file, bytes) in share.sources where taken.insert(file.lastPathComponent).inserted {
        let name = file.lastPathComponent
        if share.contents.appFiles.contains(file) {
          // An app has one entry point: the entry point of the first exercise with an app.
          guard appFiles.contains(file) else { continue }
          files.append(("\(ProjectFile.appFolder)/\(name)", Data(bytes)))
        } else {
          let home = share.contents.entryFiles.contains(file) ? folder + below : common
          files.append(("\(home)/\(name)", Data(plain(bytes, of: file, in: share))))
        }
      }
    }
    return files
  }

  /// Returns a file's bytes, without its `@main` if the extension has a generated bundle.
  private func plain(_ bytes: [UInt8], of file: URL, in share: ExportedShare) -> [UInt8] {
    guard hasBundle else { return bytes }
    var bytes = bytes
    let marks = share.contents.beginnings.filter { $0.file == file }.map(\.mark)
    for mark in marks.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      // The blank or line feed after the attribute goes, too.
      let isFollowed = bytes[mark.upperBound...].first.map { " \n".utf8.contains($0) } ?? false
      bytes.removeSubrange(mark.lowerBound..<mark.upperBound + (isFollowed ? 1 : 0))
    }
    return bytes
  }

  // MARK: - Entry point

  /// Whether the extension has a generated bundle; a single exercise can have its own entry point.
  var hasBundle: Bool {
    shares.count > 1 || !(shares.first?.contents.hasEntryPoint ?? false)
  }

  /// Returns a name for the bundle, different from the names of all types in the exercises.
  func bundleName(for project: String) -> String {
    // `WidgetBundle` would conflict with WidgetKit's protocol of the same name.
    let wanted = project == "Widget" ? "ExtensionBundle" : "\(project)Bundle\(suffix)"
    return claims.contains(wanted) ? "All\(wanted)" : wanted
  }

  /// Returns the source of the extension's entry point.
  ///
  /// A bundle's body allows ten widgets; a larger bundle consists of bundles.
  func bundleSource(named name: String) -> String {
    var lines: [String] = []
    for line in shares.flatMap(\.bundleLines) where !lines.contains(line) { lines.append(line) }
    let most = Self.mostWidgets
    let parts = stride(from: 0, to: lines.count, by: most).map {
      Array(lines[$0..<min($0 + most, lines.count)])
    }
    guard parts.count > 1 else {
      return Self.head + Self.bundle(name, of: lines, isBeginning: true)
    }
    let names = parts.indices.map { "\(name)Part\($0 + 1)" }
    return Self.head + Self.bundle(name, of: names.map { "\($0)().body" }, isBeginning: true)
      + zip(names, parts).map { "\n" + Self.bundle($0, of: $1, isBeginning: false) }.joined()
  }

  /// The maximum number of widgets in one `WidgetBundleBuilder` block.
  private static let mostWidgets = 10

  private static let head = "import SwiftUI\nimport WidgetKit\n\n"

  private static func bundle(_ name: String, of lines: [String], isBeginning: Bool) -> String {
    """
    \(isBeginning ? "@main\n" : "")struct \(name): WidgetBundle {
      var body: some Widget {
    \(lines.map { "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }
}
