import Hashing

/// The text of an Xcode project: an app with widget extensions.
///
/// Its folders are synchronized with their contents on disk, as in Xcode 16 and later (object version 77), so
/// no file has to be listed. Identifiers are derived from names: the same project always has the same text.
struct ProjectFile {
  /// The app's name as an identifier.
  let name: String
  let deploymentTarget: String
  let hasEntitlements: Bool
  let languages: [String]
  let extensions: [Extension]
  var supportsActivities = false
  var wantsLocation = false

  static let sharedFolder = "Shared"
  static let appFolder = "App"
  static let widgetFolder = "Widget"
  static let entitlements = "Shared.entitlements"

  struct Extension {
    /// The number after the names of every extension but the first.
    let suffix: String
    let folder: String
    let propertyList: String
    /// Whether the app also compiles this extension's shared folder.
    let isShared: Bool
    /// The minimum iOS version, if it differs from the app's.
    let deploymentTarget: String?
  }

  var text: String {
    let file: ProjectValue = [
      "archiveVersion": "1", "classes": [:], "objectVersion": "77",
      "objects": .table(objects), "rootObject": id("project"),
    ]
    return "// !$*UTF8*$!\n" + file.written() + "\n"
  }

  /// Returns an object's identifier, 24 hexadecimal digits.
  func identifier(of object: String) -> String {
    var digest = ContentDigest()
    digest.combine("\(name)/\(object)")
    return String(digest.hexadecimal.prefix(24)).uppercased()
  }

  private func id(_ object: String) -> ProjectValue { .text(identifier(of: object)) }

  private var objects: [(key: String, value: ProjectValue)] {
    let all: [(String, ProjectValue)] =
      [("project", project)] + groups + products + targets.flatMap(target) + embedding
      + configurations
    return all.map { object, value in (key: identifier(of: object), value: value) }
  }

  // MARK: - The project and its folders

  private var project: ProjectValue {
    [
      "isa": "PBXProject",
      "attributes": [
        "BuildIndependentTargetsInParallel": "1", "LastSwiftUpdateCheck": "1600",
        "LastUpgradeCheck": "1600",
      ],
      "buildConfigurationList": id("project configurations"),
      "developmentRegion": "en", "hasScannedForEncodings": "0",
      "knownRegions": .list((languages + ["Base"]).map { .text($0) }),
      "mainGroup": id("main group"), "minimizedProjectReferenceProxies": "1",
      "preferredProjectObjectVersion": "77", "productRefGroup": id("products"),
      "projectDirPath": "", "projectRoot": "",
      "targets": .list(targets.map { id($0.object) }),
    ]
  }

  private var groups: [(String, ProjectValue)] {
    let others =
      extensions.map(\.propertyList) + ["README.md"]
      + (hasEntitlements ? [Self.entitlements] : [])
    let references: [(String, ProjectValue)] = others.map { file in
      (
        file,
        [
          "isa": "PBXFileReference", "path": .text(file), "sourceTree": "<group>",
          "lastKnownFileType": file.hasSuffix(".md")
            ? "net.daringfireball.markdown"
            : file.hasSuffix(".plist") ? "text.plist.xml" : "text.plist.entitlements",
        ]
      )
    }
    return references + [
      (
        "main group",
        [
          "isa": "PBXGroup",
          "children": .list(
            targets.map { id("\($0.object) folder") } + (hasShared ? [id("shared folder")] : [])
              + others.map(id) + [id("products")]),
          "sourceTree": "<group>",
        ]
      ),
      (
        "products",
        [
          "isa": "PBXGroup",
          "children": .list(targets.map { id("\($0.object) product") }),
          "name": "Products", "sourceTree": "<group>",
        ]
      ),
    ] + targets.map { ("\($0.object) folder", folder($0.folder)) }
      + (hasShared ? [("shared folder", folder(Self.sharedFolder))] : [])
  }

  private func folder(_ path: String) -> ProjectValue {
    [
      "isa": "PBXFileSystemSynchronizedRootGroup", "path": .text(path), "sourceTree": "<group>",
    ]
  }

  private var products: [(String, ProjectValue)] {
    targets.map { target in
      (
        "\(target.object) product",
        [
          "isa": "PBXFileReference", "explicitFileType": .text(target.fileType),
          "includeInIndex": "0", "path": .text(target.product),
          "sourceTree": "BUILT_PRODUCTS_DIR",
        ]
      )
    }
  }

  // MARK: - Targets

  struct Target {
    var object: String
    var name: String
    var product: String
    var folder: String
    var type: String
    var fileType: String
    var isApp: Bool
    /// Whether the target includes the folder shared by the app and an extension.
    var takesShared: Bool
  }

  private var hasShared: Bool { extensions.contains(where: \.isShared) }

  var targets: [Target] { [app] + widgets }

  private var app: Target {
    Target(
      object: "app", name: name, product: "\(name).app", folder: Self.appFolder,
      type: "com.apple.product-type.application", fileType: "wrapper.application", isApp: true,
      takesShared: hasShared)
  }

  private var widgets: [Target] {
    extensions.map {
      let name = "\(name)Extension\($0.suffix)"
      return Target(
        object: "widget\($0.suffix)", name: name, product: "\(name).appex", folder: $0.folder,
        type: "com.apple.product-type.app-extension", fileType: "wrapper.app-extension",
        isApp: false, takesShared: $0.isShared)
    }
  }

  private func target(_ target: Target) -> [(String, ProjectValue)] {
    let phases = ["Sources", "Frameworks", "Resources"]
    let lists: [(String, ProjectValue)] = phases.map { phase in
      (
        "\(target.object) \(phase)",
        [
          "isa": .text("PBX\(phase)BuildPhase"), "buildActionMask": "2147483647", "files": [],
          "runOnlyForDeploymentPostprocessing": "0",
        ]
      )
    }
    let steps = phases.map { id("\(target.object) \($0)") }
    let own: ProjectValue =
      [
        "isa": "PBXNativeTarget",
        "buildConfigurationList": id("\(target.object) configurations"),
        "buildPhases": .list(steps + (target.isApp ? [id("embedding")] : [])),
        "buildRules": [],
        "dependencies": .list(target.isApp ? widgets.map { id("\($0.object) dependency") } : []),
        "fileSystemSynchronizedGroups": .list(
          [id("\(target.object) folder")] + (target.takesShared ? [id("shared folder")] : [])),
        "name": .text(target.name), "packageProductDependencies": [],
        "productName": .text(target.name), "productReference": id("\(target.object) product"),
        "productType": .text(target.type),
      ]
    return lists + [(target.object, own)]
  }

  /// The build phase that embeds the extensions in the app.
  private var embedding: [(String, ProjectValue)] {
    let phase: (String, ProjectValue) = (
      "embedding",
      [
        "isa": "PBXCopyFilesBuildPhase", "buildActionMask": "2147483647", "dstPath": "",
        // 13 means the PlugIns folder.
        "dstSubfolderSpec": "13",
        "files": .list(widgets.map { id("embedded \($0.object)") }),
        "name": "Embed Foundation Extensions", "runOnlyForDeploymentPostprocessing": "0",
      ]
    )
    return [phase] + widgets.flatMap(embedding)
  }

  private func embedding(of widget: Target) -> [(String, ProjectValue)] {
    [
      (
        "embedded \(widget.object)",
        [
          "isa": "PBXBuildFile", "fileRef": id("\(widget.object) product"),
          "settings": ["ATTRIBUTES": ["RemoveHeadersOnCopy"]],
        ]
      ),
      (
        "\(widget.object) dependency",
        [
          "isa": "PBXTargetDependency", "target": id(widget.object),
          "targetProxy": id("\(widget.object) proxy"),
        ]
      ),
      (
        "\(widget.object) proxy",
        [
          "isa": "PBXContainerItemProxy", "containerPortal": id("project"), "proxyType": "1",
          "remoteGlobalIDString": id(widget.object), "remoteInfo": .text(widget.name),
        ]
      ),
    ]
  }

  // MARK: - Build settings

  private var configurations: [(String, ProjectValue)] {
    let settings =
      [("project", projectSettings), ("app", appSettings)]
      + zip(widgets, extensions).map { ($0.object, self.settings(of: $1)) }
    return settings.flatMap { object, settings -> [(String, ProjectValue)] in
      let names = ["Debug", "Release"]
      let each: [(String, ProjectValue)] = names.map { name in
        let own = object == "project" ? (name == "Debug" ? Self.debug : Self.release) : []
        return (
          "\(object) \(name)",
          [
            "isa": "XCBuildConfiguration", "buildSettings": .table(settings + own),
            "name": .text(name),
          ]
        )
      }
      return each + [
        (
          "\(object) configurations",
          [
            "isa": "XCConfigurationList",
            "buildConfigurations": .list(names.map { id("\(object) \($0)") }),
            "defaultConfigurationIsVisible": "0", "defaultConfigurationName": "Release",
          ]
        )
      ]
    }
  }

  private typealias Settings = [(key: String, value: ProjectValue)]

  private static let debug: Settings = [
    ("DEBUG_INFORMATION_FORMAT", "dwarf"), ("ENABLE_TESTABILITY", "YES"),
    ("ONLY_ACTIVE_ARCH", "YES"), ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG $(inherited)"),
    ("SWIFT_OPTIMIZATION_LEVEL", "-Onone"),
  ]

  private static let release: Settings = [
    ("DEBUG_INFORMATION_FORMAT", "dwarf-with-dsym"), ("SWIFT_COMPILATION_MODE", "wholemodule"),
    ("VALIDATE_PRODUCT", "YES"),
  ]

  private var projectSettings: Settings {
    [
      ("ALWAYS_SEARCH_USER_PATHS", "NO"), ("CLANG_ENABLE_MODULES", "YES"),
      ("CURRENT_PROJECT_VERSION", "1"), ("ENABLE_USER_SCRIPT_SANDBOXING", "YES"),
      ("IPHONEOS_DEPLOYMENT_TARGET", .text(deploymentTarget)),
      ("LOCALIZATION_PREFERS_STRING_CATALOGS", "YES"), ("MARKETING_VERSION", "1.0"),
      ("SDKROOT", "iphoneos"), ("SWIFT_EMIT_LOC_STRINGS", "YES"), ("SWIFT_VERSION", "5.0"),
      ("TARGETED_DEVICE_FAMILY", "1,2"),
    ]
  }

  private func settings(identifier: String) -> Settings {
    let shared: Settings = [
      ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "AccentColor"),
      ("CODE_SIGN_STYLE", "Automatic"), ("GENERATE_INFOPLIST_FILE", "YES"),
      ("PRODUCT_BUNDLE_IDENTIFIER", .text(identifier)), ("PRODUCT_NAME", "$(TARGET_NAME)"),
    ]
    let group: Settings =
      hasEntitlements ? [("CODE_SIGN_ENTITLEMENTS", .text(Self.entitlements))] : []
    return shared + group
  }

  /// The bundle identifier in the reserved domain example.com, which the learner replaces to run the app on a
  /// phone.
  private var identifier: String { "com.example.\(name)" }

  private var appSettings: Settings {
    settings(identifier: identifier) + [
      ("ASSETCATALOG_COMPILER_APPICON_NAME", "AppIcon"),
      ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES"),
      ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"),
    ] + (supportsActivities ? [("INFOPLIST_KEY_NSSupportsLiveActivities", "YES")] : [])
      + (wantsLocation ? [Self.reasonForLocation] : []) + [
        ("LD_RUNPATH_SEARCH_PATHS", ["$(inherited)", "@executable_path/Frameworks"])
      ]
  }

  /// The explanation in the system's permission alert.
  private static let reasonForLocation: (key: String, value: ProjectValue) = (
    "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription", "The widget shows what is near you."
  )

  private func settings(of widget: Extension) -> Settings {
    settings(identifier: "\(identifier).widget\(widget.suffix)") + [
      ("APPLICATION_EXTENSION_API_ONLY", "YES"),
      ("ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME", "WidgetBackground"),
      ("INFOPLIST_FILE", .text(widget.propertyList)),
      ("INFOPLIST_KEY_CFBundleDisplayName", .text(name)),
      (
        "LD_RUNPATH_SEARCH_PATHS",
        [
          "$(inherited)", "@executable_path/Frameworks",
          "@executable_path/../../Frameworks",
        ]
      ),
      ("SKIP_INSTALL", "YES"),
    ] + (widget.deploymentTarget.map { [("IPHONEOS_DEPLOYMENT_TARGET", .text($0))] } ?? [])
  }
}
