package import Compiling
import Foundation
import Sentences
import SwiftSource

extension [SuggestedFix] {
  /// Leaves out suggestions that another one contains, or that would not help.
  fileprivate mutating func keepWhatMends() {
    // One case of several that a `switch` lacks.
    if contains(where: { $0.message == "add missing cases" }) {
      removeAll { $0.message?.hasPrefix("add missing case:") ?? false }
    }
    // A view without a body lacks the body, not the name of its type.
    removeAll { $0.text.contains("typealias Body = type") }
    // A forced cast compiles, and ends the widget when it runs.
    removeAll { $0.text.contains(" as! ") }
    // Whoever marks a whole type or function as newer takes it from people with an older iPhone, which is
    // hardly ever what they want; where the version can be asked for inside, that is the advice.
    let isMarking: (SuggestedFix) -> Bool = {
      $0.message?.hasPrefix("add '@available' attribute") ?? false
    }
    if contains(where: { !isMarking($0) }) { removeAll(where: isMarking) }
  }
}

extension VerdictDiagnostic {
  /// A compiler's message with its line and a caret; notes follow as diagnostics of their own,
  /// except for those that only say how to mend it.
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
    main.fixes.keepWhatMends()
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
