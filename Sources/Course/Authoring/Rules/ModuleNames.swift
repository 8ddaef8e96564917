import Compiling
import Foundation
import Judge
import SwiftSource

/// The names in the compiled modules that learner code can use: Rings' frameworks and the toolchain's
/// libraries.
///
/// A module contains the names of its declarations as plain text, so no list is necessary. It also contains
/// other strings, so an unknown name may be accepted by chance.
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

  /// Prefixes of the libraries that learner code imports, explicitly or implicitly.
  private static let libraries = [
    "Swift", "Foundation", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation",
    "Dispatch", "Synchronization",
  ]

  /// Whether any module could be read.
  ///
  /// Otherwise no name can be called unknown.
  var areKnown: Bool { !modules.isEmpty }

  /// Whether a module contains a name as a separate word.
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
