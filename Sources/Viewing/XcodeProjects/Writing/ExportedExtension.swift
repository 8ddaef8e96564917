import Foundation
import PhoneFacts

/// A widget extension of an exported project, and the exercises whose widgets it has.
struct ExportedExtension {
  /// From 1.
  let number: Int
  /// The lowest iOS that it runs on.
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

  /// What the extension's folder is called.
  var folder: String { ProjectFile.widgetFolder + suffix }

  var propertyListFile: String { "\(folder)-Info.plist" }

  /// What stands behind the name of a further extension.
  var suffix: String { number == 1 ? "" : String(number) }

  /// Whether the app is compiled with what the first exercise brings; what is for the app comes first.
  var isShared: Bool { number == 1 && (shares.first?.isForApp ?? false) }

  /// Whether an exercise's widgets can stand beside those that are here.
  func accepts(_ share: ExportedShare) -> Bool {
    // What an older iOS does not have would keep the others from it.
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

  /// The extension's `Info.plist`.
  var propertyList: String {
    let own = shares.first { $0.resources.propertyList != nil } ?? shares.first
    return own?.resources.widgetPropertyList ?? ""
  }

  /// Whether a catalog of the exercises has a set of this name.
  func hasAsset(_ name: String) -> Bool { assets.keys.contains { $0.hasPrefix("\(name)/") } }

  // MARK: - Its files

  /// What the exercises bring, by paths below the project's folder.
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
          // An app has one beginning: that of the first exercise with an app.
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

  /// The file without its mark of a beginning, where the extension begins with a bundle of all.
  private func plain(_ bytes: [UInt8], of file: URL, in share: ExportedShare) -> [UInt8] {
    guard hasBundle else { return bytes }
    var bytes = bytes
    let marks = share.contents.beginnings.filter { $0.file == file }.map(\.mark)
    for mark in marks.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      bytes.replaceSubrange(mark, with: "/* @main */".utf8)
    }
    return bytes
  }

  // MARK: - Its beginning

  /// Whether it begins with a bundle that is made for it: one exercise may bring its own.
  var hasBundle: Bool {
    shares.count > 1 || !(shares.first?.contents.hasEntryPoint ?? false)
  }

  /// A name for the bundle that none of the exercises' types has.
  func bundleName(for project: String) -> String {
    // Not what WidgetKit calls its own, either.
    let wanted = project == "Widget" ? "ExtensionBundle" : "\(project)Bundle\(suffix)"
    return claims.contains(wanted) ? "All\(wanted)" : wanted
  }

  /// The extension's entry point.
  ///
  /// A bundle's body takes ten widgets: where there are more, it is made of bundles.
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

  /// What `WidgetBundleBuilder` takes in one block.
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
