// swift-tools-version: 6.2
// The judge's side: everything that people meet. The learner's side, which learner code and checks run in,
// is a package of its own in `Sources/Package.swift`, whose modules are named here as if they were ours.
//
// Targets stand floor by floor, the lowest first, and may import only what stands above them here.
// `Tests/ArchitectureTests` holds who may import whom, and reads the floors of `Sources/README.md` from here.
import Foundation
import PackageDescription

/// `RINGS_TESTS=DrawingTests,StageTests` declares only those test targets, with the programs that suites start, and
/// compiles file by file: the inner loop builds only what a change touches.
let onlyTests = ProcessInfo.processInfo.environment["RINGS_TESTS"]?.split(separator: ",").map(
  String.init)

/// What halves the first build: a module's files are read once, by one frontend that writes the module as
/// well, the compiler does not verify its own work, and no index is made of system modules.
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

/// Settings of suites.
///
/// In the inner loop they can be debugged; to write for all of them what a debugger needs takes a tenth of their
/// compilers' time.
let testing: [SwiftSetting] =
  common
  + (onlyTests == nil ? [.unsafeFlags(["-gnone"], .when(configuration: .debug))] : [])

/// Optimised in debug builds too: what is looped over there, people wait for.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// `URLSession.data(for:delegate:)`, as the linker names it.
let loadingData =
  "10URLSessionC4data3for8delegate0A10Essentials4DataV_AA11URLResponseCtAA10URLRequestV_AA0C12TaskDelegate"
  + "_pSgtYaKF"

/// `rings` without `URLSession`, which brings along libcurl and 27 libraries behind it: two fifths of every start.
///
/// Only FlyingFox asks for it, so that a server can pass requests on to another one, which a page on 127.0.0.1
/// never does. The linker leaves the library out and puts nothing in the place of its names. Should FlyingFox ask
/// for more names than these, the linker says which they are.
let withoutForwarding: [LinkerSetting] = [
  .unsafeFlags(
    [
      "10URLRequestV10httpMethodSSSgvs", "10URLRequestV15timeoutIntervalSdvs",
      "10URLRequestV19allHTTPHeaderFieldsSDyS2SGSgvs",
      "10URLRequestV3url11cachePolicy15timeoutIntervalAC0A10Essentials3URLV_AA12NSURLRequestC05CacheF0"
        + "OSdtcfC",
      "10URLRequestV8httpBody0A10Essentials4DataVSgvs", "10URLSessionC6sharedACvgZ",
      "10URLSessionCMa",
      "10URLSessionCMn", "15HTTPURLResponseCMa", loadingData, loadingData + "Tu",
    ].reduce(
      into: ["-use-ld=lld", "-Xlinker", "--remap-inputs=*/libFoundationNetworking.so=/dev/null"]
    ) {
      $0 += ["-Xlinker", "--defsym=$s20FoundationNetworking\($1)=0"]
    })
]

/// The linker calls `leaveOptionsUnexamined` where ArgumentParser examines options in debug builds.
let withoutExamination: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-Xlinker",
      "--wrap=$s14ArgumentParser17ParsableArgumentsPAAE9_validate6parentyAA8InputKeyVSg_tKFZ",
    ], .when(configuration: .debug))
]

/// Suites and what they test, by the name of their folder in `Tests` without its `Tests` at the end.
let suites: [(name: String, dependencies: [Target.Dependency])] = [
  ("ActivityKit", ["ActivityKit", "SwiftUI", "WidgetKit", "Drawing"]),
  ("Answer", ["Authoring", "Viewing", "Judge", "Compiling", "Curriculum", "Processes"]),
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
  (
    "Canvas",
    [
      "Canvas", "Viewing", "Tutor", "Judge", "Terminal", "Curriculum", "Sentences", "Stage",
      "Drawing", "PhoneFacts",
    ]
  ),
  (
    "CanvasServer",
    [
      "CanvasServer", "Canvas", "Viewing", "Judge", "Curriculum", "Processes", "Sentences",
      "Stage", "Drawing", "PhoneFacts",
    ]
  ),
  ("Classroom", ["Classroom", "Archives", "Judge", "Curriculum", "Sentences"]),
  (
    "CommandLine",
    [
      "CommandLine", "XcodeProjects", "Compiling", "Tutor", "Terminal", "Curriculum", "Sentences",
      "Drawing", "ImageFiles",
    ]
  ),
  (
    "Compiling",
    [
      "Compiling", "Macros", "Jailing", "PhoneFacts", "Processes", "Storage", "Hashing",
      "SwiftSource",
    ]
  ),
  ("Curriculum", ["Curriculum", "PhoneFacts", "Sentences", "Storage"]),
  ("Drawing", ["Drawing", "Pixels"]),
  ("Jailing", ["Jailing", "Canaries", "Entrance", "Compiling", "Processes", "Storage"]),
  (
    "Judge",
    [
      "Judge", "Canaries", "Compiling", "Jailing", "Processes", "Storage", "Curriculum",
      "Sentences",
      "SwiftSource", "Stage", "Drawing", "PhoneFacts",
    ]
  ),
  ("Lesson", ["CommandLine", "Authoring", "Judge", "Curriculum", "Terminal"]),
  ("LessonChecks", ["LessonChecks", "PhoneFacts", "Sentences", "Stage", "Drawing"]),
  (
    "Simulator",
    [
      "Simulator", "LearnerLibrary", "WidgetKit", "UIKit", "SwiftUI", "AppIntents",
      "PhoneFacts", "PictureReading",
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
  ("PictureReading", ["PictureReading", "Drawing", "Stage", "WidgetLint"]),
  ("Processes", ["Processes", "Hashing"]),
  ("Sentences", ["Sentences"]),
  ("Stage", ["Stage", "PhoneFacts", "PictureReading", "Sentences", "Drawing"]),
  ("Storage", ["Storage"]),
  ("SwiftSource", ["SwiftSource"]),
  (
    "SwiftUI", ["SwiftUI", "AppIntents", "Drawing", "ImageFiles", "PhoneFacts", "Stage"]
  ),
  ("Terminal", ["Terminal", "Sentences"]),
  (
    "Tutor",
    ["Tutor", "Judge", "Terminal", "Curriculum", "Storage", "Sentences", "Stage", "Drawing"]
  ),
  ("WidgetKit", ["WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "Intents", "Drawing"]),
  (
    "WidgetLint",
    [
      "WidgetLint", "PictureReading", "LessonProbes", "Simulator", "SwiftSource", "WidgetKit",
      "SwiftUI", "AppIntents", "Stage", "Drawing",
    ]
  ),
]

/// Folders of suites with files that tests read.
let notCompiled = [
  "Answer": ["Cases"],
  "Canvas": ["Golden"],
  "CanvasServer": ["Widgets"],
  "CommandLine": ["Cases", "Golden"],
  "Compiling": ["Cases"],
  "Curriculum": ["Packs"],
  "Drawing": ["Golden"],
  "Judge": ["Packs", "Submissions"],
  "Lesson": ["Packs"],
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
    .testTarget(
      name: "\(suite.name)Tests",
      dependencies: suite.dependencies + ["TestSupport"]
        + (onlyTests == nil ? [] : ["rings-worker", "rings-checks", "rings-macros", "rings-jail"]),
      exclude: notCompiled[suite.name] ?? [], packageAccess: false, swiftSettings: testing,
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  }

let package = Package(
  name: "Rings",
  products: [
    .executable(name: "rings", targets: ["rings"])
  ],
  dependencies: [
    .package(path: "Sources"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ],
  targets: [
    .plugin(
      name: "SourceDigesting", capability: .buildTool(), path: "Sources/SourceDigesting"),
    .target(
      name: "SourceDigests", packageAccess: false, swiftSettings: common,
      plugins: ["SourceDigesting"]),
    .target(name: "Hashing", packageAccess: false, swiftSettings: common + quick),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "Archives", dependencies: ["CZlib"], packageAccess: false, swiftSettings: common),
    .target(
      name: "Storage", dependencies: ["Hashing", "Sentences"], packageAccess: false,
      swiftSettings: common),
    .target(
      name: "Curriculum",
      dependencies: [
        "Hashing", "PhoneFacts", "Sentences", "Stage", "Storage", "SwiftSource",
        .product(name: "Yams", package: "Yams"),
      ],
      packageAccess: false, swiftSettings: common),
    .target(
      name: "Processes",
      dependencies: [
        "CLinux", "Sentences", .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      packageAccess: false, swiftSettings: common),
    .systemLibrary(
      name: "CEditline", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-dev"])]),
    .target(
      name: "Terminal",
      dependencies: ["CEditline", "CMarkGFM", "Drawing", "Sentences", "SwiftSource"],
      packageAccess: false, swiftSettings: common),

    // Learner source to plugin, and what runs beside it.
    .target(
      name: "Jailing",
      dependencies: [
        "CLinux", "Entrance", "Canaries", "Processes", "Storage", "Hashing", "Sentences",
      ],
      packageAccess: false, swiftSettings: common),
    .target(
      name: "Compiling",
      dependencies: [
        "Jailing", "Macros", "PhoneFacts", "Processes", "Storage", "Hashing", "Sentences",
        "SourceDigests",
        "SwiftSource",
      ],
      packageAccess: false, swiftSettings: common),

    // The verdict.
    .target(
      name: "Judge",
      dependencies: [
        "Compiling", "Jailing", "PhoneFacts", "Processes", "Storage", "Curriculum", "Hashing",
        "Sentences", "SwiftSource", "Stage", "Drawing",
      ],
      packageAccess: false, swiftSettings: common),

    // What a target of Xcode's takes.
    .target(
      name: "XcodeProjects",
      dependencies: [
        "Compiling", "Curriculum", "PhoneFacts", "Sentences", "Storage", "SwiftSource",
      ],
      packageAccess: false, swiftSettings: common),

    // Above the verdict: files that are looked at.
    .target(
      name: "Viewing",
      dependencies: [
        "Judge", "XcodeProjects", "WidgetLint", "PhoneFacts", "PictureReading", "Compiling",
        "Storage",
        "Curriculum", "Hashing", "Sentences", "SwiftSource", "Stage", "Drawing",
      ],
      packageAccess: false, swiftSettings: common),

    // One learner, many submissions, authors.
    .target(
      name: "Tutor",
      dependencies: [
        "Judge", "Terminal", "Curriculum", "PhoneFacts", "Processes", "Sentences", "Stage",
        "Drawing",
      ],
      packageAccess: false, swiftSettings: common),
    .target(
      name: "Classroom",
      dependencies: [
        "Archives", "Judge", "Curriculum", "Processes", "Hashing", "Sentences", "SwiftSource",
      ],
      resources: [.embedInCode("Marks/class.schema.json")],
      packageAccess: false, swiftSettings: common),
    .target(
      name: "Authoring",
      dependencies: [
        "Archives", "Viewing", "Judge", "Compiling", "Stage", "Terminal", "Curriculum", "Processes",
        "Storage", "Hashing", "Sentences", "SwiftSource",
      ],
      packageAccess: false, swiftSettings: common),

    // The widget while it is written.
    .target(
      name: "Canvas",
      dependencies: [
        "Viewing", "Tutor", "Judge", "Compiling", "Terminal", "Curriculum", "PhoneFacts",
        "Sentences", "Stage", "Drawing",
      ],
      packageAccess: false, swiftSettings: common),

    // The same as a page in a browser.
    .target(
      name: "CanvasServer",
      dependencies: [
        "Canvas", "Viewing", "WidgetLint", "Judge", "Compiling", "Curriculum", "Hashing",
        "PhoneFacts", "Sentences", "Stage", "Drawing", "Terminal", "Tutor",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [
        "index.html", "style.css", "phone.css", "canvas.js", "controls.js", "elements.js",
        "findings.js", "phone.js", "pictures.js", "sheet.js",
      ].map { .embedInCode("Page/\($0)") },
      packageAccess: false, swiftSettings: common),

    // The command line.
    .target(
      name: "CommandLine",
      dependencies: [
        "CanvasServer", "Canvas", "Tutor", "Classroom", "Authoring", "Viewing", "XcodeProjects",
        "Judge", "Terminal",
        "Curriculum", "Compiling", "Jailing", "Canaries", "CLinux", "Processes", "Storage",
        "Hashing",
        "PhoneFacts", "PictureReading", "Sentences", "Stage", "SwiftSource", "Drawing",
        "WidgetLint",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Schemas"],
      packageAccess: false, swiftSettings: common),
    .executableTarget(
      name: "rings",
      dependencies: [
        "CommandLine", "rings-worker", "rings-checks", "rings-macros", "rings-jail",
      ],
      packageAccess: false, swiftSettings: common,
      linkerSettings: withoutForwarding + withoutExamination),
  ]
    + testTargets.filter {
      !$0.isTest || onlyTests?.contains($0.name) ?? true
    }
)

// A name that no target here has is a product of the learner's side.
let own = Set(package.targets.map(\.name))
for target in package.targets {
  target.dependencies = target.dependencies.map { dependency in
    guard case .byNameItem(let name, let condition) = dependency, !own.contains(name) else {
      return dependency
    }
    return .product(name: name, package: "Sources", condition: condition)
  }
}
