// swift-tools-version: 6.2
// The modules that both other packages use: the sandbox's (`Sources/Sandbox`) and the judge's (the repository's root).
// A target may import only the targets that it lists here.
import Foundation
import PackageDescription

/// Settings that halve the time of a first build.
///
/// One frontend reads a module's files once, the compiler doesn't verify its own output, and system modules
/// aren't indexed. SwiftPM also passes the flag for incremental builds, which makes the compiler print a
/// remark for every module; `.ci/build` hides the remarks.
let firstBuild: [SwiftSetting] =
  ProcessInfo.processInfo.environment["RINGS_TESTS"] == nil
  ? [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
        "-no-emit-module-separately-wmo", "-index-ignore-system-modules", "-Xfrontend",
        "-sil-verify-none", "-Xfrontend", "-disable-llvm-verify",
      ], .when(configuration: .debug))
  ] : []

/// Settings for every target.
let common: [SwiftSetting] =
  firstBuild + [
    // All packages of this repository share `package` access. By default, SwiftPM names the access group
    // after the folder, so targets set `packageAccess: false`.
    .unsafeFlags(["-package-name", "rings"]),
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]

/// Settings for modules that learner code imports; compiler diagnostics don't mention their source files.
let sdk: [SwiftSetting] = common + [.unsafeFlags(["-avoid-emit-module-source-info"])]

/// Optimizes debug builds too, for modules that loop over pixels, layout or source text.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Creates a target whose name is the last component of its path.
func module(
  _ path: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = common,
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: path.split(separator: "/").last.map(String.init) ?? path, dependencies: dependencies,
    path: path, packageAccess: false, swiftSettings: settings, plugins: plugins)
}

/// Creates a target for a system C library, given its pkg-config name and its Debian package.
func systemLibrary(_ name: String, _ pkgConfig: String, _ debian: String) -> Target {
  .systemLibrary(
    name: name, path: "SystemLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([debian])])
}

let package = Package(
  name: "Foundations",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
  ],
  targets: [
    systemLibrary("CEditline", "libedit", "libedit-dev"),
    systemLibrary("CMarkGFM", "libcmark-gfm", "libcmark-gfm-dev"),
    systemLibrary("CFreeType", "freetype2", "libfreetype-dev"),
    systemLibrary("CPNG", "libpng", "libpng-dev"),
    systemLibrary("CSeccomp", "libseccomp", "libseccomp-dev"),
    systemLibrary("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev"),
    systemLibrary("CZlib", "zlib", "zlib1g-dev"),
    // System calls that Swift doesn't import.
    .systemLibrary(name: "CLinux", path: "SystemLibraries/CLinux"),

    module("Sentences", settings: sdk),
    module("PhoneFacts", settings: sdk),
    module("SwiftSource", settings: common + quick),
    module("Hashing", settings: common + quick),
    module("Storage", ["Hashing", "Sentences"]),
    module("Archives", ["CZlib"]),
    module(
      "Processes",
      [
        "CLinux", "Sentences", .product(name: "Logging", package: "swift-log"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),

    module("Pixels", settings: sdk + quick),
    // Built for library evolution, so that clients don't need the C modules.
    module(
      "ImageFiles", ["CPNG", "CTurboJPEG"],
      settings: sdk + quick + [.unsafeFlags(["-enable-library-evolution"])]),
    module(
      "FontFiles", ["CFreeType"],
      settings: sdk + quick + [.unsafeFlags(["-enable-library-evolution"])]),
    .plugin(name: "Embedding", capability: .buildTool(), path: "Embedding"),
    module("AppleNames", settings: common + quick, plugins: ["Embedding"]),
    module(
      "Drawing", ["ImageFiles", "Pixels", "Sentences"], settings: sdk + quick,
      plugins: ["Embedding"]),
  ])

package.products = package.targets.filter { $0.type != .plugin }.map { target in
  target.type == .executable
    ? .executable(name: target.name, targets: [target.name])
    : .library(name: target.name, targets: [target.name])
}
