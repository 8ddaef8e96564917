import Foundation

/// What a probe's object takes from elsewhere though no word of the probe names it, and the index is silent on it.
///
/// A conformance that a learner gives to a library's type, or a function beside a library's own that only code
/// calls which the compiler has written (a structure's `encode(to:)`): the linker has to find them all.
struct ProbeSymbols: Codable, Sendable {
  /// Something of the module's that belongs to another module's type.
  struct Extension: Hashable, Codable, Sendable {
    /// Its mangled name.
    let symbol: String
    /// `Swift.KeyedEncodingContainer`, `ActivityKit.ActivityState`.
    let type: String
    /// `encode`; `ActivityState: CustomStringConvertible` for a conformance.
    let name: String
    let isConformance: Bool
  }

  private(set) var extensions: Set<Extension> = []
  /// Names that the probe's file itself defines.
  private(set) var defined: Set<String> = []
  /// The ways in which the probe asks values to describe themselves.
  private(set) var selfDescriptions: Set<SelfDescription> = []

  /// Reads a probe's object.
  ///
  /// - Parameter module: The module that the learner's files and the probes are compiled as.
  init(object: [UInt8], module: String) throws {
    let image = try ElfImage(object, symbols: .all)
    defined = Set(image.definedSymbols.map(Self.plain))
    for symbol in Set(image.undefinedSymbols.map(Self.plain)) where symbol.hasPrefix("$s") {
      guard let text = SymbolModule.demangled("s:" + symbol.dropFirst(2)) else { continue }
      if let way = SelfDescription(demangled: text) { selfDescriptions.insert(way) }
      if let found = Extension(symbol: symbol, demangled: text, module: module) {
        extensions.insert(found)
      }
    }
  }

  /// A phone's objects have an underscore before every name.
  private static func plain(_ symbol: String) -> String {
    symbol.hasPrefix("_$s") ? String(symbol.dropFirst()) : symbol
  }
}

extension ProbeSymbols.Extension {
  fileprivate init?(symbol: String, demangled text: String, module: String) {
    let own = module + "."
    let inModule = " in " + module
    if text.hasSuffix(inModule), let start = text.range(of: " for "),
      let colon = text.range(of: " : ", options: .backwards)
    {
      let type = text[start.upperBound..<colon.lowerBound]
      let asked = text[colon.upperBound...].dropLast(inModule.count)
      guard !type.hasPrefix(own), !asked.hasPrefix(own) else { return nil }
      self.init(
        symbol: symbol, type: String(type),
        name: "\(Self.last(of: type)): \(Self.last(of: asked))", isConformance: true)
      return
    }
    guard let mark = text.range(of: "(extension in \(module)):") else { return nil }
    var member = text[mark.upperBound...].prefix { !"(< ".contains($0) }
    for accessor in [".getter", ".setter", ".modify", ".read"] where member.hasSuffix(accessor) {
      member = member.dropLast(accessor.count)
    }
    guard !member.hasPrefix(own), let dot = member.lastIndex(of: ".") else { return nil }
    self.init(
      symbol: symbol, type: String(member[..<dot]),
      name: String(member[member.index(after: dot)...]), isConformance: false)
  }

  private static func last(of path: Substring) -> String {
    path.split(separator: ".").last.map(String.init) ?? String(path)
  }
}

/// A way of asking a value how it describes itself, to which a learner's extension may be what answers.
package enum SelfDescription: String, Codable, Sendable, CaseIterable {
  case interpolation
  case describing = "String(describing:)"
  case reflecting = "String(reflecting:)"
  case dump = "dump(_:)"
  case mirror = "Mirror(reflecting:)"
  case coding = "Codable"

  /// - Parameter text: A function of Swift's, as the runtime writes it.
  fileprivate init?(demangled text: String) {
    let call = "Swift.DefaultStringInterpolation.appendInterpolation<A"
    if text.hasPrefix(call) {
      // What is both is text, and nobody can change what text says of itself.
      let isText = text.contains("CustomStringConvertible") && text.contains("TextOutputStreamable")
      guard !isText else { return nil }
      self = .interpolation
      return
    }
    // Each has several versions, for what it knows of the value.
    let beginnings: [(start: String, label: String, way: SelfDescription)] = [
      ("Swift.String.init<A", "(describing:", .describing),
      ("Swift.String.init<A", "(reflecting:", .reflecting), ("Swift.dump<", "", .dump),
      ("Swift.Mirror.init(reflecting:", "", .mirror),
      ("Swift.KeyedEncodingContainer.", "", .coding),
      ("Swift.KeyedDecodingContainer.", "", .coding),
    ]
    let found = beginnings.first {
      text.hasPrefix($0.start) && ($0.label.isEmpty || text.contains($0.label))
    }
    guard let found else { return nil }
    self = found.way
  }
}
