import SourceQuestions
import SwiftSyntax

/// Walks a submission and notes what the policy does not allow.
final class PolicyVisitor: SyntaxVisitor {
  private let rules: PolicyRules
  private let file: String
  private let converter: SourceLocationConverter
  private(set) var findings: [PolicyFinding] = []

  init(rules: PolicyRules, file: String, converter: SourceLocationConverter) {
    self.rules = rules
    self.file = file
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ rule: String, _ node: some SyntaxProtocol, _ message: String) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      PolicyFinding(
        rule: rule, file: file, line: place.line, column: place.column, message: message))
  }

  private func isAllowed(_ name: String) -> Bool { rules.allowed.contains(name) }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if let reason = ForbiddenNames.attributes[name], !isAllowed(name) {
      note("linker-attribute", node, "`@\(name)` is not allowed here: \(reason).")
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if let reason = ForbiddenNames.modules[name], !isAllowed(name) {
      note("module", node, "`import \(name)` is not allowed here: \(reason).")
    }
    return .visitChildren
  }

  override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
    note("unsafe", node, "`unsafe` is not allowed here: widgets need no unsafe memory.")
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    note(
      "source-location", node,
      "`#sourceLocation` is not allowed here: messages must point to your own lines.")
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteName(node.baseName, isMember: isMemberOfAValue(node))
    return .visitChildren
  }

  /// `flight.exit` is a member of something else; `exit(0)` and `Foundation.exit(0)` are the C
  /// function.
  private func isMemberOfAValue(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName == node else {
      return false
    }
    let base = access.base?.trimmedDescription ?? ""
    return !ForbiddenNames.modulesOfFunctions.contains(base)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteName(node.name, isMember: false)
    return .visitChildren
  }

  private func noteName(_ token: TokenSyntax, isMember: Bool) {
    let name = token.text
    if rules.forbidden.contains(name) {
      note("exercise", token, "This exercise asks you to do without `\(name)`.")
    } else if name.hasPrefix("Unsafe"), !isAllowed(name) {
      note("unsafe", token, "`\(name)` is not allowed here: widgets need no unsafe memory.")
    } else if !isMember, let reason = ForbiddenNames.names[name], !isAllowed(name) {
      note("name", token, "`\(name)` is not allowed here: \(reason).")
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended =
      node.extendedType.trimmedDescription
      .split(separator: "<").first.map(String.init) ?? ""
    let name = extended.split(separator: ".").last.map(String.init) ?? extended
    guard ForbiddenNames.standardTypes.contains(name) else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        case .binaryOperator = function.name.tokenKind
      else { continue }
      note(
        "standard-type", function,
        "An operator on `\(name)` is not allowed here: numbers and texts keep their meaning.")
    }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      let conformance = type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      guard ForbiddenNames.comparing.contains(conformance) else { continue }
      note(
        "standard-type", inherited,
        "Making `\(name)` conform to `\(conformance)` again is not allowed here.")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard case .binaryOperator(let symbol) = node.name.tokenKind,
      ["==", "!=", "<", ">", "<=", ">="].contains(symbol), isGlobal(node)
    else { return .visitChildren }
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    if types.allSatisfy(ForbiddenNames.standardTypes.contains) {
      note(
        "standard-type", node,
        "A second `\(symbol)` for `\(types.first ?? "")` is not allowed here.")
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if isGlobal(node), ForbiddenNames.standardTypes.contains(node.name.text) {
      note("standard-type", node, "Another `\(node.name.text)` is not allowed here.")
    }
    return .visitChildren
  }

  private func isGlobal(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }
}
