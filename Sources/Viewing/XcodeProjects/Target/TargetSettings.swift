import Compiling
import Foundation
import PhoneFacts
import Storage

/// A target's properties, according to its build settings.
struct TargetSettings {
  let settings: BuildSettings
  /// Additional values for the `Info.plist`.
  var added: [String: PropertyValue] = [:]
  let place: (String) -> URL

  var conditions: [String] {
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

  var bridgingHeader: BridgingHeader? {
    guard let path = settings.text("SWIFT_OBJC_BRIDGING_HEADER"), !path.isEmpty else { return nil }
    return BridgingHeader(at: place(path), below: place("."))
  }

  var isIsolatedToMainActor: Bool {
    settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
  }

  // MARK: - Property lists

  private static let largestList = 4 << 20
  private static let deepest = 40

  private func list(at path: String?) -> [String: PropertyValue] {
    guard let path, !path.isEmpty,
      let bytes = try? BoundedFile.read(place(path).path, limit: Self.largestList)
    else { return [:] }
    let value = try? PropertyList.value(of: bytes, deepest: Self.deepest)
    return (value?.table ?? [:]).mapValues { $0.mappingTexts(settings.resolved) }
  }

  /// The `Info.plist` with the values that Xcode adds from the settings.
  var information: [String: PropertyValue] {
    var list = list(at: settings.text("INFOPLIST_FILE"))
    list.merge(added.mapValues { $0.mappingTexts(settings.resolved) }) { $1 }
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
      ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ] where list[key] == nil {
      if let value = settings.text(setting) { list[key] = .text(value) }
    }
    return list
  }

  var entitlements: [String: PropertyValue] {
    list(at: settings.text("CODE_SIGN_ENTITLEMENTS"))
  }
}

extension AppTarget {
  mutating func take(_ files: TargetFiles) {
    sources = files.sources
    resources = files.resources
    definitions = files.definitions
    dataModels = files.dataModels
    leftOut = files.leftOut
  }

  mutating func take(_ values: TargetSettings) {
    let settings = values.settings
    information = values.information
    entitlements = values.entitlements
    conditions = values.conditions
    languageMode = settings.text("SWIFT_VERSION")?.hasPrefix("6") == true ? .swift6 : .swift5
    isIsolatedToMainActor = values.isIsolatedToMainActor
    let header = values.bridgingHeader
    bridgedModules = header?.imports ?? []
    objectiveCNames = header?.names ?? []
    deploymentTarget = settings.text("IPHONEOS_DEPLOYMENT_TARGET").flatMap { SystemVersion($0) }
    makesAssetExtensions =
      settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? true
  }
}
