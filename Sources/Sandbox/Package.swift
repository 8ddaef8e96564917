// swift-tools-version: 6.2
// Everything that runs in the sandbox: Apple's API, the simulated phone, the checks, and the four programs that `rings`
// starts there. `rings` depends on these programs as products of another package, because SwiftPM would otherwise link
// what they depend on, all of SwiftUI, into `rings` as well.
//
// A target may import only the targets that it lists here.
import Foundation
import PackageDescription

/// Settings that halve the time of a first build.
///
/// One frontend reads a module's files once, the compiler doesn't verify its own output, and system modules
/// aren't indexed. SwiftPM also requests incremental builds, which causes a compiler remark for every module;
/// `.ci/build` hides the remarks.
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

/// Settings of every target.
let common: [SwiftSetting] =
  firstBuild + [
    // All packages of this repository share `package` access. SwiftPM would name that scope after the folder,
    // so targets set `packageAccess: false`.
    .unsafeFlags(["-package-name", "rings"]),
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]

/// Settings of modules that learner code imports, which keep our source files out of compiler diagnostics.
let sdk: [SwiftSetting] = common + [.unsafeFlags(["-avoid-emit-module-source-info"])]

/// Settings that optimize debug builds too, for modules that loop over pixels, layout or source text.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Returns a target for a module, named after the last component of its folder.
func module(
  _ path: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = common
) -> Target {
  .target(
    name: path.split(separator: "/").last.map(String.init) ?? path, dependencies: dependencies,
    path: path, packageAccess: false, swiftSettings: settings)
}

/// Returns a target for a module that stands in for an Apple framework.
///
/// Learner code is compiled with `-module-alias Name=NameStandIn`, so that packages that check
/// `canImport(Combine)` don't find our module.
func standIn(_ name: String, _ dependencies: [Target.Dependency] = ["AppleFoundation"]) -> Target {
  .target(
    name: "\(name)StandIn", dependencies: dependencies, path: "SDK/StandIns/\(name)",
    packageAccess: false, swiftSettings: sdk)
}

/// Returns a target for a program, named after the last component of its folder.
func program(
  _ path: String, _ dependencies: [Target.Dependency], linkerSettings: [LinkerSetting] = []
) -> Target {
  .executableTarget(
    name: path.split(separator: "/").last.map(String.init) ?? path, dependencies: dependencies,
    path: path, packageAccess: false, swiftSettings: common, linkerSettings: linkerSettings)
}

/// Settings that export a program's symbols, which loaded learner code and checks use.
let exporting: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

let package = Package(
  name: "Sandbox",
  dependencies: [.package(path: "../Foundations")],
  targets: [
    module("SDK/AppleFoundation", settings: sdk),
    module("SDK/AppIntents", ["AppleFoundation"], settings: sdk),
    standIn("Combine"),
    standIn("os"),
    standIn("OSLog", ["osStandIn"]),
    standIn("CoreLocation"),
    standIn("Security"),
    standIn("WeatherKit", ["AppleFoundation", "CoreLocationStandIn"]),
    standIn("AVFAudio"),
    standIn("AVFoundation", ["AVFAudioStandIn"]),
    standIn("UserNotifications"),
    standIn("UniformTypeIdentifiers"),
    standIn("Darwin", []),
    module(
      "SDK/SwiftUI",
      [
        "AppIntents", "AppleFoundation", "CombineStandIn", "Drawing", "FontFiles", "ImageFiles",
        "PhoneFacts", "Pixels", "Sentences", "UniformTypeIdentifiersStandIn",
      ], settings: sdk + quick),
    module("SDK/UIKit", ["SwiftUI", "UserNotificationsStandIn"], settings: sdk),
    module("SDK/ActivityKit", ["AppleFoundation"], settings: sdk),
    standIn("CoreGraphics", ["AppleFoundation", "SwiftUI"]),
    standIn("CoreText", ["AppleFoundation", "SwiftUI"]),
    standIn("SwiftUICore", ["SwiftUI"]),
    standIn("CoreTransferable", ["SwiftUI"]),
    standIn("EventKit", ["AppleFoundation", "SwiftUI"]),
    standIn("Charts", ["AppleFoundation", "SwiftUI"]),
    standIn("CoreData", ["AppleFoundation", "SwiftUI"]),
    standIn("SwiftData", ["AppleFoundation", "SwiftUI"]),
    standIn("MapKit", ["AppleFoundation", "CoreLocationStandIn", "SwiftUI", "UIKit"]),
    module("SDK/Intents", ["AppleFoundation"], settings: sdk),
    module(
      "SDK/WidgetKit",
      [
        "ActivityKit", "AppIntents", "AppleFoundation", "Drawing", "Intents", "PhoneFacts",
        "Sentences", "SwiftUI",
      ], settings: sdk),
    // Files that learners copy, built as Swift 5 like a widget extension.
    module(
      "SDK/LearnerLibrary", ["SwiftUI", "WidgetKit"],
      settings: firstBuild + [
        .unsafeFlags(["-package-name", "rings"]), .swiftLanguageMode(.v5),
      ]),

    module(
      "Phone/Simulator",
      [
        "AppIntents", "AppleFoundation", "Drawing", "PhoneFacts", "Sentences", "SwiftUI", "UIKit",
        "WidgetKit",
      ]),
    module(
      "Phone/WorkerProtocol", ["Drawing", "PhoneFacts", "Sentences"], settings: common + quick),
    module(
      "Checks/PictureReading", ["Drawing", "Pixels", "WorkerProtocol"], settings: common + quick),
    module(
      "Checks/WidgetLint",
      [
        "Drawing", "PhoneFacts", "PictureReading", "Pixels", "Sentences", "WorkerProtocol",
        "SwiftSource",
      ], settings: common + quick),
    module(
      "Checks/LessonChecks",
      [
        "Drawing", "PhoneFacts", "PictureReading", "Pixels", "Sentences", "WorkerProtocol",
        "WidgetLint",
      ],
      settings: sdk),
    module(
      "Phone/LessonProbes",
      [
        "AppIntents", "AppleFoundation", "Drawing", "PhoneFacts", "PictureReading", "Sentences",
        "Simulator", "WorkerProtocol", "SwiftUI", "WidgetKit",
      ], settings: sdk),
    // Programs that enter the jail start before every compile, so these modules link little.
    module("Jail/Launcher", ["CLinux", "CSeccomp"]),
    module("Jail/SelfTests", ["CLinux", "Sentences"]),
    module("Macros/Macros", ["SwiftSource"]),

    // Learner code may import every module of the SDK, so the worker links all of them.
    program(
      "Phone/rings-worker",
      [
        "CLinux", "Launcher", "LessonProbes", "WorkerProtocol", "Intents", "AVFoundationStandIn",
        "ChartsStandIn", "CoreDataStandIn", "CoreGraphicsStandIn", "CoreTextStandIn",
        "CoreTransferableStandIn", "DarwinStandIn", "EventKitStandIn", "MapKitStandIn",
        "OSLogStandIn", "SecurityStandIn", "SwiftDataStandIn", "SwiftUICoreStandIn",
        "UserNotificationsStandIn", "WeatherKitStandIn",
      ], linkerSettings: exporting),
    program(
      "Checks/rings-checks", ["CLinux", "Launcher", "LessonChecks"], linkerSettings: exporting),
    program("Macros/rings-macros", ["Macros"]),
    program("Jail/rings-jail", ["SelfTests", "Launcher"]),
  ])

package.products = package.targets.map { target in
  target.type == .executable
    ? .executable(name: target.name, targets: [target.name])
    : .library(name: target.name, targets: [target.name])
}

// A dependency that isn't a target in this package is a product of Foundations.
let own = Set(package.targets.map(\.name))
for target in package.targets {
  target.dependencies = target.dependencies.map { dependency in
    guard case .byNameItem(let name, let condition) = dependency, !own.contains(name) else {
      return dependency
    }
    return .product(name: name, package: "Foundations", condition: condition)
  }
}
