import Sentences

extension Sentence {
  /// The welcome at the first start, kept short so that the learner soon sees a widget.
  ///
  /// - Parameters:
  ///   - minutes: The time that the learner's route takes.
  ///   - outcome: The learner's result at the end of the route; nil for a course without routes.
  static func welcome(
    exercises: Int, rings: Int, workspace: String, minutes: Int, outcome: String?
  ) -> [Sentence] {
    [
      Sentence(
        "**Welcome to Rings.** Write real iOS widgets in Swift, here in the terminal.",
        ko: "**Rings에 오신 것을 환영해요.** 터미널에서 진짜 iOS 위젯을 Swift로 만들어요."),
      outcome.map { .welcomeRoute(minutes: minutes, outcome: $0) }
        ?? Sentence(
          "There are \(count: exercises, "exercise") in \(count: rings, "ring").",
          ko: "나이테 \(rings)개에 과제 \(exercises)개가 있어요."),
      Sentence(
        "Your files are in \(workspace). `help` lists the commands, and `quit` leaves; your progress is saved.",
        ko:
          "내 파일은 \(workspace) 폴더에 있어요. 쓸 수 있는 명령은 `help`, 나가기는 `quit` 명령이에요. 진행 상황은 저장돼요."
      ),
    ]
  }

  static func welcomeBack(
    passed: Int, of all: Int, points: Double, maxPoints: Double
  ) -> Sentence {
    let earned = "\(PointText(points))/\(PointText(maxPoints))"
    return Sentence(
      "**Welcome back.** \(passed) of \(count: all, "exercise") passed, \(earned) points.",
      ko: "**다시 오셨군요.** 과제 \(all)개 가운데 \(passed)개 통과, \(earned)점이에요.")
  }

  static let goodbye = Sentence(
    "Your progress is saved. Run `rings` to continue.",
    ko: "진행 상황을 저장했어요. 계속하려면 `rings` 명령을 실행하세요.")

  static let more = Sentence(
    "More: press Enter (b back, q stop)", ko: "더 보기: Enter 키 (b 이전 쪽, q 그만 보기)")

  static let lineDropped = Sentence(
    "Canceled. Type `quit` or press Ctrl-D to leave.",
    ko: "취소했어요. 나가려면 `quit` 명령을 입력하거나 Ctrl-D를 누르세요.")

  static let checkStopped = Sentence(
    "Stopped; nothing was recorded.", ko: "멈췄어요. 기록된 것은 없어요.")

  /// Stands for a figure that isn't drawn.
  static let figureComes = Sentence(
    "(a picture that isn't drawn yet)", ko: "(아직 그리지 않은 그림)")

  static let screenReturns = Sentence(
    "`screen` brings the learning screen back.", ko: "`screen` 명령을 입력하면 학습 화면으로 돌아가요.")

  static let screenAwaits = Sentence(
    "Press Enter to go back to the learning screen, or type another command.",
    ko: "Enter 키를 누르면 학습 화면으로 돌아가요. 다른 명령을 더 입력해도 돼요.")

  static let yourFile = Sentence("Your file:", ko: "내 파일:")
  static let yourFiles = Sentence("Your files:", ko: "내 파일:")

  static func exerciseFacts(
    number: Int, of all: Int, route: String, points: Int, minutes: Int
  ) -> Sentence {
    Sentence(
      "Exercise \(number) of \(all) on the route “\(route)”: \(count: points, "point"), about \(count: minutes, "minute")",
      ko: "“\(route)” 경로의 과제 \(number)/\(all): \(points)점, 약 \(minutes)분")
  }

  static func exerciseFacts(
    number: Int, of all: Int, ring: String, points: Int, minutes: Int
  ) -> Sentence {
    Sentence(
      "Exercise \(number) of \(all), ring “\(ring)”: \(count: points, "point"), about \(count: minutes, "minute")",
      ko: "과제 \(number)/\(all), “\(ring)” 나이테: \(points)점, 약 \(minutes)분")
  }

  static func notPassedYet(_ title: String) -> Sentence {
    Sentence(
      "You haven't passed “\(title)” yet. Type `check`, or `skip` to go on without it.",
      ko: "“\(title)” 과제를 아직 통과하지 못했어요. `check` 명령을 입력하거나, 건너뛰려면 `skip` 명령을 입력하세요.")
  }

  static let solutionsStayWithTheTeacher = Sentence(
    """
    This copy of the course has no solutions: your teacher keeps them. `hint` helps one step at a \
    time.
    """,
    ko: "이 꾸러미에는 모범 답안이 없어요. 선생님이 가지고 있어요. `hint` 명령으로 힌트를 하나씩 볼 수 있어요.")

  static func skipped(_ title: String, isUsedLater: Bool, hasSolution: Bool) -> Sentence {
    guard isUsedLater else {
      return Sentence("You left “\(title)” for later.", ko: "“\(title)” 과제는 나중으로 미뤘어요.")
    }
    guard hasSolution else {
      return Sentence(
        "You left “\(title)” for later; later exercises build on your files as they are.",
        ko: "“\(title)” 과제는 나중으로 미뤘어요. 뒤의 과제는 지금 있는 파일에서 이어져요.")
    }
    return Sentence(
      "You left “\(title)” for later; until you do it, later exercises use its solution.",
      ko: "“\(title)” 과제는 나중으로 미뤘어요. 그동안 뒤의 과제는 모범 답안을 사용해요.")
  }

  static let nothingElseOpen = Sentence(
    "This is the only exercise left.", ko: "남은 과제는 이것뿐이에요.")

  static let courseFinished = Sentence(
    "**You've passed every exercise of this course.** Well done!",
    ko: "**이 과정의 모든 과제를 통과했어요.** 수고하셨어요!")

  static func ringFinished(_ title: String) -> Sentence {
    Sentence("The ring “\(title)” is complete.", ko: "“\(title)” 나이테를 완성했어요.")
  }

  static func languageIs(_ name: String) -> Sentence {
    Sentence("The language is now \(name).", ko: "언어: \(name). 다음에도 이 언어로 시작해요.")
  }

  static func leftOut(lines: Int) -> Sentence {
    Sentence(
      "Rings ignored \(count: lines, "more line") that you pasted. For code, type `play` first.",
      ko: "붙여 넣은 나머지 \(lines)줄은 건너뛰었어요. 코드라면 먼저 `play` 명령을 입력하세요.")
  }

  static func widthIs(_ columns: Int) -> Sentence {
    Sentence("Width: \(columns) columns.", ko: "너비: \(columns)칸.")
  }

  static let confirmReset = Sentence(
    "Restore the starter files? Yours are kept in a folder next to them. (yes/no)",
    ko: "처음 파일로 되돌릴까요? 지금 파일은 옆의 폴더에 따로 보관해요. (yes/no)")

  static let confirmSolution = Sentence(
    """
    You haven't passed this exercise yet, and Rings records that you viewed the solution. Show \
    it? (yes/no)
    """,
    ko: "아직 통과하지 못한 과제예요. 모범 답안을 보면 기록에 남아요. 볼까요? (yes/no)")

  static let leftAsItWas = Sentence(
    "Nothing was changed.", ko: "그대로 두었어요.")

  static let yesOrNo = Sentence(
    "Please answer `yes` or `no`.", ko: "`yes` 또는 `no` 가운데 하나로 답하세요.")

  static func resetDone(backup: String?) -> Sentence {
    guard let backup else {
      return Sentence("The starter files are back.", ko: "처음 파일로 되돌렸어요.")
    }
    return Sentence(
      "The starter files are back. Yours are kept in \(backup).",
      ko: "처음 파일로 되돌렸어요. 고치던 파일은 \(backup) 폴더에 있어요.")
  }

  static func solutionOf(_ title: String) -> Sentence {
    Sentence(
      "One solution to “\(title)”. Yours may look different and be just as good.",
      ko: "“\(title)” 과제의 모범 답안 가운데 하나예요. 다르게 써도 똑같이 훌륭할 수 있어요.")
  }

  static let quizHasNoFile = Sentence(
    "This is a quiz, so it has no file. Answer its questions with letters.",
    ko: "이 과제는 퀴즈라서 파일이 없어요. 글자로 질문에 답하세요.")

  static func yourFiles(_ names: [String], in folder: String) -> Sentence {
    let list = Sentence.list(names)
    return Sentence(
      "Your files in \(folder): \(list). Type `cat` to read them, `edit` to open them, or `list` to see all exercises.",
      ko: "\(folder) 폴더에 있는 내 파일: \(list). `cat` 명령으로 읽고, `edit` 명령으로 열어요. 모든 과제는 `list` 명령이 보여 줘요."
    )
  }

  static func notOneOfYourFiles(_ name: String, files: String) -> Sentence {
    Sentence(
      "“\(name)” isn't one of your files here. Your files: \(files).",
      ko: "“\(name)” 파일은 이 과제에 없어요. 내 파일: \(files).")
  }

  static let nothingToDraw = Sentence(
    "This exercise doesn't draw anything. Draw any view with `try`, as in `try Text(\"Hi\")`.",
    ko: "이 과제는 따로 그리는 것이 없어요. `try Text(\"Hi\")` 명령처럼 `try` 명령으로 아무 뷰나 그려 보세요.")

  static func editorFailed(_ command: String) -> Sentence {
    Sentence(
      "Can't run the editor `\(command)`. Set VISUAL or EDITOR, or open the file yourself.",
      ko: "`\(command)` 편집기를 실행할 수 없어요. VISUAL이나 EDITOR 변수를 정하거나 파일을 직접 여세요.")
  }

  static let noEditor = Sentence(
    "Can't find an editor. Set VISUAL or EDITOR, or open the file yourself.",
    ko: "편집기를 찾지 못했어요. VISUAL이나 EDITOR 변수를 정하거나 파일을 직접 여세요.")

  static let needsScreen = Sentence(
    """
    This command needs a terminal that can redraw lines; yours can only add lines. `watch` checks on \
    every save, and `render words` describes the picture.
    """,
    ko:
      "줄을 고쳐 쓸 수 있는 화면이 필요한데, 여기서는 줄이 차례로 나와요. `watch` 명령은 저장할 때마다 검사하고, `render words` 명령은 그림을 말로 알려 줘요."
  )

  static let needsTerminal = Sentence(
    "This command needs a terminal, but the input comes from a pipe.",
    ko: "이 명령에는 터미널이 필요한데, 지금은 파이프에서 입력을 읽고 있어요.")
}
