import SourceQuestions
import SwiftParser
import SwiftSyntax

/// Decides every `#available` and `#unavailable` for one iOS version.
///
/// Compiled on Linux, `#available(iOS 16, *)` is always true, as on the newest iOS. To see a widget
/// on an older one, the branches that it would not take are blanked out. A plain Bool in the
/// condition's place would not do: only under `#available` may a `some View` return differ in type.
struct AvailabilityVariant {
  let version: SystemVersion

  func text(of source: SourceText) -> SourceText {
    let visitor = Visitor(version: version, text: BlankedText(source.text))
    visitor.walk(Parser.parse(source: source.text))
    return SourceText(name: source.name, text: visitor.text.text)
  }

  private final class Visitor: SyntaxVisitor {
    let version: SystemVersion
    var text: BlankedText

    init(version: SystemVersion, text: BlankedText) {
      self.version = version
      self.text = text
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      let decision = decide(node.conditions)
      guard decision.differsFromLinux else { return .visitChildren }
      if decision.isFalse {
        keepElse(of: node)
      } else if decision.isOnlyAvailability {
        keepBody(of: node)
      } else {
        overwriteConditions(node.conditions)
      }
      return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      let decision = decide(node.conditions)
      guard decision.differsFromLinux else { return .visitChildren }
      if decision.isFalse && decision.isOnlyAvailability {
        // The guard always leaves: its body stays, what follows in the block is never reached.
        text.blank(
          from: node.positionAfterSkippingLeadingTrivia, to: node.body.leftBrace.endPosition)
        text.blank(
          from: node.body.rightBrace.positionAfterSkippingLeadingTrivia,
          to: node.body.rightBrace.endPosition)
        blankWhatFollows(node)
      } else {
        overwriteConditions(node.conditions)
      }
      return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      if decide(node.conditions).differsFromLinux { overwriteConditions(node.conditions) }
      return .visitChildren
    }

    private struct Decision {
      var differsFromLinux = false
      var isFalse = false
      var isOnlyAvailability = true
    }

    private func decide(_ conditions: ConditionElementListSyntax) -> Decision {
      conditions.reduce(into: Decision()) { decision, element in
        guard let holds = holds(element) else {
          decision.isOnlyAvailability = false
          return
        }
        decision.differsFromLinux = decision.differsFromLinux || holds != isTrueOnLinux(element)
        decision.isFalse = decision.isFalse || !holds
      }
    }

    private func isTrueOnLinux(_ element: ConditionElementSyntax) -> Bool {
      element.condition.as(AvailabilityConditionSyntax.self)?
        .availabilityKeyword.tokenKind == .poundAvailable
    }

    /// Whether an availability condition holds on the version; nil for every other condition.
    private func holds(_ element: ConditionElementSyntax) -> Bool? {
      guard let condition = element.condition.as(AvailabilityConditionSyntax.self) else {
        return nil
      }
      let isAvailable = condition.availabilityArguments.allSatisfy { argument in
        guard case .availabilityVersionRestriction(let restriction) = argument.argument,
          ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
          let needed = restriction.version.flatMap({ SystemVersion($0.trimmedDescription) })
        else { return true }
        return version >= needed
      }
      return condition.availabilityKeyword.tokenKind == .poundAvailable ? isAvailable : !isAvailable
    }

    private func overwriteConditions(_ conditions: ConditionElementListSyntax) {
      for element in conditions {
        guard let holds = holds(element), holds != isTrueOnLinux(element) else { continue }
        let condition = element.condition
        text.overwrite(
          from: condition.positionAfterSkippingLeadingTrivia,
          to: condition.endPositionBeforeTrailingTrivia, with: holds ? "true" : "false")
      }
    }

    private func keepElse(of node: IfExprSyntax) {
      let start = node.positionAfterSkippingLeadingTrivia
      switch node.elseBody {
      case .ifExpr(let next):
        text.blank(from: start, to: next.positionAfterSkippingLeadingTrivia)
      case .codeBlock(let block):
        text.blank(from: start, to: block.leftBrace.endPosition)
        text.blank(
          from: block.rightBrace.positionAfterSkippingLeadingTrivia,
          to: block.rightBrace.endPositionBeforeTrailingTrivia)
      case nil:
        text.blank(from: start, to: node.endPositionBeforeTrailingTrivia)
      }
    }

    private func keepBody(of node: IfExprSyntax) {
      text.blank(
        from: node.positionAfterSkippingLeadingTrivia, to: node.body.leftBrace.endPosition)
      text.blank(
        from: node.body.rightBrace.positionAfterSkippingLeadingTrivia,
        to: node.endPositionBeforeTrailingTrivia)
    }

    private func blankWhatFollows(_ node: GuardStmtSyntax) {
      guard let item = node.parent?.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
      else { return }
      let end = list.endPositionBeforeTrailingTrivia
      if item.endPosition < end { text.blank(from: item.endPosition, to: end) }
    }
  }
}
