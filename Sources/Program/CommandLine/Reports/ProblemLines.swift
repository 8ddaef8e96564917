import Judge
import Sentences

/// A verdict's problems, each on one line as compilers print them: `FILE:LINE:COLUMN: error: MESSAGE`.
///
/// Editors read these lines, because the usual report wraps its lines and shows a check's location on a
/// separate line.
struct ProblemLines {
  let verdict: LearnerVerdict
  let language: Language

  var lines: [String] {
    verdict.diagnostics.compactMap { diagnostic in
      line(
        diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.severity.rawValue,
        [diagnostic.message, diagnostic.explanation])
    }
      + verdict.checks.filter { ![.passed, .skipped, .notCompiled].contains($0.status) }
      .compactMap { check in
        line(check.file, check.line, nil, "error", [check.title, check.message])
      }
  }

  /// Returns the line for a problem; nil for a problem without a location, which an editor can't show.
  private func line(
    _ file: String?, _ line: Int?, _ column: Int?, _ severity: String, _ texts: [Sentence?]
  ) -> String? {
    guard let file, let line else { return nil }
    let text = texts.compactMap { $0?.spoken(in: language) }.joined(separator: ": ")
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    return SanitizedText.text("\(file):\(line):\(column ?? 1): \(severity): \(text)")
  }
}
