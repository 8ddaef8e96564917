/// Why Rings itself could not come to a verdict: never the learner's fault.
package enum JudgeError: Error, Hashable, Sendable, CustomStringConvertible {
  case checksDoNotCompile(exercise: String, errors: [String])
  case noChecks(exercise: String)
  case probesNeverFit
  case noSolution(exercise: String)
  case solutionDoesNotCompile(exercise: String, errors: [String])
  /// The jail found here is weaker than what was asked for.
  case jailTooWeak(level: String, asked: String, gaps: [String])

  package var description: String {
    switch self {
    case .checksDoNotCompile(let exercise, let errors):
      "The checks of “\(exercise)” do not compile: \(errors.prefix(3).joined(separator: "; "))"
    case .noChecks(let exercise): "“\(exercise)” has no checks."
    case .probesNeverFit:
      "The probes of this exercise could not be compiled, with or without your code."
    case .noSolution(let exercise):
      "This copy of the pack has no solution to “\(exercise)”."
    case .solutionDoesNotCompile(let exercise, let errors):
      "The solution to “\(exercise)” does not compile: \(errors.prefix(3).joined(separator: "; "))"
    case .jailTooWeak(let level, let asked, let gaps):
      "Code may only run here in a jail of level “\(asked)”, and this machine offers “\(level)”: "
        + gaps.joined(separator: " ")
    }
  }
}
