package import Sentences

/// A submitted item that isn't graded, with the reason.
package struct LeftOut: Codable, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case hidden
    case notSwift
    /// The item contains nothing for a graded exercise.
    case noExercise(suggestion: String)
    case unknownExercise(question: Sentence?)
    case link
    /// Dependencies and build products.
    case madeByTools
    /// Files written by a course platform: notes on an attempt, the teacher's feedback.
    case platforms
    /// The item matches no pattern of `--who`.
    case nobodys
    /// A hand-in with an unreadable manifest.
    case brokenHandIn
    /// A package manifest and tests, which aren't part of a widget.
    case manifest, tests
    case problem(SubmissionProblem)
  }

  package var entry: String
  package var reason: Sentence
  /// The owner, if their other files are graded.
  package var learner: String?
  /// Whether the item is a learner's work; false for lists and notes beside the submissions.
  package var isWork: Bool

  init(entry: String, reason: Reason, learner: String?, isWork: Bool = true) {
    self.entry = entry
    self.reason = Self.words(reason)
    self.learner = learner
    self.isWork = isWork
  }

  package init(entry: String, reason: Sentence, learner: String? = nil, isWork: Bool = true) {
    self.entry = entry
    self.reason = reason
    self.learner = learner
    self.isWork = isWork
  }

  /// A sentence for the teacher.
  package var line: Sentence {
    Sentence("\(entry) is left out: \(reason)", ko: "\(entry) 항목은 제외해요: \(reason)")
  }

  private static func words(_ reason: Reason) -> Sentence {
    switch reason {
    case .hidden:
      Sentence(
        "its name begins with a dot, and hidden files aren't graded. Give it another name.",
        ko: "이름이 점으로 시작하는데, 숨은 파일은 채점하지 않아요. 다른 이름을 붙이세요.")
    case .notSwift:
      Sentence(
        "it isn't a Swift file. Hand in a file whose name ends in .swift.",
        ko: "Swift 파일이 아니에요. 이름이 .swift로 끝나는 파일을 내세요.")
    case .noExercise(let suggestion):
      Sentence(
        """
        nothing in the folder is named after an exercise. Put each submission in a folder named \
        after its exercise, such as \(suggestion), or grade one exercise with --exercise.
        """,
        ko: """
          안에 과제 이름이 붙은 것이 없어요. 제출물마다 과제의 이름을 붙인 폴더(예: \(suggestion))에 넣거나, \
          --exercise 옵션으로 과제 하나를 채점하세요.
          """)
    case .unknownExercise(nil):
      Sentence("no exercise has this name.", ko: "이런 이름의 과제가 없어요.")
    case .unknownExercise(let question?):
      Sentence("no exercise has this name; \(question)", ko: "이런 이름의 과제가 없어요. \(question)")
    case .manifest:
      Sentence(
        "it's a package manifest, which isn't part of a submission.",
        ko: "패키지 매니페스트라서 제출물로 보지 않아요.")
    case .tests:
      Sentence(
        "it contains tests, which aren't part of a submission.", ko: "테스트가 든 파일이라서 제출물로 보지 않아요.")
    case .link:
      Sentence(
        "it's a link, and Rings doesn't follow links. Hand in the folder itself.",
        ko: "링크인데, 링크는 따라가지 않아요. 폴더 자체를 내세요.")
    case .madeByTools:
      Sentence(
        "it's a folder for a tool's dependencies or build products. Move the submission to another folder.",
        ko: "도구가 의존성이나 빌드 결과를 넣는 폴더예요. 제출물은 폴더 밖으로 옮기세요.")
    case .platforms:
      Sentence(
        "it's a file of the course platform, not a submission.",
        ko: "수업 플랫폼이 만든 파일이고 제출물이 아니에요.")
    case .nobodys:
      Sentence(
        "no --who pattern matches it, so its owner is unknown.",
        ko: "맞는 --who 패턴이 없어서 누구의 것인지 알 수 없어요.")
    case .brokenHandIn:
      Sentence(
        """
        it's damaged, or a newer version of Rings wrote it. Rings read the files beside it, but the \
        quiz answers are lost. Ask the learner to hand in again.
        """,
        ko: """
          망가졌거나 더 새로운 Rings가 쓴 파일이에요. 옆의 파일은 있는 그대로 읽었지만, 퀴즈의 답은 읽지 못했어요. \
          다시 달라고 하세요.
          """)
    case .problem(let problem): problem.sentence
    }
  }
}

extension LeftOut.Reason {
  /// Returns the reason that a Swift file isn't part of a submission; nil if it may be part of one.
  init?(notPart name: SourceName, _ facts: SourceFacts?) {
    guard let facts else { return nil }
    let imports = facts.imports
    if name.isTextEntry, imports.isEmpty, facts.types.isEmpty {
      // A comment to the teacher in the platform's text field.
      self = .notSwift
    } else if name.stem == "Package", imports.contains("PackageDescription") {
      self = .manifest
    } else if imports.contains("XCTest") || imports.contains("Testing") {
      self = .tests
    } else {
      return nil
    }
  }
}
