import Curriculum

/// Words of the list of exercises and of progress; states are words, never colours alone.
extension Phrase {
  static func state(_ state: LearnerProgress.State) -> Phrase {
    switch state {
    case .notStarted: Phrase(en: "open", ko: "시작 전")
    case .started: Phrase(en: "started", ko: "진행 중")
    case .passed: Phrase(en: "passed", ko: "통과")
    case .passedBeforeChange: Phrase(en: "passed, changed since", ko: "통과(이후 바뀜)")
    }
  }

  static let here = Phrase(en: "you are here", ko: "지금 여기")
  static let quiz = Phrase(en: "quiz", ko: "퀴즈")

  static func pointsOf(_ points: Int) -> Phrase {
    Phrase(en: count(points, "point"), ko: "\(points)점")
  }

  static func ringLine(number: Int, title: String, passed: Int, of all: Int) -> Phrase {
    Phrase(
      en: "Ring \(number): \(title) (\(passed) of \(all) passed)",
      ko: "나이테 \(number): \(title) (\(all)개 가운데 \(passed)개 통과)")
  }

  static let gotoFooter = Phrase(
    en: "Type `goto` and a number or name to go there.",
    ko: "`goto` 뒤에 번호나 이름을 붙여 입력하면 그 과제로 가요.")

  static func passedOf(_ passed: Int, _ all: Int) -> Phrase {
    Phrase(
      en: "Passed: \(passed) of \(count(all, "exercise"))",
      ko: "통과: 과제 \(all)개 가운데 \(passed)개")
  }

  static func pointsOf(_ points: Double, _ all: Double) -> Phrase {
    Phrase(
      en: "Points: \(Phrase.points(points)) of \(Phrase.points(all))",
      ko: "점수: \(Phrase.points(all))점 가운데 \(Phrase.points(points))점")
  }

  static func attempts(_ number: Int) -> Phrase {
    Phrase(en: "Attempts: \(number)", ko: "시도: \(number)번")
  }

  static func hintsUsed(_ number: Int) -> Phrase {
    Phrase(en: "Hints used: \(number)", ko: "사용한 힌트: \(number)개")
  }

  static func solutionsRead(_ number: Int) -> Phrase {
    Phrase(
      en: "Solutions read before passing: \(number)", ko: "통과하기 전에 본 모범 답안: \(number)개")
  }

  static let columnExercise = Phrase(en: "Exercise", ko: "과제")
  static let columnState = Phrase(en: "State", ko: "상태")
  static let columnPoints = Phrase(en: "Points", ko: "점수")
  static let columnAttempts = Phrase(en: "Attempts", ko: "시도")
  static let columnHints = Phrase(en: "Hints", ko: "힌트")
}
