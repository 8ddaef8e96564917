import Compiling
import Foundation
import Judge
import SwiftSource

/// The names in the compiled modules that learner code is written against: Rings' frameworks and the
/// toolchain's libraries.
///
/// A module keeps every name that it declares as plain text, so that no list of them is needed; it holds
/// others besides, and whoever asks for a name that is there by chance is believed.
struct ModuleNames: Sendable {
  private let modules: [Data]

  init(_ configuration: JudgeConfiguration) {
    let own = Self.contents(of: configuration.programs.modules).filter { file in
      let name = file.deletingPathExtension().lastPathComponent
      return SoftwareDevelopmentKit.frameworks.contains(name) || name.hasSuffix("StandIn")
        || name == "AppleFoundation"
    }
    let libraries = URL(filePath: configuration.toolchain.root).appending(path: "lib/swift/linux")
    let others = Self.contents(of: libraries).filter { folder in
      let name = folder.deletingPathExtension().lastPathComponent
      return Self.libraries.contains { name.hasPrefix($0) }
    }.flatMap(Self.contents)
    modules = (own + others).filter { $0.pathExtension == "swiftmodule" }
      .compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
  }

  /// What the names of those libraries begin with that learner code imports, or has without a word.
  private static let libraries = [
    "Swift", "Foundation", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation",
    "Dispatch", "Synchronization",
  ]

  /// False where nothing could be read: then nobody can say what is not there.
  var areKnown: Bool { !modules.isEmpty }

  /// Whether a name stands in one of them as a word of its own.
  func contain(_ name: String) -> Bool { modules.contains { Self.holds($0, Data(name.utf8)) } }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  private static func holds(_ data: Data, _ name: Data) -> Bool {
    var start = data.startIndex
    while start < data.endIndex, let found = data.range(of: name, in: start..<data.endIndex) {
      let isBegun =
        found.lowerBound == data.startIndex
        || !ZeroTerminatedNames.isPartOfName(data[found.lowerBound - 1])
      let isEnded =
        found.upperBound == data.endIndex
        || !ZeroTerminatedNames.isPartOfName(data[found.upperBound])
      if isBegun, isEnded { return true }
      start = found.lowerBound + 1
    }
    return false
  }
}
