package import Compiling
import Foundation
import Sentences
import SwiftSource

extension [SuggestedFix] {
  /// Removes suggestions that are part of another suggestion or don't help.
  ///
  /// - Parameter canCheckVersion: Whether an availability check inside is possible, even if it isn't suggested.
  fileprivate mutating func keepWhatMends(canCheckVersion: Bool) {
    // Remove suggestions for single missing cases if one suggestion adds them all.
    if contains(where: { $0.message == "add missing cases" }) {
      removeAll { $0.message?.hasPrefix("add missing case:") ?? false }
    }
    // A view without a body needs the body, not a type alias.
    removeAll { $0.text.contains("typealias Body = type") }
    // A forced cast compiles, but crashes the widget at run time.
    removeAll { $0.text.contains(" as! ") }
    // So does a forced unwrap; the message suggests `??` and `if let`.
    removeAll { $0.message?.hasPrefix("force-unwrap using '!'") ?? false }
    // Marking a whole type or function as newer removes it for all older phones, which is rarely intended.
    // Prefer an availability check inside.
    let isMarking: (SuggestedFix) -> Bool = {
      $0.message?.hasPrefix("add '@available' attribute") ?? false
    }
    if canCheckVersion || contains(where: { !isMarking($0) }) { removeAll(where: isMarking) }
  }
}

extension VerdictDiagnostic {
  /// Creates diagnostics for a compiler message and its notes.
  ///
  /// Notes that only suggest a fix become fixes of the message.
  package static func list(_ diagnostic: Diagnostic) -> [VerdictDiagnostic] {
    var main = VerdictDiagnostic(diagnostic)
    var rest: [VerdictDiagnostic] = []
    for note in diagnostic.notes {
      if let fix = SuggestedFix(note.fixIts, message: note.message) {
        main.fixes.append(fix)
      } else {
        rest.append(VerdictDiagnostic(note))
      }
    }
    main.fixes.keepWhatMends(
      canCheckVersion: diagnostic.notes.contains {
        $0.message == "add 'if #available' version check"
      })
    return [main] + rest
  }

  package init(_ diagnostic: Diagnostic) {
    let severity: Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note, .remark: .note
      }
    self.init(
      severity: severity, message: diagnostic.sentence,
      file: diagnostic.location.map { ($0.file as NSString).lastPathComponent },
      line: diagnostic.location?.line, column: diagnostic.location?.column,
      excerpt: diagnostic.location.flatMap(SourceExcerpt.text),
      fixes: diagnostic.isAboutUnsafeCode
        ? [] : SuggestedFix(diagnostic.fixIts, message: nil).map { [$0] } ?? [],
      rule: diagnostic.isAboutUnsafeCode ? PolicyRule.unsafeMemory.rawValue : nil)
  }
}
