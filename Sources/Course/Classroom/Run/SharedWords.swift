import Judge
import Sentences

/// Stores equal strings of the verdicts on a class of learners only once, because thousands of learners get
/// the same messages.
struct SharedWords {
  private var sentences: [Sentence: Sentence] = [:]
  private var texts: [String: String] = [:]
  private var limits: [[String: Double]: [String: Double]] = [:]

  /// Replaces a result's strings with equal stored strings.
  mutating func share(_ result: inout GradedSubmission) {
    share(&result.exercise)
    for place in result.verdict.checks.indices { share(&result.verdict.checks[place]) }
    for place in result.verdict.diagnostics.indices {
      share(&result.verdict.diagnostics[place].message)
      share(&result.verdict.diagnostics[place].explanation)
    }
    result.verdict.exercise = result.exercise
    share(&result.verdict.evidence.isolation)
    share(&result.verdict.evidence.toolchain)
    if let own = result.verdict.evidence.limits {
      if let known = limits[own] {
        result.verdict.evidence.limits = known
      } else {
        limits[own] = own
      }
    }
    if var files = result.files {
      for place in files.indices { files[place] = shared(files[place]) }
      result.files = files
    }
  }

  private mutating func share(_ check: inout CheckResult) {
    share(&check.id)
    share(&check.title)
    share(&check.learnerTitle)
    share(&check.message)
    share(&check.says)
    share(&check.expected)
    share(&check.actual)
  }

  private mutating func share(_ sentence: inout Sentence) {
    if let known = sentences[sentence] { sentence = known } else { sentences[sentence] = sentence }
  }

  private mutating func share(_ sentence: inout Sentence?) {
    guard var own = sentence else { return }
    share(&own)
    sentence = own
  }

  private mutating func share(_ text: inout String) { text = shared(text) }

  private mutating func shared(_ text: String) -> String {
    if let known = texts[text], known.utf8.elementsEqual(text.utf8) { return known }
    texts[text] = text
    return text
  }
}
