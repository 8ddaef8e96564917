package import Foundation
import Storage
package import SwiftSource

/// Finds the system functions in a compiled plugin that a widget may not use.
///
/// The sandbox enforces the limits; this policy explains violations before the code runs. Swift's symbols are
/// checked against a list of forbidden symbols. All others are checked against a list of allowed symbols,
/// because the C library can't be listed completely.
package struct ObjectPolicy: Sendable, Hashable {
  /// The rules that don't apply.
  package let allowed: Set<PolicyRule>

  package init(allowed: Set<PolicyRule> = []) {
    self.allowed = allowed
  }

  /// Returns a plugin's violations, one per name, in alphabetical order.
  ///
  /// - Parameter sources: The plugin's source files, to locate violations.
  /// - Throws: An error if the plugin can't be read as a library.
  package func findings(in plugin: URL, sources: [URL] = []) throws -> [PolicyFinding] {
    let image = try ElfImage(try BoundedFile.read(plugin.path, limit: Output.pluginLimit))
    let breaches = breaches(in: image)
    guard !breaches.isEmpty else { return [] }
    let texts = sources.compactMap { url in
      (try? BoundedFile.read(url.resolvingSymlinksInPath().path, limit: SourceCopies.sizeLimit))
        .map { SwiftFile($0, name: url.path) }
    }
    return breaches.prefix(Self.limit).map { rule, name in
      let places = texts.lazy.compactMap { text in
        SourcePolicy.firstUse(of: name, in: text)
      }
      return PolicyFinding(rule: rule, name: name, location: places.first)
    }
  }

  /// The maximum number of findings.
  ///
  /// More findings wouldn't help the learner.
  private static let limit = 20

  private func breaches(in image: ElfImage) -> [(rule: PolicyRule, name: String)] {
    var found: [String: PolicyRule] = [:]
    for symbol in image.undefinedSymbols {
      if let (rule, name) = Self.use(of: symbol) { found[name] = rule }
    }
    for symbol in image.definedSymbols where !Self.isExpected(symbol) {
      found[symbol] = .linkerAttributes
    }
    if image.loaderFunctions > Self.runtimeFunctions {
      found["@section(\".init_array\")"] = .loadTime
    }
    return found.filter { !allowed.contains($0.value) }
      .map { (rule: $0.value, name: $0.key) }.sorted { $0.name < $1.name }
  }

  /// The number of functions that the Swift runtime uses to register a library's types.
  ///
  /// Any other function comes from untrusted code.
  private static let runtimeFunctions = 1

  /// Whether a plugin may export a symbol: a Swift declaration, or another expected name.
  private static func isExpected(_ symbol: String) -> Bool {
    symbol.hasPrefix("$s") || expectedDefinitions.contains(symbol)
  }

  private static let expectedDefinitions: Set<String> = [
    "ringsProbes", "\(CompileOptions.learnerModule)_main", "__bss_start", "_edata", "_end",
    "__start_swift5_accessible_functions", "__stop_swift5_accessible_functions",
  ]

  /// Returns the rule that an imported symbol breaks, and the name that the author would use for it.
  private static func use(of symbol: String) -> (PolicyRule, String)? {
    if symbol.hasPrefix("$s") {
      if SystemFunctions.harmlessParts.contains(symbol) { return nil }
      return SystemFunctions.types.first { symbol.hasPrefix($0.prefix) }
        .map { ($0.rule, $0.name) }
    }
    if SystemFunctions.isHarmless(symbol) { return nil }
    return (SystemFunctions.rules[symbol] ?? .systemCalls, symbol)
  }
}
