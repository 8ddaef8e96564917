enum BenchmarkError: Error, CustomStringConvertible {
  case notPassed(String)
  case commandFailed(String, String)
  case usage

  var description: String {
    switch self {
    case .notPassed(let status): "The measured exercise must pass, but its verdict is “\(status)”."
    case .commandFailed(let command, let output): "`\(command)` failed: \(output.prefix(400))"
    case .usage: BenchmarkOptions.usage
    }
  }
}
