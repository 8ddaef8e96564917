/// A public declaration of a module that learners can import, as its page tells it.
package struct DocumentedSymbol: Codable, Hashable, Sendable {
  /// What it declares; the values are the compiler's words.
  package enum Kind: String, Codable, Hashable, Sendable {
    case structure = "swift.struct"
    case enumeration = "swift.enum"
    case classType = "swift.class"
    case actor = "swift.actor"
    case protocolType = "swift.protocol"
    case alias = "swift.typealias"
    case associatedType = "swift.associatedtype"
    case initializer = "swift.init"
    case method = "swift.method"
    case typeMethod = "swift.type.method"
    case property = "swift.property"
    case typeProperty = "swift.type.property"
    case enumerationCase = "swift.enum.case"
    case function = "swift.func"
    case variable = "swift.var"
    case macro = "swift.macro"
  }

  /// As learners write it: `padding`.
  package var name: String
  /// With the labels of its parameters: `padding(_:_:)`.
  package var title: String
  /// The type or protocol whose member it is: `View`, `Edge.Set`; nil at the top level.
  package var owner: String?
  /// For what values of its owner's parameters it is there: `Label == Text`; nil for all.
  package var condition: String?
  package var kind: Kind
  /// As it stands in source: `func padding(_ length: CGFloat) -> some View`.
  package var declaration: String
  /// What a file has to import for it.
  package var framework: String
  /// The first iOS that has it, such as `16.0`; nil where that is nowhere said.
  package var since: String?
  /// The iOS from which on it should not be used any more; empty for all; nil where it may be.
  package var deprecated: String?
  /// The comment in front of it, in Markdown; empty where there is none.
  package var comment: String

  package init(
    name: String, title: String, owner: String?, condition: String?, kind: Kind,
    declaration: String, framework: String, since: String?, deprecated: String?, comment: String
  ) {
    self.name = name
    self.title = title
    self.owner = owner
    self.condition = condition
    self.kind = kind
    self.declaration = declaration
    self.framework = framework
    self.since = since
    self.deprecated = deprecated
    self.comment = comment
  }
}

extension DocumentedSymbol {
  /// Whether it is a type, a protocol, or another name of one.
  package var isType: Bool {
    switch kind {
    case .structure, .enumeration, .classType, .actor, .protocolType, .alias: true
    default: false
    }
  }

  /// The name with its owner's: `Edge.Set`, `View.padding`.
  package var path: String { owner.map { "\($0).\(name)" } ?? name }

  /// The framework by which a file imports what one of our modules declares.
  ///
  /// - Parameter root: The outermost type. SwiftUI's module also has what UIKit passes on.
  static func framework(of module: String, root: String) -> String {
    let standIn = "StandIn"
    if module.hasSuffix(standIn) { return String(module.dropLast(standIn.count)) }
    if module == "AppleFoundation" { return "Foundation" }
    if module == "SwiftUI", let other = frameworksWithin.first(where: { root.begins(with: $0.0) }) {
      return other.1
    }
    return module
  }

  private static let frameworksWithin = [
    ("UI", "UIKit"), ("NS", "UIKit"), ("CG", "CoreGraphics"), ("CA", "QuartzCore"),
  ]
}

extension String {
  /// Whether the name begins with a framework's letters, and another word behind them.
  fileprivate func begins(with letters: String) -> Bool {
    hasPrefix(letters) && dropFirst(letters.count).first?.isUppercase == true
  }
}
