import SourceQuestions
import SwiftParser
import SwiftSyntax

/// Puts one small mistake at a time into a right answer, as learners do.
enum MutantMaker {
  static func mutants(of source: SourceText) -> [Mutant] {
    let tree = Parser.parse(source: source.text)
    let visitor = MutationVisitor()
    visitor.walk(tree)
    let converter = SourceLocationConverter(fileName: source.name, tree: tree)
    let bytes = Array(source.text.utf8)
    return visitor.mutations.map { mutation in
      let text =
        bytes[..<mutation.start.utf8Offset] + Array(mutation.replacement.utf8)
        + bytes[mutation.end.utf8Offset...]
      return Mutant(
        file: source.name, line: converter.location(for: mutation.start).line,
        change: mutation.change, text: String(decoding: text, as: UTF8.self))
    }
  }
}

/// One stretch of text to be replaced.
struct Mutation {
  var start: AbsolutePosition
  var end: AbsolutePosition
  var replacement: String
  var change: String
}

private final class MutationVisitor: SyntaxVisitor {
  var mutations: [Mutation] = []

  /// Words that are easily mistaken for each other.
  private static let opposites = [
    "leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top",
    "HStack": "VStack", "VStack": "HStack", "light": "dark", "dark": "light",
    "systemSmall": "systemMedium", "systemMedium": "systemSmall", "atEnd": "never",
    "primary": "secondary", "secondary": "primary", "true": "false", "false": "true",
    "minute": "second", "hour": "minute", "bold": "thin", "min": "max", "max": "min",
  ]

  private static let operators = [
    "<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=", "!=": "==", "+": "-", "-": "+",
    "&&": "||", "||": "&&", "*": "+", "/": "*",
  ]

  init() { super.init(viewMode: .sourceAccurate) }

  private func add(_ node: some SyntaxProtocol, _ replacement: String, _ change: String) {
    mutations.append(
      Mutation(
        start: node.positionAfterSkippingLeadingTrivia, end: node.endPositionBeforeTrailingTrivia,
        replacement: replacement, change: change))
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Int(node.literal.text) else { return .skipChildren }
    add(node, String(value + 1), "wrote \(value + 1) for \(value)")
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Double(node.literal.text) else { return .skipChildren }
    add(node, String(value + 1), "wrote \(value + 1) for \(value)")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    swapWord(node.literal)
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.segments.count == 1, let segment = node.segments.first, !segment.description.isEmpty
    else { return .visitChildren }
    add(segment, "?", "wrote \"?\" for \"\(segment.description)\"")
    return .skipChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = Self.operators[node.operator.text] {
      add(node, other, "wrote \(other) for \(node.operator.text)")
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    swapWord(node.baseName)
    return .visitChildren
  }

  private func swapWord(_ token: TokenSyntax) {
    if let other = Self.opposites[token.text] {
      add(token, other, "wrote \(other) for \(token.text)")
    }
  }

  /// Leaves a modifier out: `view.font(.title)` becomes `view`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      !base.trimmedDescription.isEmpty, base.is(FunctionCallExprSyntax.self)
    {
      mutations.append(
        Mutation(
          start: base.endPositionBeforeTrailingTrivia, end: node.endPositionBeforeTrailingTrivia,
          replacement: "", change: "left out .\(member.declName.trimmedDescription)"))
    }
    return .visitChildren
  }

  /// Leaves a whole statement out of a block.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard node.count > 1, node.parent?.is(SourceFileSyntax.self) != true else {
      return .visitChildren
    }
    for item in node where item.item.is(ExprSyntax.self) {
      add(item, "", "left out \(item.trimmedDescription.prefix(40))")
    }
    return .visitChildren
  }
}
