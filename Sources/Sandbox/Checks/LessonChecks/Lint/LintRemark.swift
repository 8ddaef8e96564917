public import PhoneFacts
package import Sentences
package import Stage
import WidgetLint

/// Something in a widget that breaks on a device, or that Apple's guidelines advise against.
///
/// `rings lint --rules` lists the rules with their thresholds and sources.
public struct LintRemark: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: Int, Comparable, Hashable, Sendable {
    /// Worth knowing.
    case info
    /// Advised against by the guidelines.
    case warning
    /// Breaks on a device.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The rule's number, such as `W10`.
  public let rule: String
  /// How much it matters.
  public let severity: Severity
  /// What is the matter, in both languages.
  package let messageSentence: Sentence
  /// What to do about it, in both languages.
  package let fixSentence: Sentence
  /// Where the rule comes from, such as `Human Interface Guidelines, Widgets`.
  public let source: String
  /// The families concerned.
  public let families: [Family]
  /// The modes and settings concerned: `fullColor dark`, `accented`.
  public let modes: [String]
  /// The views concerned: `Text “23°”`.
  public let elements: [String]
  /// What the judge finds the learner's line by; nil for what concerns no one view.
  package let view: CheckOutcome.FailedView?
}

extension LintRemark {
  /// What is the matter, in English.
  public var message: String { SaidInCheck.text(messageSentence) }

  /// What to do about it.
  public var fix: String { SaidInCheck.text(fixSentence) }

  init(_ finding: LintFinding) {
    rule = finding.rule
    severity =
      switch finding.severity {
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
    messageSentence = finding.message
    fixSentence = finding.fix
    source = finding.basis.title
    families = finding.families.compactMap(\.widget)
    modes = finding.modes
    elements = finding.elements
    view = finding.view.map {
      CheckOutcome.FailedView(
        type: $0.type, text: $0.text, imageName: $0.imageName, owner: $0.owner)
    }
  }
}
