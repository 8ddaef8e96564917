/// A public declaration in a module that learners can import, with its documentation.
package struct DocumentedSymbol: Codable, Hashable, Sendable {
  /// The kind of declaration; raw values are the compiler's.
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

  /// The name as learners write it: `padding`.
  package var name: String
  /// The name with parameter labels: `padding(_:_:)`.
  package var title: String
  /// The type or protocol that the declaration is a member of: `View`, `Edge.Set`; nil at the top level.
  package var owner: String?
  /// The condition on the owner's generic parameters: `Label == Text`; nil if there's none.
  package var condition: String?
  package var kind: Kind
  /// The declaration's source: `func padding(_ length: CGFloat) -> some View`.
  package var declaration: String
  /// The framework that a file must import.
  package var framework: String
  /// The first iOS version with the declaration, such as `16.0`; nil if unspecified.
  package var since: String?
  /// The iOS version that deprecates the declaration; empty if deprecated in all versions, nil if not
  /// deprecated.
  package var deprecated: String?
  /// The declaration's comment, in Markdown; empty if there's none.
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
  /// Whether the declaration is a type, a protocol or a type alias.
  package var isType: Bool {
    switch kind {
    case .structure, .enumeration, .classType, .actor, .protocolType, .alias: true
    default: false
    }
  }

  /// The name after its owner's name: `Edge.Set`, `View.padding`.
  package var path: String { owner.map { "\($0).\(name)" } ?? name }

  /// Returns the framework that a file imports for a declaration in one of our modules.
  ///
  /// - Parameter root: The outermost type. Our SwiftUI module also has declarations that UIKit re-exports.
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
  /// Whether the name begins with the given framework prefix, followed by another word.
  fileprivate func begins(with letters: String) -> Bool {
    hasPrefix(letters) && dropFirst(letters.count).first?.isUppercase == true
  }
}
