import Compiling
import Curriculum
package import Foundation
import PhoneFacts

/// Reads an XcodeGen `project.yml` as the Xcode project that it describes.
package struct DescriptionReader {
  private let description: ProjectDescription
  private let file: URL

  /// - Parameter file: the `project.yml`.
  /// - Throws: `ProjectError`.
  package init(_ file: URL) throws(ProjectError) {
    self.file = file.standardizedFileURL
    description = try ProjectDescription(self.file)
  }

  /// Returns the target with this name, or the widget extension if `name` is nil.
  ///
  /// - Throws: `ProjectError`.
  package func target(named name: String?) throws(ProjectError) -> AppTarget {
    var result = try taken(chosen(name))
    guard !result.sources.isEmpty else { throw .noSwift(target: result.name) }
    var finder = ModuleFinder()
    for other in description.targetNames where other != result.name {
      guard let target = description.target(other), isLibrary(target) else { continue }
      finder.offer(module(other, target))
    }
    let packages = PackageFinder(around: description.folder)
    var missing: [String] = []
    for package in description.packages {
      if let manifest = packages.manifest(package, from: description.folder) {
        finder.offer(manifest, in: packages)
      } else {
        missing.append(package)
      }
    }
    for manifest in packages.manifests() { finder.offer(manifest, in: packages) }
    result.modules = finder.modules(importedBy: result.sources)
    result.leftOut += missing.map {
      Untaken(name: PackageFinder.name(of: $0), reason: .remotePackage)
    }
    return result
  }

  private func chosen(_ name: String?) throws(ProjectError) -> String {
    let names = description.targetNames
    if let name {
      guard names.contains(name) else { throw .unknownTarget(name, targets: names) }
      return name
    }
    let widgets = names.filter { name in
      guard let target = description.target(name), target["platform"]?.text != "watchOS",
        target["type"]?.text?.contains("extension") == true
      else { return false }
      return isWidget(name, target)
    }
    guard let first = widgets.first else {
      throw .noWidget(project: description.name, targets: names)
    }
    guard widgets.count == 1 else { throw .several(project: description.name, targets: widgets) }
    return first
  }

  private func isWidget(_ name: String, _ target: PlainYAML) -> Bool {
    let point = values(name, target).information["NSExtension"]?.table[
      "NSExtensionPointIdentifier"]?.text
    if let point { return point == "com.apple.widgetkit-extension" }
    return ModuleFinder.imports(of: files(of: target).sources).contains("WidgetKit")
  }

  private func isLibrary(_ target: PlainYAML) -> Bool {
    let type = target["type"]?.text ?? ""
    return type.contains("framework") || type.contains("library")
  }

  private func taken(_ name: String) throws(ProjectError) -> AppTarget {
    guard let target = description.target(name) else {
      throw .unknownTarget(name, targets: description.targetNames)
    }
    var result = AppTarget(name: name, project: file.lastPathComponent)
    result.take(files(of: target))
    result.take(values(name, target))
    result.entitlements.merge(target["entitlements"]?["properties"]?.propertyTable ?? [:]) { $1 }
    let version =
      target["deploymentTarget"]?.text
      ?? description.values["options"]?["deploymentTarget"]?["iOS"]?.text
    result.deploymentTarget = result.deploymentTarget ?? version.flatMap { SystemVersion($0) }
    return result
  }

  private func module(_ name: String, _ target: PlainYAML) -> ProjectModule {
    let (files, values) = (files(of: target), values(name, target))
    let module = BuildSettings.moduleName(values.settings.text("PRODUCT_MODULE_NAME") ?? name)
    return ProjectModule(
      name: module, sources: files.sources, resources: files.resources,
      conditions: values.conditions, isIsolatedToMainActor: values.isIsolatedToMainActor,
      umbrellaImports: UmbrellaHeader(of: module, in: files.headers)?.imports ?? [], origin: name)
  }

  private func values(_ name: String, _ target: PlainYAML) -> TargetSettings {
    let prefix = description.values["options"]?["bundleIdPrefix"]?.text ?? "com.example"
    var built: [String: String] = [
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_DIR": description.folder.path,
      "SRCROOT": description.folder.path, "SOURCE_ROOT": description.folder.path,
      "PROJECT_NAME": description.name, "CONFIGURATION": "Debug", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_IDENTIFIER": "\(prefix).$(TARGET_NAME:rfc1034identifier)",
      // XcodeGen's default for a debug build.
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PLATFORM_NAME": "iphoneos",
    ]
    built["INFOPLIST_FILE"] = target["info"]?["path"]?.text
    built["CODE_SIGN_ENTITLEMENTS"] = target["entitlements"]?["path"]?.text
    let folder = description.folder
    let settings = BuildSettings(
      layers: description.settings(of: description.values) + description.settings(of: target),
      builtIn: built)
    return TargetSettings(
      settings: settings, added: target["info"]?["properties"]?.propertyTable ?? [:],
      place: { path in
        MacFiles.existing(path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path))
      })
  }

  /// Returns the files of the target's sources, each of which is a path or a table with a path.
  private func files(of target: PlainYAML) -> TargetFiles {
    var files = TargetFiles()
    guard let sources = target["sources"] else { return files }
    for source in sources.list.isEmpty ? [sources] : sources.list {
      guard let path = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none"
      else { continue }
      let place = MacFiles.existing(description.folder.appending(path: path))
      let (out, only) = (patterns("excludes", of: source), patterns("includes", of: source))
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      guard isFolder.boolValue, source["type"]?.text != "folder",
        !MacFiles.wholes.contains(place.pathExtension)
      else {
        if isThere || source["optional"] == nil { files.take(place, named: path) }
        continue
      }
      for inside in MacFiles.all(below: place) where !out.contains(where: { $0.matches(inside) }) {
        guard only.isEmpty || only.contains(where: { $0.matches(inside) }) else { continue }
        files.take(place.appending(path: inside), named: "\(path)/\(inside)")
      }
    }
    return files.inOrder()
  }

  private func patterns(_ key: String, of source: PlainYAML) -> [PathPattern] {
    (source[key]?.list ?? []).compactMap(\.text).map(PathPattern.init)
  }
}

extension PlainYAML {
  fileprivate var propertyTable: [String: PropertyValue] { table.mapValues(\.property) }
}
