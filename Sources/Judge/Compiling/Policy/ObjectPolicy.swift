package import Foundation
import Storage
package import SwiftSource

/// What a compiled plugin may ask of the system: a widget draws, it does not run programs.
///
/// The wall is the jail; this finds what the wall would stop and says so in words, before it runs.
/// Swift's own symbols are held against a list of what is refused, all others against a list of what
/// is allowed: nobody can list what the C library has to offer.
package struct ObjectPolicy: Sendable, Hashable {
  /// Rules that do not hold here.
  package let allowed: Set<PolicyRule>

  package init(allowed: Set<PolicyRule> = []) {
    self.allowed = allowed
  }

  /// Everything in a plugin that is not allowed, each name once, in the order of the alphabet.
  ///
  /// - Parameter sources: the files that it was made from, to find the places of what is used.
  /// - Throws: when the plugin cannot be read as a library.
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

  /// Nobody reads further than this many findings.
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

  /// The Swift runtime registers a library's types in one function; any other is a stranger's.
  private static let runtimeFunctions = 1

  /// Names that a plugin offers besides those of Swift's declarations.
  private static func isExpected(_ symbol: String) -> Bool {
    symbol.hasPrefix("$s") || expectedDefinitions.contains(symbol)
  }

  private static let expectedDefinitions: Set<String> = [
    "ringsProbes", "\(CompileOptions.learnerModule)_main", "__bss_start", "_edata", "_end",
    "__start_swift5_accessible_functions", "__stop_swift5_accessible_functions",
  ]

  /// The rule that a symbol wanted from elsewhere breaks, and what the author would call it.
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
