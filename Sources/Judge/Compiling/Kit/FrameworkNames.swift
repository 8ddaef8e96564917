import Foundation
import Sentences
import SwiftSource

/// Finds the framework that declares a name.
///
/// It searches the identifiers in the modules, except for the types common to all widgets, which need no
/// module.
package struct FrameworkNames: Sendable {
  private let folder: URL
  private let standIns: [String]

  init(kit: SoftwareDevelopmentKit) {
    folder = kit.folder
    standIns = kit.standIns
  }

  /// Returns the framework that a file must import to use a global name; nil if it's imported already or
  /// unknown.
  ///
  /// The identifiers include all labels, parameters and generic parameters: every module has `name` and `x`.
  package func framework(ofGlobal name: String, imported: Set<String>) -> String? {
    if let known = Self.framework(ofCommonType: name) {
      return imported.contains(known) ? nil : known
    }
    let isType = name.first?.isUppercase == true && !Self.placeholders.contains(name)
    let isFunction =
      Self.functions.contains(name) || Self.prefixes.contains { name.hasPrefix($0) }
    guard name.count > 1, isType || isFunction else { return nil }
    return framework(of: name, imported: imported)
  }

  /// Associated types and generic parameters; if such a name is missing, the learner lacks a declaration, not
  /// an import.
  private static let placeholders: Set = [
    "AppContext", "Attributes", "Body", "Cache", "Configuration", "Content", "ContentState",
    "Context",
    "Coordinator", "Data", "DefaultValue", "Dialog", "Element", "Entity", "Entries", "Entry", "ID",
    "Intent", "Item", "Label", "Previews", "Provider", "Resolved", "Result", "Root", "Row",
    "Snippet",
    "State", "Style", "Value", "ValueType",
  ]

  private static let functions: Set = [
    "withAnimation", "withTransaction", "autoreleasepool", "os_log", "os_signpost",
  ]
  private static let prefixes = ["kSec", "errSec", "kCL", "kCF"]

  /// Returns the framework that a file must import for the member `name`; nil if it's imported already or
  /// unknown.
  ///
  /// A framework's identifiers include those it uses from lower frameworks, so the lowest framework with the
  /// name is returned.
  package func framework(of name: String, imported: Set<String>) -> String? {
    // UIKit re-exports Foundation and UserNotifications.
    let seen = imported.union(
      imported.contains("UIKit") ? ["Foundation", "UserNotifications"] : [])
    guard !seen.contains(where: { holds($0, name) }) else { return nil }
    return (SoftwareDevelopmentKit.frameworks + standIns.sorted()).first {
      !seen.contains($0) && holds($0, name)
    }
  }

  package func has(_ module: String) -> Bool {
    SoftwareDevelopmentKit.frameworks.contains(module) || standIns.contains(module)
  }

  /// Returns SwiftUI and WidgetKit names similar to `typed`, nearest first: types, members of any type, and
  /// labels.
  package func names(near typed: String, atMost count: Int = 3) -> [String] {
    guard typed.utf8.count > 2 else { return [] }
    let names = ["SwiftUI", "WidgetKit"].reduce(into: Set<String>()) { names, framework in
      let file = folder.appending(path: "\(framework).swiftmodule")
      guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return }
      names.formUnion(ZeroTerminatedNames.inside(data, near: typed.utf8.count))
    }
    return Suggestion.allClose(to: typed, in: names.sorted()).prefix(count).map(\.self)
  }

  /// Whether a framework's module contains a name, declared or only used.
  package func holds(_ framework: String, _ name: String) -> Bool {
    let module = standIns.contains(framework) ? "\(framework)StandIn" : framework
    let file = folder.appending(path: "\(module).swiftmodule")
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return false }
    // Identifiers are stored in sequence, each with a terminating zero byte.
    return data.range(of: Data("\0\(name)\0".utf8)) != nil
  }
}

extension PluginCompiler {
  package func frameworkNames() throws -> FrameworkNames {
    FrameworkNames(
      kit: try SoftwareDevelopmentKit.prepare(modules: modules, audience: .learner, cache: cache))
  }
}
