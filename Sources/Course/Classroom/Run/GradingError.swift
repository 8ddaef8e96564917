import Curriculum
package import Foundation
package import Sentences

/// An error that prevents grading a class of learners.
///
/// A submission that can't be judged has a verdict instead.
package enum GradingError: SpokenError, Equatable {
  case unreadableFolder(String, reason: Sentence)
  /// An unreadable archive, or a folder that was removed; the sentence is the whole message.
  case unreadableArchive(Sentence)
  /// The owner of some submissions is ambiguous.
  case severalReadings([ReadingDoubt])
  /// Patterns of `--who` that match nothing in the folder, and examples of its contents.
  case nobodyFits(patterns: [String], examples: [String])
  case noSubmissions(folder: String, exercises: [String])
  /// The results folder belongs to another class of learners.
  case otherClass(String, folder: String, count: Int, examples: [String])
  /// A grade book without a recognizable column for the marks.
  case noColumn(String, columns: [String])
  /// An unusable roster, grade book or table of marks.
  case brokenTable(String, reason: Sentence)
  case cannotWrite(String, reason: String)
  /// The file with the secret for the checks' random inputs is damaged.
  case damagedSecret(String)
  /// A results folder that could be part of the submissions.
  case resultsAmongSubmissions(String)
  case isolationTooWeak(level: String, missing: [Sentence])
  case badShard(String)
  /// A quiz without any submitted answers.
  case quiz(String, instead: String?)
  /// A class file without criteria that the teacher grades.
  case noCriteria

  /// Runs a write operation and adds its path to a thrown error.
  package static func writing(
    _ place: URL, _ work: () throws -> Void
  ) throws(GradingError) {
    do { try work() } catch {
      throw .cannotWrite(place.path, reason: SystemError.words(of: error))
    }
  }

  package var sentence: Sentence {
    switch self {
    case .unreadableFolder(let folder, let reason):
      return Sentence(
        "Can't list the submissions in \(folder): \(reason).",
        ko: "\(folder) 폴더의 제출물을 볼 수 없어요: \(reason).")
    case .unreadableArchive(let sentence): return sentence
    case .severalReadings(let doubts):
      let list = Sentence(listing: doubts.prefix(3).map(\.sentence), separator: "\n")
      return Sentence(
        "Rings can't tell who handed in what, so it graded nothing.\n\(list)",
        ko: "누가 무엇을 냈는지 알 수 없어서 아무것도 채점하지 않았어요.\n\(list)")
    case .nobodyFits(let patterns, let examples):
      let (words, names) = (patterns.joined(separator: ", "), examples.joined(separator: ", "))
      return Sentence(
        """
        No submission matches --who \(words). The folder's first items: \(names). Write a name for \
        each folder level, with `*` for any name and {who} for the learner's name.
        """,
        ko: """
          낸 것 가운데 --who \(words) 패턴에 맞는 것이 없어요. 폴더에 있는 항목의 예: \(names). 거쳐 가는 폴더마다 \
          이름을 적고, 아무 이름이나 되는 자리에는 `*`, 학습자 이름의 자리에는 {who}를 적으세요.
          """)
    case .noSubmissions(let folder, let exercises):
      let names = exercises.prefix(3).joined(separator: ", ")
      return Sentence(
        """
        There's nothing to grade in \(folder). Rings looks for one folder per learner, with Swift \
        files in it. With several exercises, each needs its own folder inside (\(names)…). If \
        everything is for one exercise, specify that exercise with --exercise.
        """,
        ko: """
          \(folder) 폴더에 채점할 것이 없어요. Rings는 학습자마다 하나씩, Swift 파일이 든 폴더를 찾아요. 과제가 \
          여럿이면 그 안에 과제마다 폴더가 있어야 해요(\(names)…). 모두 한 과제의 답이라면 --exercise 옵션으로 \
          그 과제를 적으세요.
          """)
    case .otherClass(let out, let folder, let count, let examples):
      let names = examples.joined(separator: ", ")
      return Sentence(
        """
        \(out) contains the results of another class: \(count) learners from \(folder) (\(names)…). \
        Nothing was changed. Choose another folder with --out.
        """,
        ko: """
          \(out) 폴더에 다른 반의 결과가 있어요: \(folder) 폴더의 학습자 \(count)명(\(names)…). 아무것도 \
          바꾸지 않았어요. --out 옵션으로 다른 폴더를 적으세요.
          """)
    case .noColumn(let path, let columns) where columns.isEmpty:
      return Sentence(
        """
        \(path) isn't a grade book that Rings knows (Canvas, Moodle, Blackboard, Brightspace or \
        Gradescope), or it has no column for marks. Specify the column with --column.
        """,
        ko: """
          \(path) 파일은 Rings가 아는 성적표(Canvas, Moodle, Blackboard, Brightspace, Gradescope)가 아니거나, \
          점수 열이 없어요. --column 옵션으로 열을 적으세요.
          """)
    case .noColumn(let path, let columns):
      let names = columns.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
      return Sentence(
        "Which column of \(path) should get the marks? Choose one with --column: \(names).",
        ko: "\(path) 파일의 어느 열에 점수를 적을까요? --column 옵션으로 하나를 적으세요: \(names).")
    case .brokenTable(let path, let reason):
      return Sentence("\(path) can't be used: \(reason)", ko: "\(path) 파일을 사용할 수 없어요: \(reason)")
    case .cannotWrite(let path, let reason):
      return Sentence(
        "Can't write \(path): \(reason). Choose another folder with --out.",
        ko: "\(path) 파일에 쓸 수 없어요: \(reason). --out 옵션으로 다른 폴더를 고르세요.")
    case .damagedSecret(let path):
      return Sentence(
        """
        \(path) is damaged. The values that this class's checks use depend on it. Restore a copy, or delete \
        it and grade everyone again with new values.
        """,
        ko: """
          \(path) 파일이 망가졌어요. 이 반의 검사에 쓰는 값은 이 파일로 정해져요. 사본이 있으면 되돌려 놓고, 없으면 \
          파일을 지우고 모두 다시 채점하세요. 그러면 새로운 값으로 검사해요.
          """)
    case .resultsAmongSubmissions(let path):
      return Sentence(
        """
        \(path) already exists among the submissions, so a learner may have handed it in. Choose a \
        folder elsewhere with --out. If the results are your own, move them there first.
        """,
        ko: """
          \(path) 폴더가 제출물 사이에 이미 있어서, 학습자가 낸 것일 수도 있어요. --out 옵션으로 다른 곳의 \
          폴더를 적으세요. 내가 만든 결과라면 먼저 그곳으로 옮기세요.
          """)
    case .isolationTooWeak(let level, let missing):
      let gaps = Sentence(listing: missing)
      return Sentence(
        """
        This machine isolates learner code only at level “\(level)” (missing: \(gaps)). To grade other \
        people's code, you need “full”: see `rings doctor`, or accept the risk with --isolation \(level).
        """,
        ko: """
          이 컴퓨터에서는 학습자 코드가 “\(level)” 수준으로만 격리돼요(빠진 것: \(gaps)). 남의 코드를 채점하려면 \
          “full” 수준이 필요해요. `rings doctor` 명령을 보거나, --isolation \(level) 옵션으로 위험을 \
          받아들이세요.
          """)
    case .quiz(let exercise, nil):
      return Sentence(
        """
        “\(exercise)” is a quiz, but no submission here has answers to its questions. The answers \
        are in the file that `rings hand-in` makes.
        """,
        ko: """
          “\(exercise)” 과제는 퀴즈인데, 여기에는 그 답을 낸 사람이 없어요. 퀴즈의 답은 `rings hand-in` 명령이 \
          만드는 파일에 들어 있어요.
          """)
    case .quiz(let exercise, let other?):
      return Sentence(
        """
        “\(exercise)” is a quiz, but no submission here has answers to its questions. The answers \
        are in the file that `rings hand-in` makes. Or choose an exercise with code, such as \
        \(other).
        """,
        ko: """
          “\(exercise)” 과제는 퀴즈인데, 여기에는 그 답을 낸 사람이 없어요. 퀴즈의 답은 `rings hand-in` 명령이 \
          만드는 파일에 들어 있어요. 아니면 \(other) 과제처럼 코드가 있는 과제를 적으세요.
          """)
    case .noCriteria:
      return Sentence(
        """
        The class has no criteria to review. Give an exercise criteria in class.yml, and name that file with \
        --class: `criteria: [{ id: naming, title: Clear names, points: 3 }]`.
        """,
        ko: """
          직접 채점할 평가 기준이 없어요. class.yml 파일에서 과제에 기준을 적고 --class 옵션으로 그 파일을 지정하세요: \
          `criteria: [{ id: naming, title: Clear names, points: 3 }]`.
          """)
    case .badShard(let text):
      return Sentence(
        "--shard \(text) isn't valid. Write it as I/N with 1 ≤ I ≤ N, such as 2/8.",
        ko: "--shard \(text) 값은 2/8처럼 I/N 꼴이어야 해요(1 ≤ I ≤ N).")
    }
  }
}
