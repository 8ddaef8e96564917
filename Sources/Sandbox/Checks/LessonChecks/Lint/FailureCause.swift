import Drawing
import Sentences
import WidgetLint
import WorkerProtocol

extension CheckOutcome.Cause {
  /// Returns the lint finding that explains why a check failed; nil if there's none.
  ///
  /// - Parameters:
  ///   - message: The check's message, which may already name the cause.
  ///   - pictures: The check's most recent pictures.
  static func explaining(
    _ message: Sentence, in pictures: [RenderedWidget]
  ) -> CheckOutcome.Cause? {
    let said = message.spoken(in: .english)
    for rendered in pictures {
      let readsDefault = rendered.picture.notes.contains { note in
        note.rule == "environment-outside-view" && isAsked(note, for: rendered.request)
      }
      var rules: Set = readsDefault ? ["W45", "W51"] : ["W51"]
      // The phone shows its own text instead of the view, so any other message would be about that text.
      if !said.contains("containerBackground") { rules.insert("W01") }
      for finding in LintReport(rendered, only: rules).findings
      where finding.severity > .info && !isSaid(finding, by: said) {
        return CheckOutcome.Cause(
          rule: finding.rule, message: finding.message, isLocalEnvironment: finding.rule == "W45")
      }
    }
    return nil
  }

  /// Returns whether the request sets the environment value whose default the learner's code reads.
  private static func isAsked(_ note: RenderNote, for request: RenderRequest) -> Bool {
    guard case .text(let type)? = note.message.arguments.first else { return true }
    return switch type {
    case "WidgetRenderingMode": request.mode != .fullColor
    case "ColorScheme": request.isDark
    default: true
    }
  }

  /// Returns whether a message already names the subject of a finding, such as a missing image.
  private static func isSaid(_ finding: LintFinding, by message: String) -> Bool {
    finding.message.arguments.contains { argument in
      if case .text(let name) = argument { name.count > 1 && message.contains(name) } else { false }
    }
  }
}
