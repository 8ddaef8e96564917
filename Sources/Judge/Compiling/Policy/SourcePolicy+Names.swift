import SwiftSource

extension SourcePolicy {
  static let attributes: [String: PolicyRule] = {
    let groups: [PolicyRule: [String]] = [
      .linkerAttributes: [
        "_silgen_name", "_cdecl", "cdecl", "c", "_extern", "extern", "_expose", "expose",
        "section", "_section", "used", "_used", "_alwaysEmitIntoClient", "_originallyDefinedIn",
        "_weakLinked", "_semantics", "_rawLayout",
      ],
      .hiddenAccess: [
        "testable", "_spi", "_private", "_implementationOnly", "_dynamicReplacement", "_spiOnly",
        "_spi_available", "_hasMissingDesignatedInitializers",
      ],
      .unsafeMemory: ["unsafe", "safe"],
    ]
    return Dictionary(
      groups.flatMap { rule, names in names.map { ($0, rule) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Modules that the compiler can find, but that no widget imports.
  private static let systemModules: Set<String> = [
    "Glibc", "Musl", "SwiftGlibc", "CDispatch", "CoreFoundation", "XCTest", "Testing", "Cxx",
    "CxxStdlib", "SwiftShims", "SwiftOverlayShims", "SwiftOnoneSupport", "Builtin", "Runtime",
    "Block", "RingsGate", "CFURLSessionInterface", "CFXMLInterface",
    // Modules of Rings, some of which are compiled with the learner's files.
    "LessonProbes", "LessonChecks", "WorkerProtocol", "Simulator", "Drawing", "FontFiles",
    "ImageFiles", "Pixels",
    "Hashing", "SwiftSource", "PhoneFacts", "PictureReading", "Sentences", "LearnerLibrary",
    "Judge", "Compiling", "Jailing", "Processes", "Storage", "Archives",
    "Curriculum", "Tutor", "Classroom", "Authoring", "Canvas", "CanvasServer", "Terminal",
    "Viewing", "WidgetLint", "XcodeProjects",
    "CommandLine", "Launcher", "SelfTests", "Macros", "SourceDigests", "SourceDigesting", "rings",
    "rings_worker", "rings_checks", "rings_macros", "rings_jail",
  ]

  /// Parts of the Swift library with names that only the compiler should use.
  private static let plainModules: Set<String> = [
    "_Concurrency", "_StringProcessing", "_Differentiation", "_AppIntents_SwiftUI",
  ]

  static func isSystemModule(_ name: String) -> Bool {
    systemModules.contains(name) || name.hasPrefix("_") && !plainModules.contains(name)
  }
}
