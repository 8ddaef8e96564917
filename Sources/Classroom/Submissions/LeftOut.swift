/// Something that was handed in and is not graded, and why.
package struct LeftOut: Codable, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case hidden
    case notSwift
    /// Nothing in it is for an exercise that is graded.
    case noExercise(suggestion: String)
    /// A folder of a learner's other work, which has no exercise's name.
    case unknownExercise(question: String?)
    case link
    /// A package's manifest, and tests: parts of a project that are none of a widget.
    case manifest, tests
    case problem(SubmissionProblem)
  }

  /// As it is called, from the class's folder on.
  package var entry: String
  package var reason: String
  /// Whose it is, where others of their files are graded.
  package var learner: String?
  /// False for lists and notes that lie beside submissions.
  package var isWork: Bool

  init(entry: String, reason: Reason, learner: String?, isWork: Bool = true) {
    self.entry = entry
    self.reason = Self.words(reason)
    self.learner = learner
    self.isWork = isWork
  }

  package init(entry: String, reason: String, learner: String? = nil, isWork: Bool = true) {
    self.entry = entry
    self.reason = reason
    self.learner = learner
    self.isWork = isWork
  }

  /// What a person reads: what is left out, and why.
  package var line: String { "\(entry) is left out: \(reason)" }

  private static func words(_ reason: Reason) -> String {
    switch reason {
    case .hidden:
      "its name begins with a dot, and what is hidden is not graded. Give it another name."
    case .notSwift: "it is no Swift file. An answer is a file that ends in .swift."
    case .noExercise(let suggestion):
      """
      nothing in it has the name of an exercise. Put each answer in a folder of its exercise's name, \
      such as \(suggestion), or grade one exercise with --exercise.
      """
    case .unknownExercise(let question):
      "no exercise has this name" + (question.map { "; \($0)" } ?? ".")
    case .manifest: "it describes a package and is no part of the answer."
    case .tests: "it holds tests, which are no part of the answer."
    case .link: "it is a link, and links are not followed. Hand in the folder itself."
    case .problem(let problem): problem.message
    }
  }
}

extension LeftOut.Reason {
  /// Why a file of Swift is no part of an answer; nil where it may be one.
  init?(notPart name: SourceName, _ facts: SourceFacts?) {
    guard let imports = facts?.imports else { return nil }
    if name.stem == "Package", imports.contains("PackageDescription") {
      self = .manifest
    } else if imports.contains("XCTest") || imports.contains("Testing") {
      self = .tests
    } else {
      return nil
    }
  }
}
