import Compiling
import Foundation
import PhoneFacts
import Storage
import SwiftSource

/// One target of a project, as it is read from the project's file and from what lies on disk.
struct TargetReading {
  private let target: ProjectObject
  private let objects: ProjectObjects
  private let tree: ProjectTree
  private let project: URL
  let settings: BuildSettings

  private static let configuration = "Debug"

  init(of target: ProjectObject, in objects: ProjectObjects, tree: ProjectTree, project: URL) {
    self.target = target
    self.objects = objects
    self.tree = tree
    self.project = project
    let name = target.text("name") ?? ""
    settings = BuildSettings(
      layers: Self.layers(of: objects.root, objects, tree) + Self.layers(of: target, objects, tree),
      builtIn: [
        "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_DIR": tree.root.path,
        "SRCROOT": tree.root.path, "SOURCE_ROOT": tree.root.path,
        "PROJECT_NAME": project.deletingPathExtension().lastPathComponent,
        "CONFIGURATION": Self.configuration, "DEVELOPMENT_LANGUAGE": "en",
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PLATFORM_NAME": "iphoneos",
      ])
  }

  /// What a target's, or the project's, configuration says, with the file that it is based on below.
  private static func layers(
    of owner: ProjectObject, _ objects: ProjectObjects, _ tree: ProjectTree
  ) -> [[String: PropertyValue]] {
    guard let list = objects[owner.text("buildConfigurationList")] else { return [] }
    let all = objects.all(list.texts("buildConfigurations"))
    guard
      let chosen = all.first(where: { $0.text("name") == configuration })
        ?? all.first(where: { $0.text("name")?.contains("Debug") == true }) ?? all.first
    else { return [] }
    let file = objects[chosen.text("baseConfigurationReference")].flatMap(tree.place)
    return [file.map(SettingsFile.settings) ?? [:], chosen.table("buildSettings")]
  }

  var isForWatch: Bool { settings.text("SDKROOT")?.hasPrefix("watch") ?? false }

  /// Whether it is a widget extension: what its `Info.plist` says, or one of its files imports.
  var isWidget: Bool {
    let point = information()["NSExtension"]?.table["NSExtensionPointIdentifier"]?.text
    if let point { return point == "com.apple.widgetkit-extension" }
    return ModuleFinder.imports(of: files().sources).contains("WidgetKit")
  }

  /// What the target takes, without modules.
  func taken() -> AppTarget {
    var result = AppTarget(name: target.text("name") ?? "", project: project.lastPathComponent)
    let files = files()
    result.sources = files.sources
    result.resources = files.resources
    result.definitions = files.definitions
    result.leftOut = files.leftOut
    result.information = information()
    result.entitlements = entitlements()
    result.conditions = conditions
    result.languageMode = settings.text("SWIFT_VERSION")?.hasPrefix("6") == true ? .swift6 : .swift5
    result.isIsolatedToMainActor = isIsolatedToMainActor
    result.deploymentTarget = settings.text("IPHONEOS_DEPLOYMENT_TARGET").flatMap {
      SystemVersion($0)
    }
    result.makesAssetExtensions =
      settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? true
    return result
  }

  /// The target as a module that others import.
  func module() -> ProjectModule {
    let name = settings.text("PRODUCT_MODULE_NAME") ?? target.text("name") ?? ""
    let files = files()
    return ProjectModule(
      name: BuildSettings.moduleName(name), sources: files.sources, resources: files.resources,
      conditions: conditions, isIsolatedToMainActor: isIsolatedToMainActor,
      origin: target.text("name") ?? name)
  }

  private var conditions: [String] {
    let words = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    let defined = flags.indices.compactMap { place -> String? in
      if flags[place] == "-D", place + 1 < flags.count { return flags[place + 1] }
      return flags[place].hasPrefix("-D") && flags[place].count > 2
        ? String(flags[place].dropFirst(2)) : nil
    }
    return (words + defined).filter { word in
      word.first?.isNumber == false && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  private var isIsolatedToMainActor: Bool {
    settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
  }

  // MARK: - Property lists

  private static let largestList = 4 << 20
  private static let deepest = 40

  private func list(at path: String?) -> [String: PropertyValue] {
    guard let path, !path.isEmpty,
      let bytes = try? BoundedFile.read(tree.place(at: path).path, limit: Self.largestList)
    else { return [:] }
    let value =
      (try? PropertyListText.value(of: bytes, deepest: Self.deepest))
      ?? (try? OldStylePropertyList.value(of: bytes, deepest: Self.deepest))
    return (value?.table ?? [:]).mapValues { $0.mappingTexts(settings.resolved) }
  }

  /// The `Info.plist` with what Xcode adds from the settings.
  private func information() -> [String: PropertyValue] {
    var list = list(at: settings.text("INFOPLIST_FILE"))
    let prefix = "INFOPLIST_KEY_"
    for layer in settings.layers {
      for key in layer.keys where key.hasPrefix(prefix) && !key.contains("[") {
        guard let value = settings.text(key) else { continue }
        let name = String(key.dropFirst(prefix.count))
        if list[name] == nil {
          list[name] = value == "YES" || value == "NO" ? .bool(value == "YES") : .text(value)
        }
      }
    }
    for (key, setting) in [
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ] where list[key] == nil {
      if let value = settings.text(setting) { list[key] = .text(value) }
    }
    return list
  }

  private func entitlements() -> [String: PropertyValue] {
    list(at: settings.text("CODE_SIGN_ENTITLEMENTS"))
  }

  // MARK: - Files

  private func files() -> TargetFiles {
    var files = TargetFiles()
    for phase in objects.all(target.texts("buildPhases")) {
      switch phase.kind {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for item in objects.all(phase.texts("files")) {
          guard let file = objects[item.text("fileRef")] else { continue }
          add(file, to: &files)
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

  private func add(_ file: ProjectObject, to files: inout TargetFiles) {
    // A group stands for each of its languages, or for all versions of one thing.
    if file.kind == "PBXVariantGroup" {
      for variant in objects.all(file.texts("children")) { add(variant, to: &files) }
      return
    }
    guard let place = tree.place(of: file) else { return }
    files.take(place, named: file.text("path") ?? place.lastPathComponent)
  }

  /// What is taken of a folder: of the target's own all but the exceptions, of another's only these.
  private func add(synchronized group: ProjectObject, to files: inout TargetFiles) {
    let isOwn = target.texts("fileSystemSynchronizedGroups").contains(group.identifier)
    let exceptions = objects.all(group.texts("exceptions")).filter {
      $0.text("target") == target.identifier
    }.flatMap { $0.texts("membershipExceptions") }
    guard isOwn || !exceptions.isEmpty, let folder = tree.place(of: group) else { return }
    for path in MacFiles.all(below: folder) {
      let isException = exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
      guard isException != isOwn else { continue }
      files.take(folder.appending(path: path), named: path)
    }
  }
}
