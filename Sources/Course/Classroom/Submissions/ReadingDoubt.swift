package import Sentences

/// A folder with several possible readings that would give learners different marks.
package struct ReadingDoubt: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// One learner with several versions, or several learners.
    case oneOrMany
    /// Sections with learners of the same names, or assignments of the same learners.
    case sectionsOrAssignments
    /// The same names beside a folder and inside it: resubmissions, or other learners with the same names.
    case again
    /// Hand-ins that all claim one person but are named after several people.
    case claims(of: String)
    /// A hand-in that's named after one person in the roster but claims another person.
    case otherName(String, says: String)
  }

  package var kind: Kind
  package var place: String
  package var examples: [String]
  /// For each reading, the options to enter, in the order of the readings in the sentence.
  package var patterns: [[String]]

  package var sentence: Sentence {
    let names = examples.prefix(4).joined(separator: ", ") + (examples.count > 4 ? ", …" : "")
    let options = patterns.map { $0.map { "--who '\($0)'" }.joined(separator: " ") }
    let first = options.first ?? ""
    let second = options.dropFirst().first ?? ""
    switch kind {
    case .oneOrMany:
      return Sentence(
        """
        \(place) may belong to one learner with several versions, or to several learners (\(names)). \
        For one learner, add \(first); for several, \(second).
        """,
        ko: """
          \(place) 폴더는 버전이 여럿인 학습자 한 명일 수도 있고, 학습자들의 폴더일 수도 있어요(\(names)). 한 \
          명이면 \(first) 옵션을, 여럿이면 \(second) 옵션을 더하세요.
          """)
    case .again:
      return Sentence(
        """
        \(names) are both beside the folder \(place) and in it. If the same learners handed in \
        again, add \(first). If not, rename the folder after its section, such as sectionB.
        """,
        ko: """
          \(names) 이름이 \(place) 폴더의 밖에도 있고 안에도 있어요. 다시 낸 같은 사람이면 \(first) 옵션을 \
          더하고, 다른 사람이면 폴더에 sectionB처럼 반의 이름을 붙이세요.
          """)
    case .claims(let person):
      return Sentence(
        """
        Several files say they're from \(person): \(names). If they all are, rename them alike, such \
        as kim-1 and kim-2. To go by the file names, add \(first).
        """,
        ko: """
          여러 파일에 \(person) 학습자의 것이라고 적혀 있어요: \(names). 모두 그 사람의 것이면 kim-1과 kim-2처럼 \
          같은 이름을 붙이고, 파일 이름대로 나누려면 \(first) 옵션을 더하세요.
          """)
    case .otherName(let called, let said):
      return Sentence(
        """
        \(names) is named after \(called), but the hand-in says it's from \(said). To go by the file name, add \
        \(first); otherwise rename the file.
        """,
        ko: """
          \(names) 파일의 이름은 \(called) 학습자의 것인데, 파일 안에는 \(said) 학습자의 것이라고 적혀 있어요. \
          이름대로 하려면 \(first) 옵션을 더하고, 아니면 이름을 바꾸세요.
          """)
    case .sectionsOrAssignments:
      let shown = place.isEmpty ? "" : " (\(place))"
      return Sentence(
        """
        The same names appear in several folders\(shown): \(names). The folders may be sections with \
        different learners, or assignments of the same learners. For sections, add \(first); for the \
        same learners, \(second). To grade only one folder, pass that folder.
        """,
        ko: """
          같은 이름이 여러 폴더에 있어요\(shown): \(names). 여러 반의 서로 다른 사람일 수도 있고, 같은 사람이 낸 \
          여러 과제일 수도 있어요. 반이면 \(first) 옵션을, 같은 사람이면 \(second) 옵션을 더하세요. 한 폴더만 \
          채점하려면 그 폴더를 적으세요.
          """)
    }
  }
}
