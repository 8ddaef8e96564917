import Foundation
import SwiftSource

/// The repository as these tests see it: its targets, floors and source files.
enum House {
  /// What each target may import of ours.
  static let mayImport: [String: Set<String>] = [
    "Pixels": [],
    "Sentences": [],
    "Hashing": [],
    "ImageFiles": ["CPNG", "CTurboJPEG"],
    "Drawing": ["ImageFiles", "Pixels", "Sentences"],
    "PhoneFacts": [],
    "AppleFoundation": [],
    "AppIntents": ["AppleFoundation"],
    "SwiftUI": [
      "AppIntents", "AppleFoundation", "CombineStandIn", "Drawing", "ImageFiles", "PhoneFacts",
      "Pixels", "Sentences", "UniformTypeIdentifiersStandIn",
    ],
    "UIKit": ["SwiftUI", "Drawing", "AppleFoundation"],
    "ActivityKit": ["SwiftUI", "AppleFoundation"],
    "Intents": ["AppleFoundation"],
    "WidgetKit": [
      "SwiftUI", "AppIntents", "ActivityKit", "Intents", "Drawing", "AppleFoundation",
      "PhoneFacts", "Sentences",
    ],
    "Simulator": [
      "Sentences", "WidgetKit", "UIKit", "Drawing", "SwiftUI", "AppIntents", "Intents",
      "ActivityKit",
      "AppleFoundation", "PhoneFacts",
    ],
    "Stage": ["Drawing", "PhoneFacts", "Sentences"],
    "LearnerLibrary": ["SwiftUI", "WidgetKit"],
    "Curriculum": ["Hashing", "PhoneFacts", "Sentences", "Stage", "Storage", "SwiftSource"],
    "Terminal": ["CEditline", "CMarkGFM", "Drawing", "Sentences", "SwiftSource"],
    "SwiftSource": [],
    "PictureReading": ["Drawing", "Pixels", "Stage"],
    "Processes": ["CLinux", "Sentences"],
    "Archives": ["CZlib"],
    "Storage": ["Hashing", "Sentences"],
    "Entrance": ["CLinux", "CSeccomp"],
    "Canaries": ["CLinux", "Sentences"],
    "Macros": ["SwiftSource"],
    "Jailing": [
      "Canaries", "CLinux", "Entrance", "Hashing", "Processes", "Sentences", "Storage",
    ],
    "SourceDigests": [],
    "SourceDigesting": [],
    "Compiling": [
      "Hashing", "Jailing", "Macros", "PhoneFacts", "Processes", "Sentences", "SourceDigests",
      "Storage", "SwiftSource",
    ],
    "WidgetLint": [
      "PhoneFacts", "PictureReading", "Sentences", "SwiftSource", "Stage", "Drawing", "Pixels",
    ],
    "LessonChecks": [
      "PhoneFacts", "PictureReading", "Sentences", "Stage", "Drawing", "WidgetLint", "Pixels",
    ],
    "LessonProbes": [
      "PictureReading", "Sentences", "Simulator", "Stage", "SwiftUI", "WidgetKit", "AppIntents",
      "AppleFoundation", "Drawing", "PhoneFacts",
    ],
    "Judge": [
      "Compiling", "Jailing", "PhoneFacts", "Processes", "Storage", "Curriculum", "Hashing",
      "Sentences", "SwiftSource", "Stage", "Drawing",
    ],
    "XcodeProjects": [
      "Compiling", "Curriculum", "PhoneFacts", "Sentences", "Storage", "SwiftSource",
    ],
    "Viewing": [
      "Judge", "XcodeProjects", "WidgetLint", "PictureReading", "Compiling", "Storage",
      "Curriculum",
      "Hashing", "Sentences",
      "PhoneFacts", "SwiftSource", "Stage", "Drawing",
    ],
    "Tutor": [
      "Judge", "Terminal", "Curriculum", "PhoneFacts", "Processes", "Sentences", "Stage", "Drawing",
    ],
    "Classroom": [
      "Archives", "Hashing", "Judge", "Curriculum", "Processes", "Sentences", "SwiftSource",
    ],
    "Authoring": [
      "Archives", "Viewing", "Judge", "Compiling", "Stage", "Terminal", "Curriculum", "Processes",
      "Storage",
      "Hashing", "Sentences", "SwiftSource",
    ],
    "Canvas": [
      "Viewing", "Tutor", "Judge", "Compiling", "Terminal", "Curriculum", "PhoneFacts",
      "Sentences", "Stage", "Drawing",
    ],
    "CanvasServer": [
      "Canvas", "Viewing", "WidgetLint", "Judge", "Compiling", "Curriculum", "Hashing",
      "PhoneFacts", "Sentences", "Stage", "Drawing", "Terminal", "Tutor",
    ],
    "CommandLine": [
      "CanvasServer", "Canvas", "Tutor", "Classroom", "Authoring", "Viewing", "XcodeProjects",
      "Judge", "Terminal",
      "Curriculum", "Compiling",
      "Jailing", "Canaries", "CLinux", "PhoneFacts", "Processes", "Storage", "Hashing",
      "PictureReading",
      "Sentences", "Stage", "SwiftSource", "Drawing", "WidgetLint",
    ],
    "rings": ["CommandLine"],
    "rings-worker": ["CLinux", "Entrance", "LessonProbes", "Stage"],
    "rings-checks": ["Entrance", "LessonChecks"],
    "rings-macros": ["Macros"],
    "rings-jail": ["Canaries", "Entrance"],
  ]

  /// Packages from outside, and the one target that may know each.
  static let soleImporter: [String: String] = [
    "ArgumentParser": "CommandLine",
    "FlyingFox": "CanvasServer",
    "FlyingSocks": "CanvasServer",
    "Yams": "Curriculum",
    "Subprocess": "Processes",
  ]

  /// Whether a target is one of ours that may have to do with somebody's source: none of Apple's.
  static func mayReadSwift(_ target: String) -> Bool {
    target != "SwiftSource" && !isOfApple(target)
  }

  /// Whether a target has Apple's API, by whose names it goes.
  static func isOfApple(_ target: String) -> Bool {
    let modules = [
      "SwiftUI", "WidgetKit", "UIKit", "ActivityKit", "AppIntents", "Intents", "AppleFoundation",
    ]
    return modules.contains(target) || target.hasSuffix("StandIn")
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The target that a source file belongs to.
  static func target(of file: URL) -> String {
    let parts = relativePath(of: file).split(separator: "/")
    return parts[1] == "StandIns" ? "\(parts[2])StandIn" : String(parts[1])
  }

  static func relativePath(of file: URL) -> String {
    String(file.path.dropFirst(root.path.count)).trimmingPrefix("/").description
  }

  static func swiftFiles(under folder: String) throws -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (enumerator?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
      .sorted { $0.path < $1.path }
  }

  /// The modules that a file imports, submodules cut off.
  static func imports(of file: URL) throws -> [String] {
    SwiftFile(try String(contentsOf: file, encoding: .utf8)).imports.map(\.module)
  }
}
