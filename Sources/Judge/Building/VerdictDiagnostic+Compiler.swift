import Foundation
package import Workbench
import SourceText

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
      severity: severity, message: diagnostic.message,
      file: diagnostic.location.map { ($0.file as NSString).lastPathComponent },
      line: diagnostic.location?.line, column: diagnostic.location?.column,
      excerpt: diagnostic.location.flatMap(SourceExcerpt.text),
      fixes: diagnostic.isAboutUnsafeCode
        ? [] : SuggestedFix(diagnostic.fixIts, message: nil).map { [$0] } ?? [],
      rule: diagnostic.isAboutUnsafeCode ? PolicyRule.unsafeMemory.rawValue : nil)
  }
}

/// A line of source with a caret under the place that is meant.
enum SourceExcerpt {
  /// Lines longer than this are cut around the place.
  private static let width = 100

  static func text(at location: Diagnostic.Location) -> String? {
    guard let data = FileManager.default.contents(atPath: location.file) else { return nil }
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return nil }
    let line = lines[location.line - 1].replacingOccurrences(of: "\r", with: "")
    let before = String(decoding: line.utf8.prefix(location.column - 1), as: UTF8.self)
    let start = max(0, before.count - width + 20)
    let shown = String(line.dropFirst(start).prefix(width)).replacingOccurrences(
      of: "\t", with: " ")
    let lead = before.dropFirst(start).unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isWide ? "  " : " "
    }
    return shown + "\n" + lead + "^"
  }
}

extension Unicode.Scalar {
  /// True for characters that take two columns in a terminal: Korean, Chinese, Japanese, emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
