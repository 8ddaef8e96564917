public import PhoneFacts
package import Sentences
package import WorkerProtocol
import WidgetLint

/// A problem that breaks a widget on a device, or that Apple's guidelines advise against.
///
/// `rings lint --rules` lists the rules with their thresholds and sources.
public struct LintRemark: Hashable, Sendable {
  /// The severity of a problem.
  public enum Severity: Int, Comparable, Hashable, Sendable {
    /// A hint, for information only.
    case info
    /// A problem that Apple's guidelines advise against.
    case warning
    /// A problem that breaks the widget on a device.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The rule's number, such as `W10`.
  public let rule: String
  /// The severity.
  public let severity: Severity
  /// The problem, in both languages.
  package let messageSentence: Sentence
  /// The fix, in both languages.
  package let fixSentence: Sentence
  /// The rule's source, such as `Human Interface Guidelines, Widgets`.
  public let source: String
  /// The affected families.
  public let families: [Family]
  /// The affected modes and settings: `fullColor dark`, `accented`.
  public let modes: [String]
  /// The affected views: `Text “23°”`.
  public let elements: [String]
  /// The view at fault, which the judge uses to find the learner's line of code.
  ///
  /// The value is `nil` unless exactly one view is at fault.
  package let view: CheckOutcome.FailedView?
}

extension LintRemark {
  /// The problem, in English.
  public var message: String { CheckSentences.text(messageSentence) }

  /// The fix, in English.
  public var fix: String { CheckSentences.text(fixSentence) }

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
