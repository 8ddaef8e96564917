import Foundation
import Synchronization

/// The names in the modules that files can import here, including names that the modules only use.
///
/// A compiled module contains its names as plain text. Searching the text takes less time than reading the
/// declarations with a compiler.
final class OfferedNames: Sendable {
  private let modules: [URL]
  private let known = Mutex<[String: Bool]>([:])

  init(in kit: SoftwareDevelopmentKit, besides built: BuiltModules, toolchain: Toolchain) {
    let system = Self.modules(in: URL(filePath: toolchain.runtimeDirectory)).flatMap {
      Self.modules(in: $0).filter { $0.lastPathComponent.hasPrefix(toolchain.architecture) }
    }
    let own = ([kit.folder] + built.folders).flatMap(Self.modules)
    // Most modifiers are SwiftUI's.
    modules = own.filter { $0.lastPathComponent == "SwiftUI.swiftmodule" } + own + system
  }

  private static func modules(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "swiftmodule" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Returns whether a name is in one of the modules.
  func contains(_ name: String) -> Bool {
    if let known = known.withLock({ $0[name] }) { return known }
    // In a module's text, a zero follows each name.
    let wanted = Data([0] + Array(name.utf8) + [0])
    let isThere = modules.contains { module in
      (try? Data(contentsOf: module, options: .mappedIfSafe))?.range(of: wanted) != nil
    }
    known.withLock { $0[name] = isThere }
    return isThere
  }
}
