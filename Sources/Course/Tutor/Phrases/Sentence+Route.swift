package import Sentences

/// Messages about routes through the course, and about the time left.
extension Sentence {
  static let noRoutes = Sentence("This course has a single route.", ko: "이 과정에는 경로가 하나뿐이에요.")

  static func unknownRoute(_ name: String, known: [String]) -> Sentence {
    Sentence(
      "There is no route “\(name)”. The routes are: \(known.joined(separator: ", ")).",
      ko: "“\(name)” 경로는 없어요. 경로: \(known.joined(separator: ", ")).")
  }

  /// - Parameter title: The route's title; nil for all exercises.
  static func routeIs(_ title: String?, minutes: Int) -> Sentence {
    guard let title else {
      return Sentence(
        "You're now doing every exercise of the course: \(time(minutes)) left.",
        ko: "이제 과정의 모든 과제를 풀어요. 남은 시간: \(time(minutes)).")
    }
    return Sentence(
      "You're now on the route “\(title)”: \(time(minutes)) left.",
      ko: "이제 “\(title)” 경로를 따라가요. 남은 시간: \(time(minutes)).")
  }

  static func routeLine(_ title: String, exercises: Int, minutes: Int) -> Sentence {
    Sentence(
      "\(title): \(count: exercises, "exercise"), \(time(minutes))",
      ko: "\(title): 과제 \(exercises)개, \(time(minutes))")
  }

  static func routeHeading(_ title: String, passed: Int, of all: Int, minutes: Int) -> Sentence {
    minutes == 0
      ? Sentence("\(title): all \(all) done", ko: "\(title): \(all)개 모두 끝냄")
      : Sentence(
        "\(title): \(passed) of \(all) done, \(time(minutes)) left",
        ko: "\(title): \(all)개 가운데 \(passed)개 끝냄, \(time(minutes)) 남음")
  }

  static func doneOf(_ done: Int, _ all: Int, minutes: Int) -> Sentence {
    Sentence("\(done)/\(all), \(time(minutes)) left", ko: "\(done)/\(all), \(time(minutes)) 남음")
  }

  static func allOf(_ all: Int) -> Sentence {
    Sentence("\(all)/\(all), done", ko: "\(all)/\(all), 모두 끝냄")
  }

  static let listAllFooter = Sentence(
    "`list all` lists every exercise of the course.", ko: "`list all` 명령은 과정의 모든 과제를 보여 줘요.")

  static let everything = Sentence("Everything", ko: "전체")
  static let everythingOutcome = Sentence(
    "Every exercise of every ring, in the course's order.", ko: "모든 나이테의 모든 과제를 과정 순서대로 풀어요.")

  static let routeFooter = Sentence(
    """
    Type `route` and a name to switch to another route. Passed exercises stay passed. `placement` \
    skips a ring that you know.
    """,
    ko: "`route` 뒤에 이름을 붙이면 경로를 바꿔요. 통과한 과제는 그대로예요. 아는 나이테는 `placement` 명령으로 건너뛰어요.")

  /// - Parameter minutes: The minutes of the route.
  static func welcomeRoute(minutes: Int, outcome: String) -> Sentence {
    Sentence(
      """
      This route takes \(time(minutes)). At the end: \(outcome) `route` shows other routes: one \
      topic, everything, or a test of what you know.
      """,
      ko:
        "이 경로는 \(time(minutes)) 걸려요. \(outcome) `route` 명령은 다른 길을 보여 줘요. 한 주제, 전체, 아는 것 건너뛰기 가운데 고를 수 있어요."
    )
  }

  static let before = Sentence("Before", ko: "시작")

  static func routeFinished(_ title: String) -> Sentence {
    Sentence(
      "**You've finished the route “\(title)”.** Well done!", ko: "**“\(title)” 경로를 마쳤어요.** 수고하셨어요!"
    )
  }

  package static let yourWidget = Sentence("This is your widget:", ko: "여러분의 위젯이에요:")

  static let keepYourWidget = Sentence(
    "`certificate` makes a page with your widget to keep, and `export` makes an Xcode project.",
    ko: "`certificate` 명령은 위젯을 담아 간직할 페이지를 만들고, `export` 명령은 위젯을 Xcode로 가져가요.")

  static func moreOnThis(_ exercises: [(name: String, title: String)]) -> Sentence {
    let list = exercises.map { "`goto \($0.name)` (\($0.title))" }.joined(separator: ", ")
    return Sentence("More on this topic: \(list)", ko: "더 알아보기: \(list)")
  }

  /// Returns a time rounded as in conversation: “about 20 minutes”, “about 3 hours”.
  static func time(_ minutes: Int) -> Sentence {
    guard minutes >= 60 else {
      let rounded = minutes < 10 ? minutes : (minutes + 2) / 5 * 5
      return Sentence("about \(count: rounded, "minute")", ko: "약 \(rounded)분")
    }
    // Half hours matter only in a short course.
    let halves = (minutes + 15) / 30
    guard halves < 8, halves % 2 == 1 else {
      let hours = (minutes + 30) / 60
      return Sentence("about \(count: hours, "hour")", ko: "약 \(hours)시간")
    }
    return Sentence("about \(halves / 2)½ hours", ko: "약 \(halves / 2)시간 반")
  }
}
