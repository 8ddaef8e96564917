import Compiling
import Foundation
import SwiftSource

/// One target of a project, read from the project file and from disk.
struct TargetReading {
  private let target: ProjectObject
  private let objects: ProjectObjects
  private let tree: ProjectTree
  private let project: URL
  private let values: TargetSettings
  var settings: BuildSettings { values.settings }

  private static let configuration = "Debug"

  init(of target: ProjectObject, in objects: ProjectObjects, tree: ProjectTree, project: URL) {
    self.target = target
    self.objects = objects
    self.tree = tree
    self.project = project
    let name = target.text("name") ?? ""
    let settings = BuildSettings(
      layers: Self.layers(of: objects.root, objects, tree) + Self.layers(of: target, objects, tree),
      builtIn: [
        "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_DIR": tree.root.path,
        "SRCROOT": tree.root.path, "SOURCE_ROOT": tree.root.path,
        "PROJECT_NAME": project.deletingPathExtension().lastPathComponent,
        "CONFIGURATION": Self.configuration,
        "DEVELOPMENT_LANGUAGE": objects.root.text("developmentRegion") ?? "en",
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PLATFORM_NAME": "iphoneos",
        "RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET": "15.0",
      ])
    values = TargetSettings(settings: settings, place: { tree.place(at: $0) })
  }

  /// Returns the settings of a target or project, above the settings of its base configuration file.
  private static func layers(
    of owner: ProjectObject, _ objects: ProjectObjects, _ tree: ProjectTree
  ) -> [[String: PropertyValue]] {
    guard let list = objects[owner.text("buildConfigurationList")] else { return [] }
    let all = objects.all(list.texts("buildConfigurations"))
    guard
      let chosen = all.first(where: { $0.text("name") == configuration })
        ?? all.first(where: { $0.text("name")?.contains("Debug") == true }) ?? all.first
    else { return [] }
    return [
      baseFile(of: chosen, objects, tree).map(SettingsFile.settings) ?? [:],
      chosen.table("buildSettings"),
    ]
  }

  /// Returns a configuration's settings file: a file of the project, or of one of its whole folders.
  private static func baseFile(
    of configuration: ProjectObject, _ objects: ProjectObjects, _ tree: ProjectTree
  ) -> URL? {
    if let file = objects[configuration.text("baseConfigurationReference")] {
      return tree.place(of: file)
    }
    guard let path = configuration.text("baseConfigurationReferenceRelativePath") else {
      return nil
    }
    return objects[configuration.text("baseConfigurationReferenceAnchor")].flatMap(tree.place)?
      .appending(path: path)
  }

  /// The platform that the target is for, such as `macOS`; nil for iPhone and iPad.
  var otherPlatform: String? {
    let root = settings.text("SDKROOT") ?? ""
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    guard !root.hasPrefix("iphone"), !platforms.contains(where: { $0.hasPrefix("iphone") }) else {
      return nil
    }
    return [("watch", "watchOS"), ("mac", "macOS"), ("xr", "visionOS"), ("appletv", "tvOS")].first {
      prefix, _ in
      root.hasPrefix(prefix) || platforms.contains { $0.hasPrefix(prefix) }
    }?.1
  }

  /// Whether the target is a widget extension, according to its `Info.plist` or its imports.
  var isWidget: Bool {
    let point = values.information["NSExtension"]?.table["NSExtensionPointIdentifier"]?.text
    if let point { return point == "com.apple.widgetkit-extension" }
    return ModuleFinder.imports(of: files().sources).contains("WidgetKit")
  }

  /// Returns the target's contents, without modules.
  func taken() -> AppTarget {
    var result = AppTarget(name: target.text("name") ?? "", project: project.lastPathComponent)
    result.take(files())
    result.take(values)
    if let otherPlatform, otherPlatform != "watchOS" {
      result.leftOut.append(Untaken(name: result.name, reason: .otherPlatform(otherPlatform)))
    }
    return result
  }

  func module() -> ProjectModule {
    let name = settings.text("PRODUCT_MODULE_NAME") ?? target.text("name") ?? ""
    let files = files()
    let module = BuildSettings.moduleName(name)
    return ProjectModule(
      name: module, sources: files.sources, resources: files.resources,
      dataModels: files.dataModels, definitions: files.definitions,
      conditions: values.conditions,
      isIsolatedToMainActor: values.isIsolatedToMainActor,
      umbrellaImports: UmbrellaHeader(of: module, in: files.headers)?.imports ?? [],
      origin: target.text("name") ?? name)
  }

  // MARK: - Files

  private func files() -> TargetFiles {
    var files = TargetFiles()
    for phase in objects.all(target.texts("buildPhases")) {
      switch phase.kind {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase":
        for item in objects.all(phase.texts("files")) {
          guard let file = objects[item.text("fileRef")] else { continue }
          let attributes = item.table("settings")["ATTRIBUTES"]?.texts ?? []
          add(file, to: &files, generatesCode: !attributes.contains("no_codegen"))
        }
        for group in objects.all(phase.texts("fileSystemSynchronizedGroups")) {
          add(synchronized: group, to: &files)
        }
      case "PBXShellScriptBuildPhase":
        files.leaveOut(phase.text("name") ?? "Run Script", .script)
      default: break
      }
    }
    for group in objects.all(ofKind: "PBXFileSystemSynchronizedRootGroup") {
      add(synchronized: group, to: &files)
    }
    return files.inOrder()
  }

  /// - Parameter generatesCode: Whether Xcode generates code from the file, if it's an intent definition.
  private func add(_ file: ProjectObject, to files: inout TargetFiles, generatesCode: Bool) {
    // A group contains one file per language, or all versions of a file.
    if file.kind == "PBXVariantGroup" {
      for variant in objects.all(file.texts("children")) {
        add(variant, to: &files, generatesCode: generatesCode)
      }
      return
    }
    guard let place = tree.place(of: file) else { return }
    guard generatesCode || place.pathExtension != "intentdefinition" else { return }
    files.take(place, named: file.text("path") ?? place.lastPathComponent)
  }

  /// Adds the files of a synchronized folder.
  ///
  /// Adds all files except the exceptions if the folder belongs to the target, or only the exceptions
  /// otherwise.
  private func add(synchronized group: ProjectObject, to files: inout TargetFiles) {
    let isOwn = target.texts("fileSystemSynchronizedGroups").contains(group.identifier)
    let exceptions = objects.all(group.texts("exceptions")).filter {
      $0.text("target") == target.identifier
    }.flatMap { $0.texts("membershipExceptions") }
    guard isOwn || !exceptions.isEmpty, let folder = tree.place(of: group) else { return }
    for path in MacFiles.all(below: folder) {
      // Xcode lists all translations of a file as one exception, without their folders.
      let localized = "/Localized: " + path.replacing(#/[^/]+\.lproj//#, with: "")
      let isException = exceptions.contains {
        path == $0 || path.hasPrefix($0 + "/") || localized == $0
      }
      guard isException != isOwn else { continue }
      files.take(folder.appending(path: path), named: path)
    }
  }
}
