// swift-tools-version: 6.2
// The learner's side: what stands in the processes of a learner's code and of the checks, from pixels to
// the programs themselves. The judge's side is the package around this one, which depends on these
// programs as products: SwiftPM builds them with `rings` and links nothing of theirs into it.
//
// Targets stand floor by floor, the lowest first, and may import only what stands above them here.
// `Tests/ArchitectureTests` holds who may import whom, and reads the floors of `Sources/README.md` from here.
import Foundation
import PackageDescription

/// What halves the first build: a module's files are read once, by one frontend that writes the module as
/// well, the compiler does not verify its own work, and no index is made of system modules.
///
/// SwiftPM asks for incremental builds all the same, and whatever else it is told, the compiler remarks
/// on that for every module. `.ci/build` leaves these lines out. To compile a module's files in one batch
/// would need no such filter, and takes a quarter more processor time.
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

/// Settings of every target: Swift 6, and imports that stay private unless they say otherwise.
let common: [SwiftSetting] =
  firstBuild + [
    // Both packages are one house: what is `package` in one is so in the other. SwiftPM would take the
    // folders' names for it, so targets say `packageAccess: false`, and this says who they are.
    .unsafeFlags(["-package-name", "rings"]),
    .swiftLanguageMode(.v6),
    // A warning that stays hides the next one.
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]

/// Settings of the modules that learner code imports: no source paths of ours in their diagnostics.
let sdk: [SwiftSetting] = common + [.unsafeFlags(["-avoid-emit-module-source-info"])]

/// Optimised in debug builds too: what is looped over there, people wait for.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What is loaded into a program finds its symbols there.
let exporting: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

/// A module that stands in for an Apple framework of another name; learner code reaches it through
/// `-module-alias Name=NameStandIn`, so that packages asking `canImport(Combine)` are not misled.
func standIn(_ name: String, _ dependencies: [Target.Dependency] = ["AppleFoundation"]) -> Target {
  .target(
    name: "\(name)StandIn", dependencies: dependencies, path: "StandIns/\(name)",
    packageAccess: false, swiftSettings: sdk)
}

let package = Package(
  name: "RingsLearnersSide",
  targets: [
    // What a picture is, and Apple's API that needs no view.
    // Loops over pixels: ten times as fast when optimised.
    .target(name: "Pixels", path: "Pixels", packageAccess: false, swiftSettings: sdk + quick),
    .target(name: "Sentences", path: "Sentences", packageAccess: false, swiftSettings: sdk),
    .systemLibrary(
      name: "CPNG", path: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", path: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]),
    // Compiled for library evolution, so that whoever imports what is above needs no module of C's.
    .target(
      name: "ImageFiles", dependencies: ["CPNG", "CTurboJPEG"], path: "ImageFiles",
      packageAccess: false,
      swiftSettings: sdk + quick + [.unsafeFlags(["-enable-library-evolution"])]),
    .target(
      name: "Drawing", dependencies: ["ImageFiles", "Pixels", "Sentences"], path: "Drawing",
      packageAccess: false, swiftSettings: sdk + quick),
    .target(name: "PhoneFacts", path: "PhoneFacts", packageAccess: false, swiftSettings: sdk),
    .target(
      name: "AppleFoundation", path: "AppleFoundation", packageAccess: false, swiftSettings: sdk),
    .target(
      name: "AppIntents", dependencies: ["AppleFoundation"], path: "AppIntents",
      packageAccess: false, swiftSettings: sdk),

    // Apple's API.
    standIn("Combine"),
    standIn("os"),
    standIn("OSLog", ["osStandIn"]),
    standIn("CoreLocation"),
    standIn("Security"),
    standIn("Network", ["AppleFoundation", "SecurityStandIn"]),
    standIn("NetworkExtension"),
    standIn("CryptoKit"),
    standIn("WeatherKit", ["AppleFoundation", "CoreLocationStandIn"]),
    standIn("AVFAudio"),
    standIn("AVFoundation", ["AVFAudioStandIn"]),
    standIn("UserNotifications"),
    standIn("UniformTypeIdentifiers"),
    standIn("Darwin"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "AppIntents", "AppleFoundation", "CombineStandIn", "Drawing", "ImageFiles", "PhoneFacts",
        "Pixels", "Sentences", "UniformTypeIdentifiersStandIn",
      ],
      path: "SwiftUI", packageAccess: false, swiftSettings: sdk + quick),
    .target(
      name: "UIKit", dependencies: ["SwiftUI", "Drawing"], path: "UIKit", packageAccess: false,
      swiftSettings: sdk),
    .target(
      name: "ActivityKit", dependencies: ["SwiftUI"], path: "ActivityKit", packageAccess: false,
      swiftSettings: sdk),
    standIn("CoreGraphics", ["SwiftUI"]),
    standIn("SwiftUICore", ["SwiftUI"]),
    standIn("CoreTransferable", ["SwiftUI"]),
    standIn("EventKit", ["SwiftUI"]),
    standIn("LockedCameraCapture", ["SwiftUI", "AppIntents"]),
    standIn("Charts", ["SwiftUI"]),
    standIn("CoreData", ["SwiftUI"]),
    standIn("SwiftData", ["SwiftUI"]),
    standIn("MapKit", ["UIKit", "SwiftUI", "CoreLocationStandIn"]),
    .target(
      name: "Intents", dependencies: ["AppleFoundation"], path: "Intents", packageAccess: false,
      swiftSettings: sdk),
    .target(
      name: "WidgetKit",
      dependencies: [
        "SwiftUI", "AppIntents", "ActivityKit", "Intents", "Drawing", "PhoneFacts", "Sentences",
      ],
      path: "WidgetKit", packageAccess: false, swiftSettings: sdk),

    // The phone, the border, the reading of source and pictures.
    // The stand-ins come along, so that plugins find all of them in the executable.
    .target(
      name: "Simulator",
      dependencies: [
        "WidgetKit", "UIKit", "Drawing", "PhoneFacts", "Sentences", "ActivityKit", "Intents",
        "osStandIn",
        "OSLogStandIn",
        "CoreLocationStandIn", "NetworkStandIn", "NetworkExtensionStandIn", "CryptoKitStandIn",
        "WeatherKitStandIn", "AVFoundationStandIn", "UserNotificationsStandIn",
        "UniformTypeIdentifiersStandIn", "DarwinStandIn", "CoreGraphicsStandIn",
        "EventKitStandIn", "LockedCameraCaptureStandIn", "MapKitStandIn",
        "ChartsStandIn", "CoreDataStandIn", "SwiftDataStandIn", "SwiftUICoreStandIn",
        "CoreTransferableStandIn",
      ], path: "Simulator", packageAccess: false, swiftSettings: common),
    .target(
      name: "Stage", dependencies: ["Drawing", "PhoneFacts", "Sentences"], path: "Stage",
      packageAccess: false, swiftSettings: common + quick),
    // Files that learners copy: built as the Swift 5 that widget extensions are.
    .target(
      name: "LearnerLibrary", dependencies: ["WidgetKit", "SwiftUI"],
      path: "LearnerLibrary",
      packageAccess: false,
      swiftSettings: firstBuild + [
        .unsafeFlags(["-package-name", "rings"]), .swiftLanguageMode(.v5),
      ]),
    .target(
      name: "SwiftSource", path: "SwiftSource", packageAccess: false, swiftSettings: common + quick),
    .target(
      name: "PictureReading", dependencies: ["Drawing", "Pixels", "Stage"], path: "PictureReading",
      packageAccess: false, swiftSettings: common + quick),
    .systemLibrary(name: "CLinux", path: "CLinux"),
    // What enters the jail links little: these stand apart from what builds it.
    .systemLibrary(
      name: "CSeccomp", path: "CSeccomp", pkgConfig: "libseccomp",
      providers: [.apt(["libseccomp-dev"])]),
    .target(
      name: "Entrance", dependencies: ["CLinux", "CSeccomp"], path: "Entrance",
      packageAccess: false,
      swiftSettings: common),
    .target(
      name: "Canaries", dependencies: ["CLinux", "Sentences"], path: "Canaries",
      packageAccess: false, swiftSettings: common),
    .target(
      name: "Macros", dependencies: ["SwiftSource"], path: "Macros", packageAccess: false,
      swiftSettings: common),
    .target(
      name: "WidgetLint",
      dependencies: [
        "PhoneFacts", "PictureReading", "Sentences", "SwiftSource", "Stage", "Drawing", "Pixels",
      ],
      path: "WidgetLint", packageAccess: false, swiftSettings: common + quick),
    .target(
      name: "LessonChecks",
      dependencies: [
        "PhoneFacts", "PictureReading", "Sentences", "WidgetLint", "Stage", "Drawing", "Pixels",
      ],
      path: "LessonChecks", packageAccess: false, swiftSettings: sdk),
    .target(
      name: "LessonProbes",
      dependencies: [
        "PhoneFacts", "PictureReading", "Simulator", "Sentences", "Stage", "SwiftUI", "WidgetKit",
        "Drawing",
      ],
      path: "LessonProbes", packageAccess: false, swiftSettings: sdk),

    // Programs. Each has one role and links only what that takes; `rings` starts the others, which are
    // built with it.
    .executableTarget(
      name: "rings-worker", dependencies: ["CLinux", "Entrance", "LessonProbes", "Stage"],
      path: "rings-worker", packageAccess: false, swiftSettings: common, linkerSettings: exporting),
    .executableTarget(
      name: "rings-checks", dependencies: ["CLinux", "Entrance", "LessonChecks"],
      path: "rings-checks", packageAccess: false, swiftSettings: common, linkerSettings: exporting),
    .executableTarget(
      name: "rings-macros", dependencies: ["Macros"], path: "rings-macros", packageAccess: false,
      swiftSettings: common),
    .executableTarget(
      name: "rings-jail", dependencies: ["Canaries", "Entrance"], path: "rings-jail",
      packageAccess: false, swiftSettings: common),
  ])

package.products = package.targets.map { target in
  target.type == .executable
    ? .executable(name: target.name, targets: [target.name])
    : .library(name: target.name, targets: [target.name])
}
