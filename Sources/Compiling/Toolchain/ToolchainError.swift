/// Why no Swift toolchain can be used.
package enum ToolchainError: Error, Equatable {
  /// No `swiftc` stands in `PATH`: the folders that were searched.
  case compilerNotFound(searched: [String])

  /// The driver's answer could not be understood: the question, and what it said.
  case driverNotUnderstood(question: String, answer: String)

  /// The toolchain lacks a part: its name, and where it was expected.
  case partMissing(name: String, folder: String)

  /// Learner code can be compiled for x86_64 and aarch64 Linux only.
  case architectureNotSupported(String)
}

extension ToolchainError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .compilerNotFound(let searched):
      "There is no swiftc in PATH (\(searched.joined(separator: ":"))). "
        + "Install Swift 6.3 from swift.org and put its usr/bin folder into PATH."
    case .driverNotUnderstood(let question, let answer):
      "The Swift driver was asked `\(question)` and its answer was not understood: "
        + answer.prefix(400)
    case .partMissing(let name, let folder):
      "The Swift toolchain has no \(name) in \(folder). Install the whole toolchain from swift.org."
    case .architectureNotSupported(let name):
      "Learner code can be compiled for x86_64 and aarch64 Linux, not for \(name)."
    }
  }
}
