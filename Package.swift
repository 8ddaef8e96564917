// swift-tools-version: 6.2
// Targets stand floor by floor, the lowest first, and may import only what stands above them here.
// `Tests/ArchitectureTests` holds the same table and fails when an import breaks it.
import Foundation
import PackageDescription

/// `RINGS_TESTS=DrawingTests,StageTests` declares only those test targets and compiles file by file: the
/// inner loop builds only what a change touches.
let onlyTests = ProcessInfo.processInfo.environment["RINGS_TESTS"]?.split(separator: ",").map(
  String.init)

/// What shortens the first build by a third: a module's files are read once and not by each of several
/// frontends, the compiler does not verify its own work, and no index is made of system modules.
///
/// SwiftPM asks for incremental builds all the same, and whatever else it is told, the compiler remarks
/// on that for every module. `.ci/build` leaves these lines out. To compile a module's files in one batch
/// would need no such filter, and takes a quarter more processor time.
let firstBuild: [SwiftSetting] =
  onlyTests == nil
  ? [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
        "-index-ignore-system-modules", "-Xfrontend", "-sil-verify-none", "-Xfrontend",
        "-disable-llvm-verify",
      ], .when(configuration: .debug))
  ] : []

/// Settings of every target: Swift 6, and imports that stay private unless they say otherwise.
let common: [SwiftSetting] =
  firstBuild + [
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

/// A module that stands in for an Apple framework of another name; learner code reaches it through
/// `-module-alias Name=NameStandIn`, so that packages asking `canImport(Combine)` are not misled.
func standIn(_ name: String, _ dependencies: [Target.Dependency] = ["AppleFoundation"]) -> Target {
  .target(
    name: "\(name)StandIn", dependencies: dependencies, path: "Sources/StandIns/\(name)",
    swiftSettings: sdk)
}

/// Suites and what they test, by the name of their folder in `Tests` without its `Tests` at the end.
let suites: [(name: String, dependencies: [Target.Dependency])] = [
  ("ActivityKit", ["ActivityKit", "SwiftUI", "WidgetKit", "Drawing"]),
  ("AppIntents", ["AppIntents", "AppleFoundation"]),
  ("AppleFoundation", ["AppleFoundation"]),
  ("Architecture", ["Compiling", "Sentences", "SwiftSource"]),
  (
    "Authoring",
    [
      "Authoring", "Viewing", "Judge", "Compiling", "Curriculum", "Processes", "Sentences",
      "Storage",
      "SwiftSource",
    ]
  ),
  ("Classroom", ["Classroom", "Judge", "Curriculum", "Sentences"]),
  ("CommandLine", ["rings", "Tutor", "Curriculum"]),
  ("Compiling", ["Compiling", "Jailing", "Processes", "Storage", "Hashing", "SwiftSource"]),
  ("Curriculum", ["Curriculum", "Sentences"]),
  ("Drawing", ["Drawing", "Pixels"]),
  ("Jailing", ["Jailing", "Compiling", "Processes", "Storage"]),
  (
    "Judge",
    [
      "Judge", "Compiling", "Jailing", "Processes", "Storage", "Curriculum", "Sentences",
      "SwiftSource", "Stage", "Drawing",
    ]
  ),
  ("Lesson", ["rings", "Authoring", "Viewing", "Judge", "Curriculum", "Processes"]),
  ("LessonChecks", ["LessonChecks", "Sentences", "Stage", "Drawing"]),
  (
    "LessonProbes",
    ["LessonProbes", "Simulator", "WidgetKit", "SwiftUI", "AppIntents", "Stage", "Drawing"]
  ),
  (
    "Simulator",
    [
      "Simulator", "LearnerLibrary", "WidgetKit", "UIKit", "SwiftUI", "AppIntents",
      "PictureReading",
      "Drawing",
    ]
  ),
  (
    "StandIns",
    [
      "SwiftUI", "Drawing", "AppleFoundation", "ChartsStandIn", "CoreDataStandIn",
      "CryptoKitStandIn", "NetworkStandIn", "SwiftDataStandIn",
    ]
  ),
  ("PictureReading", ["PictureReading", "Drawing", "Stage"]),
  ("Processes", ["Processes", "Hashing"]),
  ("Sentences", ["Sentences"]),
  ("Stage", ["Stage", "PictureReading", "Sentences", "Drawing"]),
  ("Storage", ["Storage"]),
  ("SwiftSource", ["SwiftSource"]),
  ("SwiftUI", ["SwiftUI", "AppIntents", "Drawing", "Stage"]),
  ("Terminal", ["Terminal", "Sentences"]),
  ("Tutor", ["Tutor", "Judge", "Terminal", "Curriculum", "Sentences", "Stage", "Drawing"]),
  ("UIKit", ["UIKit", "SwiftUI"]),
  ("WidgetKit", ["WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "Intents", "Drawing"]),
  (
    "WidgetLint",
    [
      "WidgetLint", "PictureReading", "LessonProbes", "Simulator", "SwiftSource", "WidgetKit",
      "SwiftUI", "AppIntents", "Stage", "Drawing",
    ]
  ),
]

/// Folders of suites that hold what tests read.
///
/// They are named here: SwiftPM keeps what it read of this file, and would compile a folder that was
/// not there when it looked.
let notCompiled = [
  "CommandLine": ["Cases"],
  "Curriculum": ["Packs"],
  "Drawing": ["Golden"],
  "Judge": ["Packs", "Submissions"],
  "Lesson": ["Cases", "Packs"],
  "Tutor": ["Golden"],
]

func isThere(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// What several suites share, such as comparing with golden files.
let testSupport: [Target] =
  isThere("Tests/TestSupport")
  ? [
    .target(
      name: "TestSupport", dependencies: ["Sentences", "Storage"], path: "Tests/TestSupport",
      swiftSettings: common)
  ] : []

let testTargets: [Target] =
  testSupport
  + suites.filter { isThere("Tests/\($0.name)Tests") }.map { suite in
    .testTarget(
      name: "\(suite.name)Tests",
      dependencies: suite.dependencies + testSupport.map { .target(name: $0.name) },
      exclude: (notCompiled[suite.name] ?? [])
        + ["Golden", "Packs", "Submissions", "Cases"].filter {
          !(notCompiled[suite.name]?.contains($0) ?? false)
            && isThere("Tests/\(suite.name)Tests/\($0)")
        },
      swiftSettings: common)
  }

let package = Package(
  name: "Rings",
  products: [
    .executable(name: "rings", targets: ["rings"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ],
  targets: [
    // Floor 0: what a picture is, and Apple's API that needs no view.
    // Loops over pixels: ten times as fast when optimised.
    .target(name: "Pixels", swiftSettings: sdk + quick),
    .target(name: "Hashing", swiftSettings: common + quick),
    .target(name: "Sentences", swiftSettings: sdk),
    .target(name: "Drawing", dependencies: ["Pixels", "Sentences"], swiftSettings: sdk),
    .target(name: "AppleFoundation", swiftSettings: sdk),
    .target(name: "AppIntents", dependencies: ["AppleFoundation"], swiftSettings: sdk),

    // Floor 1: Apple's API.
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
        "AppIntents", "AppleFoundation", "CombineStandIn", "Drawing", "Pixels", "Sentences",
      ],
      swiftSettings: sdk),
    .target(name: "UIKit", dependencies: ["SwiftUI", "Drawing"], swiftSettings: sdk),
    .target(name: "ActivityKit", dependencies: ["SwiftUI"], swiftSettings: sdk),
    standIn("CoreGraphics", ["SwiftUI"]),
    standIn("EventKit", ["SwiftUI"]),
    standIn("LockedCameraCapture", ["SwiftUI", "AppIntents"]),
    standIn("Charts", ["SwiftUI"]),
    standIn("CoreData", ["SwiftUI"]),
    standIn("SwiftData", ["SwiftUI"]),
    standIn("MapKit", ["UIKit", "SwiftUI", "CoreLocationStandIn"]),
    .target(name: "Intents", dependencies: ["AppleFoundation"], swiftSettings: sdk),
    .target(
      name: "WidgetKit",
      dependencies: ["SwiftUI", "AppIntents", "ActivityKit", "Intents", "Drawing", "Sentences"],
      swiftSettings: sdk),

    // Floor 2: the phone, the border, the course, the terminal, processes and files.
    // The stand-ins come along, so that plugins find all of them in the executable.
    .target(
      name: "Simulator",
      dependencies: [
        "WidgetKit", "UIKit", "Drawing", "Sentences", "ActivityKit", "Intents", "osStandIn",
        "OSLogStandIn",
        "CoreLocationStandIn", "NetworkStandIn", "NetworkExtensionStandIn", "CryptoKitStandIn",
        "WeatherKitStandIn", "AVFoundationStandIn", "UserNotificationsStandIn",
        "UniformTypeIdentifiersStandIn", "DarwinStandIn", "CoreGraphicsStandIn",
        "EventKitStandIn", "LockedCameraCaptureStandIn", "MapKitStandIn",
        "ChartsStandIn", "CoreDataStandIn", "SwiftDataStandIn",
      ], swiftSettings: common),
    .target(name: "Stage", dependencies: ["Drawing", "Sentences"], swiftSettings: common),
    // Files that learners copy: built as the Swift 5 that widget extensions are.
    .target(
      name: "LearnerLibrary", dependencies: ["WidgetKit", "SwiftUI"],
      swiftSettings: firstBuild + [.swiftLanguageMode(.v5)]),
    .target(name: "SwiftSource", swiftSettings: common + quick),
    .target(
      name: "PictureReading", dependencies: ["Drawing", "Pixels", "Stage"], swiftSettings: common),
    .target(name: "Storage", dependencies: ["Hashing", "Sentences"], swiftSettings: common),
    .target(
      name: "Curriculum",
      dependencies: [
        "Sentences", "Stage", "Storage", "SwiftSource", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: common),
    .systemLibrary(name: "CLinux"),
    .target(
      name: "Processes",
      dependencies: [
        "CLinux", "Sentences", .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: common),
    .systemLibrary(
      name: "CEditline", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-dev"])]),
    .target(
      name: "Terminal",
      dependencies: ["CEditline", "CMarkGFM", "Drawing", "Sentences", "SwiftSource"],
      swiftSettings: common),

    // Floor 3: learner source to plugin, and what runs beside it.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "Jailing", dependencies: ["CLinux", "Processes", "Storage", "Hashing", "Sentences"],
      swiftSettings: common),
    .target(
      name: "Compiling",
      dependencies: ["Jailing", "Processes", "Storage", "Hashing", "Sentences", "SwiftSource"],
      swiftSettings: common),
    .target(
      name: "WidgetLint",
      dependencies: ["PictureReading", "Sentences", "SwiftSource", "Stage", "Drawing", "Pixels"],
      swiftSettings: common),
    .target(
      name: "LessonChecks",
      dependencies: ["PictureReading", "Sentences", "WidgetLint", "Stage", "Drawing", "Pixels"],
      swiftSettings: sdk),
    .target(
      name: "LessonProbes",
      dependencies: [
        "PictureReading", "Simulator", "Sentences", "Stage", "SwiftUI", "WidgetKit", "Drawing",
      ],
      swiftSettings: sdk),

    // Floor 4: the verdict.
    .target(
      name: "Judge",
      dependencies: [
        "Compiling", "Jailing", "Processes", "Storage", "Curriculum", "Hashing", "Sentences",
        "SwiftSource", "Stage", "Drawing",
      ],
      swiftSettings: common),

    // Above the verdict, on the same floor: files that are looked at.
    .target(
      name: "Viewing",
      dependencies: [
        "Judge", "LessonChecks", "WidgetLint", "PictureReading", "Compiling", "Storage",
        "Curriculum", "Hashing", "Sentences", "SwiftSource", "Stage", "Drawing",
      ],
      swiftSettings: common),

    // Floor 5: one learner, many submissions, authors.
    .target(
      name: "Tutor",
      dependencies: [
        "Judge", "Terminal", "Curriculum", "Processes", "Sentences", "Stage", "Drawing",
      ],
      swiftSettings: common),
    .target(
      name: "Classroom",
      dependencies: [
        "CZlib", "Judge", "Curriculum", "Processes", "Hashing", "Sentences", "SwiftSource",
      ],
      swiftSettings: common),
    .target(
      name: "Authoring",
      dependencies: [
        "Viewing", "Judge", "Compiling", "Stage", "Terminal", "Curriculum", "Processes", "Storage",
        "Hashing", "Sentences", "SwiftSource",
      ],
      swiftSettings: common),

    // Floor 6: the command line.
    .executableTarget(
      name: "rings",
      dependencies: [
        "Tutor", "Classroom", "Authoring", "Viewing", "Judge", "LessonChecks", "LessonProbes",
        "Terminal", "Curriculum", "Compiling", "Jailing", "Processes", "Storage", "Hashing",
        "PictureReading", "Sentences", "Stage", "SwiftSource", "Drawing", "WidgetLint",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Schemas"],
      swiftSettings: common,
      linkerSettings: [
        // Plugins resolve the SDK from this executable, so its symbols stay visible to them.
        .unsafeFlags(["-Xlinker", "--export-dynamic"])
      ]),
  ]
    + testTargets.filter {
      !$0.isTest || onlyTests?.contains($0.name) ?? true
    }
)
