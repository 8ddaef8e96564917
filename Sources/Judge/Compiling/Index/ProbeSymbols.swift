import Foundation

/// The symbols that a probe's object takes from the answer though no word of the probe names them.
///
/// The index is silent on them: a conformance that a learner gives to a library's type, or a function beside a
/// library's own that only code of the compiler's calls (a structure's `encode(to:)`). The linker has to find them all.
struct ProbeSymbols: Codable, Sendable {
  /// Something of the module's that belongs to another module's type.
  struct Extension: Hashable, Codable, Sendable {
    /// Its mangled name.
    let symbol: String
    /// `Swift.KeyedEncodingContainer`, `ActivityKit.ActivityState`.
    let type: String
    /// `encode`; `ActivityState: CustomStringConvertible` for a conformance.
    let name: String
    /// The parts of a member's name, one of them a type where the extension holds that; empty for a conformance, which no
    /// text names.
    let path: [String]
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
    defined = Set(image.definedSymbols)
    for symbol in Set(image.undefinedSymbols) where symbol.hasPrefix("$s") {
      guard let text = SymbolModule.demangled("s:" + symbol.dropFirst(2)) else { continue }
      if let way = SelfDescription(demangled: text) { selfDescriptions.insert(way) }
      if let found = Extension(symbol: symbol, demangled: text, module: module) {
        extensions.insert(found)
      }
    }
  }
}

extension ProbeSymbols.Extension {
  fileprivate init?(symbol: String, demangled text: String, module: String) {
    let own = module + "."
    let mark = "(extension in \(module)):"
    let inModule = " in " + module
    if text.hasSuffix(inModule), let start = text.range(of: " for "),
      let colon = text.range(of: " : ", options: .backwards)
    {
      let type = Self.withoutGenerics(text[start.upperBound..<colon.lowerBound])
      let asked = text[colon.upperBound...].dropLast(inModule.count)
      // A type that an extension holds is the module's own as well.
      guard ![own, mark].contains(where: type.hasPrefix), !asked.hasPrefix(own) else { return nil }
      let names = [type, asked].compactMap { $0.split(separator: ".").last }
      self.init(
        symbol: symbol, type: String(type), name: names.joined(separator: ": "), path: [])
      return
    }
    guard let place = text.range(of: mark) else { return nil }
    let member = text[place.upperBound...].prefix { !"(< ".contains($0) }
    var path = member.split(separator: ".").map(String.init)
    guard !member.hasPrefix(own), path.count > 1 else { return nil }
    if path.count > 2, let last = path.last, Self.accessors.contains(last) { path.removeLast() }
    self.init(
      symbol: symbol, type: path.dropLast().joined(separator: "."), name: path.last ?? "",
      path: path)
  }

  /// The ways to a property's value, as they stand behind its name.
  private static let accessors: Set = [
    "getter", "setter", "modify", "read", "unsafeMutableAddressor",
  ]

  /// A type without the conditions before it: `<A where A: Swift.Equatable> Answer.Pair<A>`.
  private static func withoutGenerics(_ type: Substring) -> Substring {
    guard type.first == "<", let end = type.range(of: "> ") else { return type }
    return type[end.upperBound...]
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
