import Foundation

/// The symbols that a probe's object takes from the submission without naming them in its text.
///
/// The index lacks them. An example is a learner's conformance for a library type. Another is an overload of
/// a library function that only generated code calls, such as a structure's `encode(to:)`. The linker must
/// find all of them.
struct ProbeSymbols: Codable, Sendable {
  /// A declaration of the module that extends another module's type.
  struct Extension: Hashable, Codable, Sendable {
    /// The mangled name.
    let symbol: String
    /// The extended type, such as `Swift.KeyedEncodingContainer` or `ActivityKit.ActivityState`.
    let type: String
    /// The member's name, such as `encode`; for a conformance, `ActivityState: CustomStringConvertible`.
    let name: String
    /// The components of a member's name, including any nested type; empty for a conformance, which source
    /// text doesn't mention by name.
    let path: [String]
  }

  private(set) var extensions: Set<Extension> = []
  /// The names that the probe file defines.
  private(set) var defined: Set<String> = []
  /// The APIs through which the probe gets descriptions of values.
  private(set) var selfDescriptions: Set<SelfDescription> = []

  /// Reads a probe's object file.
  ///
  /// - Parameter module: The module of the learner's files and the probes.
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
      // A type nested in an extension also belongs to the module.
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

  /// The suffixes of accessors after a property's name.
  private static let accessors: Set = [
    "getter", "setter", "modify", "read", "unsafeMutableAddressor",
  ]

  /// Returns a type without its leading generic clause: `<A where A: Swift.Equatable> Answer.Pair<A>`.
  private static func withoutGenerics(_ type: Substring) -> Substring {
    guard type.first == "<", let end = type.range(of: "> ") else { return type }
    return type[end.upperBound...]
  }
}

/// An API that returns a value's description, which a learner's extension may provide.
package enum SelfDescription: String, Codable, Sendable, CaseIterable {
  case interpolation
  case describing = "String(describing:)"
  case reflecting = "String(reflecting:)"
  case dump = "dump(_:)"
  case mirror = "Mirror(reflecting:)"
  case coding = "Codable"

  /// - Parameter text: A Swift function's demangled name.
  fileprivate init?(demangled text: String) {
    let call = "Swift.DefaultStringInterpolation.appendInterpolation<A"
    if text.hasPrefix(call) {
      // A type with both conformances is text, whose own description can't be replaced.
      let isText = text.contains("CustomStringConvertible") && text.contains("TextOutputStreamable")
      guard !isText else { return nil }
      self = .interpolation
      return
    }
    // Each API has several overloads for different conformances of the value.
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
