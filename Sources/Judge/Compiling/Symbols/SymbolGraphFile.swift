import Foundation

/// A module's public declarations: the parts of a `swift-symbolgraph-extract` file that the documentation
/// needs.
struct SymbolGraphFile: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Names: Decodable {
      var title: String
    }

    struct Comment: Decodable {
      struct Line: Decodable {
        var text: String
      }

      var lines: [Line]
    }

    struct Fragment: Decodable {
      var spelling: String
    }

    struct Availability: Decodable {
      struct Version: Decodable {
        var major: Int
        var minor: Int?

        var text: String { "\(major).\(minor ?? 0)" }
      }

      var domain: String?
      var introduced: Version?
      var deprecated: Version?
      var isUnconditionallyDeprecated: Bool?
      var isUnconditionallyUnavailable: Bool?
    }

    struct Extension: Decodable {
      struct Constraint: Decodable {
        var kind: String
        var lhs: String
        var rhs: String
      }

      var extendedModule: String
      var constraints: [Constraint]?
    }

    var kind: Kind
    var pathComponents: [String]
    var names: Names
    var docComment: Comment?
    var declarationFragments: [Fragment]?
    var availability: [Availability]?
    var swiftExtension: Extension?
  }

  var module: Module
  var symbols: [Symbol]
}

extension SymbolGraphFile {
  /// The declarations that learners can use, in the form for documentation.
  var documented: [DocumentedSymbol] { symbols.compactMap(documented) }

  private func documented(_ symbol: Symbol) -> DocumentedSymbol? {
    guard let kind = DocumentedSymbol.Kind(rawValue: symbol.kind.identifier),
      // Names with a leading underscore are private.
      !symbol.pathComponents.contains(where: { $0.hasPrefix("_") }),
      let title = symbol.pathComponents.last
    else { return nil }
    let iOS = (symbol.availability ?? []).filter { $0.domain == nil || $0.domain == "iOS" }
    if iOS.contains(where: { $0.isUnconditionallyUnavailable == true }) { return nil }
    let owner = symbol.pathComponents.dropLast().joined(separator: ".")
    return DocumentedSymbol(
      name: String(title.prefix { $0 != "(" }), title: title, owner: owner.isEmpty ? nil : owner,
      condition: condition(of: symbol), kind: kind, declaration: declaration(of: symbol),
      framework: DocumentedSymbol.framework(
        of: module.name, root: symbol.pathComponents.first ?? title),
      since: iOS.compactMap(\.introduced).last?.text,
      deprecated: iOS.compactMap(\.deprecated).last?.text
        ?? (iOS.contains { $0.isUnconditionallyDeprecated == true } ? "" : nil),
      comment: (symbol.docComment?.lines ?? []).map(\.text).joined(separator: "\n"))
  }

  /// Returns a declaration's generic condition, such as `Label == Text`.
  private func condition(of symbol: Symbol) -> String? {
    let constraints = (symbol.swiftExtension?.constraints ?? []).filter {
      // The conformance of `Self` is obvious from the protocol's name.
      !($0.kind == "conformance" && $0.lhs == "Self")
    }
    guard !constraints.isEmpty else { return nil }
    return constraints.map { "\($0.lhs)\($0.kind == "sameType" ? " ==" : ":") \($0.rhs)" }
      .joined(separator: ", ")
  }

  /// Returns the declaration as in source, without attributes that only matter to the module's compiler.
  private func declaration(of symbol: Symbol) -> String {
    var text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    for word in ["@MainActor ", "@preconcurrency ", "nonisolated ", "@_disfavoredOverload "] {
      text = text.replacing(word, with: "")
    }
    return text.replacing("StandIn.", with: ".")
  }
}
