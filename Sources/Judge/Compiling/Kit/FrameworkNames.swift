import Foundation
import Sentences
import SwiftSource

/// Tells which of Apple's frameworks a name belongs to, by the modules' own lists of identifiers, and of
/// those types of which every widget is made without any module at hand.
package struct FrameworkNames: Sendable {
  private let folder: URL
  private let standIns: [String]

  init(kit: SoftwareDevelopmentKit) {
    folder = kit.folder
    standIns = kit.standIns
  }

  /// The framework that a file would have to import for a name that is nothing's member; nil where it has
  /// that already, or none is known to have it.
  ///
  /// The lists also hold every label, parameter and placeholder: `name` and `x` are in each of them.
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

  /// Associated types and generic parameters: who has none of their own lacks that, and no import.
  private static let placeholders: Set = [
    "AppContext", "Attributes", "Body", "Cache", "Configuration", "Content", "ContentState",
    "Context",
    "Coordinator", "Data", "DefaultValue", "Dialog", "Element", "Entity", "Entries", "Entry", "ID",
    "Intent", "Item", "Label", "Previews", "Provider", "Resolved", "Result", "Root", "Row",
    "Snippet",
    "State", "Style", "Value", "ValueType",
  ]

  /// Functions and constants that belong to no type.
  private static let functions: Set = [
    "withAnimation", "withTransaction", "autoreleasepool", "os_log", "os_signpost",
  ]
  private static let prefixes = ["kSec", "errSec", "kCL", "kCF"]

  /// The framework that a file would have to import for the member `name`; nil where it has that already,
  /// or none is known to have it.
  ///
  /// A framework also holds the names that it only uses of lower ones: the lowest that has it is meant.
  package func framework(of name: String, imported: Set<String>) -> String? {
    // What these two import, whoever imports them can use.
    let seen = imported.union(imported.contains("UIKit") ? ["Foundation"] : [])
    guard !seen.contains(where: { holds($0, name) }) else { return nil }
    return (SoftwareDevelopmentKit.frameworks + standIns.sorted()).first {
      !seen.contains($0) && holds($0, name)
    }
  }

  /// Whether a module can be imported here.
  package func has(_ module: String) -> Bool {
    SoftwareDevelopmentKit.frameworks.contains(module) || standIns.contains(module)
  }

  /// Names of SwiftUI's and WidgetKit's that are nearly what somebody typed, the nearest first: types and
  /// members of any type, and labels among them.
  package func names(near typed: String, atMost count: Int = 3) -> [String] {
    guard typed.utf8.count > 2 else { return [] }
    let names = ["SwiftUI", "WidgetKit"].reduce(into: Set<String>()) { names, framework in
      let file = folder.appending(path: "\(framework).swiftmodule")
      guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return }
      names.formUnion(ZeroTerminatedNames.inside(data, near: typed.utf8.count))
    }
    return Suggestion.allClose(to: typed, in: names.sorted()).prefix(count).map(\.self)
  }

  /// Whether a framework's module has a name, as its own or as one that it uses.
  package func holds(_ framework: String, _ name: String) -> Bool {
    let module = standIns.contains(framework) ? "\(framework)StandIn" : framework
    let file = folder.appending(path: "\(module).swiftmodule")
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return false }
    // Identifiers stand one behind the other, each with a zero at its end.
    return data.range(of: Data("\0\(name)\0".utf8)) != nil
  }
}

extension PluginCompiler {
  /// The names of the frameworks that learners may import.
  package func frameworkNames() throws -> FrameworkNames {
    FrameworkNames(
      kit: try SoftwareDevelopmentKit.prepare(modules: modules, audience: .learner, cache: cache))
  }
}
