// swift-tools-version: 6.2
// The judge's side: everything that learners, teachers and authors start. `Sources/Sandbox` is the package of what runs
// in the sandbox, `Sources/Foundations` of what both sides use, `Sources/Viewing/Page` of the canvas's page; their modules
// are named here as if they were ours.
//
// A target may import only the targets that it lists here.
import Foundation
import PackageDescription

/// `RINGS_TESTS=DrawingTests,WorkerProtocolTests` declares only those test targets, with the programs that suites start, and
/// compiles file by file: the inner loop builds only what a change touches.
let onlyTests = ProcessInfo.processInfo.environment["RINGS_TESTS"]?.split(separator: ",").map(
  String.init)

/// Settings that halve the time of a first build: one frontend reads a module's files once, the compiler doesn't
/// verify its own output, and system modules aren't indexed.
///
/// SwiftPM asks for incremental builds as well, and the compiler remarks on that for every module; `.ci/build` hides
/// the remarks.
let firstBuild: [SwiftSetting] =
  onlyTests == nil
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
    // All packages of this repository share `package` access. SwiftPM would name it after the folder, so targets say
    // `packageAccess: false`.
    .unsafeFlags(["-package-name", "rings"]),
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]

/// Settings of suites.
///
/// In the inner loop they can be debugged; to write for all of them what a debugger needs takes a tenth of their
/// compilers' time.
let testing: [SwiftSetting] =
  common
  + (onlyTests == nil ? [.unsafeFlags(["-gnone"], .when(configuration: .debug))] : [])

/// A module in a folder of `Sources`, whose last component is its name.
func module(
  _ path: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: path.split(separator: "/").last.map(String.init) ?? path, dependencies: dependencies,
    path: "Sources/\(path)", exclude: exclude, resources: resources, packageAccess: false,
    swiftSettings: common)
}

/// The programs that `rings` starts.
let programs: [Target.Dependency] = [
  "rings-worker", "rings-checks", "rings-macros", "rings-jail", "rings-page",
]

/// Suites and what they test, by their folder in `Tests` without the `Tests` at its end.
let suites: [(path: String, dependencies: [Target.Dependency])] = [
  ("Architecture", ["Compiling", "Sentences", "SwiftSource"]),
  ("Foundations/AppleNames", ["AppleNames"]),
  ("Foundations/Drawing", ["Drawing", "Pixels"]),
  ("Foundations/Processes", ["Processes", "Hashing"]),
  ("Foundations/Sentences", ["Sentences"]),
  ("Foundations/Storage", ["Storage"]),
  ("Foundations/SwiftSource", ["SwiftSource"]),
  ("Sandbox/SDK/ActivityKit", ["ActivityKit", "SwiftUI", "WidgetKit", "Drawing"]),
  ("Sandbox/SDK/AppIntents", ["AppIntents", "AppleFoundation"]),
  ("Sandbox/SDK/AppleFoundation", ["AppleFoundation"]),
  (
    "Sandbox/SDK/StandIns",
    [
      "SwiftUI", "Drawing", "AppleFoundation", "ChartsStandIn", "CoreDataStandIn",
      "SwiftDataStandIn",
    ]
  ),
  (
    "Sandbox/SDK/SwiftUI",
    ["SwiftUI", "AppIntents", "Drawing", "ImageFiles", "PhoneFacts", "WorkerProtocol"]
  ),
  (
    "Sandbox/SDK/WidgetKit",
    ["WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "Intents", "Drawing"]
  ),
  (
    "Sandbox/Phone/Simulator",
    [
      "Simulator", "LearnerLibrary", "WidgetKit", "UIKit", "SwiftUI", "AppIntents", "PhoneFacts",
      "PictureReading", "Drawing",
    ]
  ),
  (
    "Sandbox/Phone/WorkerProtocol",
    ["WorkerProtocol", "PhoneFacts", "PictureReading", "Sentences", "Drawing"]
  ),
  (
    "Sandbox/Checks/LessonChecks",
    ["LessonChecks", "PhoneFacts", "Sentences", "WorkerProtocol", "Drawing"]
  ),
  ("Sandbox/Checks/PictureReading", ["PictureReading", "Drawing", "WorkerProtocol", "WidgetLint"]),
  (
    "Sandbox/Checks/WidgetLint",
    [
      "WidgetLint", "PictureReading", "LessonProbes", "Simulator", "SwiftSource", "WidgetKit",
      "SwiftUI", "AppIntents", "WorkerProtocol", "Drawing",
    ]
  ),
  (
    "Judge/Compiling",
    [
      "Compiling", "Macros", "Jailing", "PhoneFacts", "Processes", "Storage", "Hashing",
      "SwiftSource",
    ]
  ),
  ("Judge/Jailing", ["Jailing", "SelfTests", "Launcher", "Compiling", "Processes", "Storage"]),
  (
    "Judge/Judge",
    [
      "Judge", "SelfTests", "Compiling", "Jailing", "Processes", "Storage", "Curriculum",
      "Sentences", "SwiftSource", "WorkerProtocol", "Drawing", "PhoneFacts",
    ]
  ),
  ("Course/Answer", ["Authoring", "Viewing", "Judge", "Compiling", "Curriculum", "Processes"]),
  (
    "Course/Authoring",
    [
      "Authoring", "Viewing", "Judge", "Compiling", "Curriculum", "Processes", "Sentences",
      "Storage", "SwiftSource",
    ]
  ),
  ("Course/Classroom", ["Classroom", "Archives", "Judge", "Curriculum", "Sentences"]),
  ("Course/Curriculum", ["Curriculum", "PhoneFacts", "Sentences", "Storage"]),
  ("Course/Lesson", ["CommandLine", "Authoring", "Judge", "Curriculum", "Terminal"]),
  (
    "Course/Tutor",
    [
      "Tutor", "Judge", "Terminal", "Curriculum", "Storage", "Sentences", "WorkerProtocol",
      "Drawing",
    ]
  ),
  (
    "Viewing/Canvas",
    [
      "Canvas", "Viewing", "Tutor", "Judge", "Terminal", "Curriculum", "Sentences",
      "WorkerProtocol",
      "Drawing", "PhoneFacts",
    ]
  ),
  (
    "Viewing/CanvasServer",
    [
      "CanvasServer", "PageLink", "PageServer", "Canvas", "Viewing", "Judge", "Curriculum",
      "Processes", "Sentences", "Storage", "WorkerProtocol", "Drawing", "PhoneFacts",
    ]
  ),
  (
    "Program/CommandLine",
    [
      "CommandLine", "Benchmarking", "Host", "Results", "XcodeProjects", "Compiling", "Tutor",
      "Terminal", "Curriculum", "Sentences", "Drawing", "ImageFiles", "Judge", "Learning",
      "WorkerProtocol", "PhoneFacts",
    ]
  ),
  ("Program/Terminal", ["Terminal", "Sentences"]),
]

/// Folders of suites with files that tests read.
let notCompiled = [
  "Answer": ["Cases"],
  "Canvas": ["Golden"],
  "CanvasServer": ["Audit", "Widgets"],
  "CommandLine": ["Cases", "Golden"],
  "Compiling": ["Cases"],
  "Curriculum": ["Packs"],
  "Drawing": ["Golden"],
  "Judge": ["Packs", "Submissions"],
  "Lesson": ["Audit", "Packs"],
  "Tutor": ["Golden"],
]

/// The suites, and the code that they share, such as comparing with golden files.
let testTargets: [Target] =
  [
    .target(
      name: "TestSupport", dependencies: ["Sentences", "Storage"], path: "Tests/TestSupport",
      packageAccess: false, swiftSettings: testing)
  ]
  + suites.map { suite in
    let name = suite.path.split(separator: "/").last.map(String.init) ?? suite.path
    return .testTarget(
      name: "\(name)Tests",
      dependencies: suite.dependencies + ["TestSupport"]
        + (onlyTests == nil ? [] : programs),
      path: "Tests/\(suite.path)Tests", exclude: notCompiled[name] ?? [], packageAccess: false,
      swiftSettings: testing, linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  }

let package = Package(
  name: "Rings",
  products: [
    .executable(name: "rings", targets: ["rings"])
  ],
  dependencies: [
    .package(path: "Sources/Foundations"),
    .package(path: "Sources/Sandbox"),
    .package(path: "Sources/Viewing/Page"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    .plugin(
      name: "SourceDigesting", capability: .buildTool(), path: "Sources/Judge/SourceDigesting"),
    .target(
      name: "SourceDigests", path: "Sources/Judge/SourceDigests", packageAccess: false,
      swiftSettings: common, plugins: ["SourceDigesting"]),
    module(
      "Judge/Jailing",
      [
        "CLinux", "SelfTests", "Launcher", "Hashing", "Processes", "Sentences", "Storage",
        .product(name: "Logging", package: "swift-log"),
      ]),
    module(
      "Judge/Compiling",
      [
        "AppleNames", "Hashing", "Jailing", "Macros", "PhoneFacts", "Processes", "Sentences",
        "SourceDigests", "Storage", "SwiftSource",
      ]),
    module(
      "Course/Curriculum",
      [
        "Hashing", "PhoneFacts", "Sentences", "WorkerProtocol", "Storage", "SwiftSource",
        .product(name: "Yams", package: "Yams"),
      ]),
    module(
      "Judge/Judge",
      [
        "AppleNames", "Compiling", "Curriculum", "Drawing", "Hashing", "Jailing", "PhoneFacts",
        "Processes", "Sentences", "WorkerProtocol", "Storage", "SwiftSource",
        .product(name: "Logging", package: "swift-log"),
      ]),

    module(
      "Viewing/XcodeProjects",
      [
        "Compiling", "Curriculum", "Hashing", "Judge", "PhoneFacts", "Sentences", "Storage",
        "SwiftSource",
      ]),
    module(
      "Viewing/Viewing",
      [
        "Compiling", "Curriculum", "Drawing", "Hashing", "Judge", "PhoneFacts", "PictureReading",
        "Sentences", "WorkerProtocol", "Storage", "SwiftSource", "WidgetLint", "XcodeProjects",
      ]),

    module(
      "Program/Terminal",
      ["CEditline", "CMarkGFM", "Drawing", "Sentences", "SwiftSource"]),
    module(
      "Course/Tutor",
      [
        "Curriculum", "Drawing", "Hashing", "Judge", "PhoneFacts", "Processes", "Sentences",
        "WorkerProtocol",
        "Terminal",
      ]),
    module(
      "Course/Classroom",
      [
        "Archives", "Curriculum", "Hashing", "Judge", "Processes", "Sentences", "Storage",
        "SwiftSource",
      ], resources: [.embedInCode("Marks/class.schema.json")]),
    module(
      "Course/Authoring",
      [
        "Archives", "Compiling", "Curriculum", "Drawing", "Hashing", "Judge", "PhoneFacts",
        "Processes", "Sentences", "WorkerProtocol", "Storage", "SwiftSource", "Terminal", "Viewing",
      ]),

    module(
      "Viewing/Canvas",
      [
        "Curriculum", "Drawing", "Judge", "PhoneFacts", "Sentences", "WorkerProtocol", "Terminal",
        "Tutor",
        "Viewing",
      ]),
    module(
      "Viewing/CanvasServer",
      [
        "Canvas", "Curriculum", "Drawing", "Hashing", "Judge", "PageLink", "PhoneFacts",
        "Processes", "Sentences", "Storage", "WorkerProtocol", "Terminal", "Tutor", "Viewing",
        "WidgetLint",
      ]),

    module(
      "Program/Host",
      [
        "CLinux", "Compiling", "Curriculum", "Jailing", "Judge", "Sentences", "WorkerProtocol",
        "Storage", "Terminal", "Viewing", .product(name: "Logging", package: "swift-log"),
      ]),
    module(
      "Program/Results",
      [
        "Authoring", "Canvas", "Compiling", "Curriculum", "Drawing", "Host", "ImageFiles", "Judge",
        "PhoneFacts", "PictureReading", "Processes", "Sentences", "WorkerProtocol", "Storage",
        "Terminal", "Tutor", "Viewing", "WidgetLint", "XcodeProjects",
      ]),
    module(
      "Viewing/SymbolDocumentation",
      [
        "Authoring", "Compiling", "Curriculum", "Drawing", "Hashing", "Host", "Judge",
        "Processes", "Results", "Sentences", "WorkerProtocol", "Storage", "SwiftSource", "Terminal",
        "Tutor", "Viewing",
      ]),
    module(
      "Program/Learning",
      [
        "Canvas", "CanvasServer", "Compiling", "Curriculum", "Drawing", "Hashing", "Host",
        "Judge", "Processes", "Results", "Sentences", "WorkerProtocol", "Storage", "SwiftSource",
        "Terminal", "Tutor", "Viewing", "WidgetLint",
      ]),
    module(
      "Program/Doctor",
      [
        "Archives", "Curriculum", "Host", "Jailing", "Judge", "Results", "Sentences",
        "WorkerProtocol",
        "Storage", "Terminal", "Viewing",
      ]),
    module(
      "Program/Benchmarking",
      [
        "Canvas", "CanvasServer", "Classroom", "Compiling", "Curriculum", "Drawing", "Host",
        "Judge", "Learning", "Processes", "Results", "Sentences", "WorkerProtocol", "Terminal",
        "Tutor",
        "Viewing",
      ]),
    module(
      "Program/CommandLine",
      [
        "Authoring", "Canvas", "Classroom", "Compiling", "Curriculum", "Doctor", "Drawing",
        "Hashing",
        "Host", "Jailing", "Judge", "Learning", "PhoneFacts", "Processes",
        "Results", "Sentences", "WorkerProtocol", "Storage", "SwiftSource", "SymbolDocumentation",
        "Terminal", "Tutor",
        "Viewing", "WidgetLint", "XcodeProjects", .product(name: "Logging", package: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Schemas"]),
    .executableTarget(
      name: "rings", dependencies: ["CommandLine"] + programs, path: "Sources/Program/rings",
      packageAccess: false, swiftSettings: common,
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    .executableTarget(
      name: "rings-bench", dependencies: ["Benchmarking", "Processes", "rings"],
      path: "Sources/Program/rings-bench", packageAccess: false, swiftSettings: common,
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ]
    + testTargets.filter {
      !$0.isTest || onlyTests?.contains($0.name) ?? true
    }
)

/// Products of `Sources/Foundations` and of `Sources/Viewing/Page`; every other name that no target here has is a product
/// of `Sources/Sandbox`.
let foundations: Set = [
  "AppleNames", "Archives", "CEditline", "CLinux", "CMarkGFM", "Drawing", "Hashing", "ImageFiles",
  "PhoneFacts", "Pixels", "Processes", "Sentences", "Storage", "SwiftSource",
]
let page: Set = ["PageLink", "PageServer", "rings-page"]
let own = Set(package.targets.map(\.name))
for target in package.targets {
  target.dependencies = target.dependencies.map { dependency in
    guard case .byNameItem(let name, let condition) = dependency, !own.contains(name) else {
      return dependency
    }
    return .product(
      name: name,
      package: foundations.contains(name)
        ? "Foundations" : page.contains(name) ? "Page" : "Sandbox",
      condition: condition)
  }
}
