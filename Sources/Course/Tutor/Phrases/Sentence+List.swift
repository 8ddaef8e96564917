import Curriculum
import Sentences

/// Words for the exercise list and progress.
///
/// Each state has a word, because color alone isn't accessible.
extension Sentence {
  static func state(_ state: LearnerProgress.State) -> Sentence {
    switch state {
    case .notStarted: Sentence("not started", ko: "시작 전")
    case .started: Sentence("started", ko: "진행 중")
    case .passed: Sentence("passed", ko: "통과")
    case .placed: Sentence("skipped by placement", ko: "레벨 테스트로 건너뜀")
    case .passedBeforeChange: Sentence("passed, changed since", ko: "통과(이후 바뀜)")
    }
  }

  static let here = Sentence("you are here", ko: "지금 여기")
  static let quiz = Sentence("quiz", ko: "퀴즈")

  /// Shown for a student's copy of a pack, which lacks some checks.
  static func pointsOfTeacher(_ points: Int) -> Sentence {
    Sentence(
      "Your teacher grades \(points) of the points.", ko: "이 가운데 \(points)점은 선생님이 채점해요.")
  }

  static func pointsOf(_ points: Int) -> Sentence {
    Sentence("\(count: points, "point")", ko: "\(points)점")
  }

  static func ringLine(number: Int, title: String, passed: Int, of all: Int) -> Sentence {
    Sentence(
      "Ring \(number): \(title) (\(passed) of \(all) passed)",
      ko: "나이테 \(number): \(title) (\(all)개 가운데 \(passed)개 통과)")
  }

  static let gotoFooter = Sentence(
    "Type `goto` and a number or name to go to that exercise.",
    ko: "`goto` 뒤에 번호나 이름을 붙여 입력하면 그 과제로 가요.")

  static func passedOf(_ passed: Int, _ all: Int) -> Sentence {
    Sentence(
      "Passed: \(passed) of \(count: all, "exercise")",
      ko: "통과: 과제 \(all)개 가운데 \(passed)개")
  }

  static func pointsOf(_ points: Double, _ all: Double) -> Sentence {
    Sentence(
      "Points: \(points: points) of \(points: all)",
      ko: "점수: \(points: all)점 가운데 \(points: points)점")
  }

  static func attempts(_ number: Int) -> Sentence {
    Sentence("Attempts: \(number)", ko: "시도: \(number)번")
  }

  static func hintsUsed(_ number: Int) -> Sentence {
    Sentence("Hints used: \(number)", ko: "사용한 힌트: \(number)개")
  }

  static func solutionsRead(_ number: Int) -> Sentence {
    Sentence(
      "Solutions viewed before passing: \(number)",
      ko: "통과하기 전에 본 모범 답안: \(number)개")
  }

  static let columnExercise = Sentence("Exercise", ko: "과제")
  static let columnState = Sentence("State", ko: "상태")
  static let columnPoints = Sentence("Points", ko: "점수")
  static let columnAttempts = Sentence("Attempts", ko: "시도")
  static let columnHints = Sentence("Hints", ko: "힌트")
}
