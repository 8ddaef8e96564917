import Judge
import Sentences

/// Messages of verdicts, with a word for every status.
extension Sentence {
  static func checking(_ file: String) -> Sentence {
    Sentence("Checking \(file)…", ko: "\(file) 파일을 검사하는 중이에요…")
  }

  static func stillChecking(seconds: Int) -> Sentence {
    Sentence(
      "Still checking after \(count: seconds, "second")… (Ctrl-C stops the check)",
      ko: "\(seconds)초째 검사하고 있어요… (Ctrl-C로 멈춰요)")
  }

  static let drawing = Sentence("Drawing…", ko: "그리는 중이에요…")

  static let looking = Sentence("Examining…", ko: "살펴보는 중이에요…")

  static func stillDrawing(seconds: Int) -> Sentence {
    Sentence(
      "Still drawing after \(count: seconds, "second")… (Ctrl-C stops the drawing)",
      ko: "\(seconds)초째 그리고 있어요… (Ctrl-C로 멈춰요)")
  }

  static func passed(_ title: String, points: Double, maxPoints: Double) -> Sentence {
    let earned = "\(PointText(points))/\(PointText(maxPoints))"
    return Sentence("Passed: \(title), \(earned) points.", ko: "통과: \(title), \(earned)점.")
  }

  static func notPassed(_ title: String, points: Double, maxPoints: Double) -> Sentence {
    let earned = "\(PointText(points))/\(PointText(maxPoints))"
    return Sentence(
      "Not passed yet: \(title), \(earned) points.", ko: "아직 통과 전: \(title), \(earned)점.")
  }

  static func doesNotCompile(errors: Int) -> Sentence {
    Sentence(
      "Your code doesn't compile yet: \(count: errors, "error").",
      ko: "아직 컴파일되지 않아요: 오류 \(errors)개.")
  }

  static let forbidden = Sentence(
    "Your code didn't run: the file uses something that this exercise doesn't allow.",
    ko: "실행하지 않았어요: 이 과제에서 허용하지 않는 것을 파일에서 사용해요.")

  static func invalidSubmission(at place: CommandPlace) -> Sentence {
    let remedy =
      switch place {
      case .prompt: Sentence("`reset` restores", ko: "`reset` 명령으로")
      case .watching: Sentence("Press q and type `reset` to restore", ko: "q 키를 누른 뒤 `reset` 명령으로")
      case .screen: Sentence("Type `:reset` to restore", ko: "`:reset` 명령으로")
      case .shell: Sentence("`rings reset` restores", ko: "`rings reset` 명령으로")
      }
    return Sentence(
      "There's nothing to check: Rings couldn't read any Swift file. \(remedy) the starter.",
      ko:
        "검사할 것이 없어요: 읽을 수 있는 Swift 파일이 없어요. \(remedy) 처음 파일을 되찾을 수 있어요."
    )
  }

  static let infrastructureFailure = Sentence(
    """
    Rings couldn't judge this. It's not your fault, and nothing was recorded. Try `check` again. \
    If that doesn't help, run `rings doctor`.
    """,
    ko:
      "Rings가 판정하지 못했어요. 여러분의 잘못이 아니며 아무것도 기록하지 않았어요. `check` 명령을 다시 입력해 보고, 계속되면 `rings doctor` 명령을 실행하세요."
  )

  static func checksPassed(_ passed: Int, of all: Int, hidden: Int) -> Sentence {
    guard hidden > 0 else {
      return Sentence(
        "\(passed) of \(count: all, "check") passed.", ko: "검사 \(all)개 가운데 \(passed)개 통과.")
    }
    return Sentence(
      "\(passed) of \(count: all, "check") passed; \(hidden) of them \(plural: hidden, "is", "are") hidden.",
      ko: "검사 \(all)개 가운데 \(passed)개 통과(그중 \(hidden)개는 숨은 검사).")
  }

  static func nothingLeftHere(_ title: String) -> Sentence {
    Sentence(
      "You've passed everything that this copy can check: \(title).",
      ko: "여기서 판정하는 데까지 했어요: \(title).")
  }

  /// Shown for a student's copy of a pack, which lacks some checks.
  ///
  /// - Parameter isAll: Whether the copy has no checks, so that Rings only tested that the code compiles.
  static func judgedElsewhere(_ checks: Int, hidden: Int, points: Double, isAll: Bool) -> Sentence {
    let points = "\(PointText(points))"
    let left =
      hidden == checks
      ? Sentence("\(count: checks, "hidden check")", ko: "숨은 검사 \(checks)개")
      : Sentence("\(count: checks, "check")", ko: "검사 \(checks)개")
    guard isAll else {
      return Sentence(
        """
        Your teacher grades the rest, which this copy doesn't include: \(left), worth \(points) \
        points.
        """,
        ko: "나머지 \(points)점은 선생님이 채점해요. 이 꾸러미에 없는 것: \(left).")
    }
    return Sentence(
      """
      Your code compiles; this copy checks nothing else. Your teacher grades all \(points) points: \
      \(left).
      """,
      ko: "컴파일돼요. 여기서는 그것만 검사해요. \(points)점 모두 선생님이 채점해요: \(left).")
  }

  static func status(_ status: CheckResult.Status) -> Sentence {
    switch status {
    case .passed: Sentence("Passed", ko: "통과")
    // In Korean, a check's title is a whole sentence, which "failed" alone would contradict.
    case .failed: Sentence("Failed", ko: "통과 못 한 검사")
    case .crashed: Sentence("Crashed", ko: "비정상 종료")
    case .timedOut: Sentence("Timed out", ko: "시간 초과")
    case .outOfMemory: Sentence("Out of memory", ko: "메모리 부족")
    case .exited: Sentence("Ended the program", ko: "프로그램을 끝냄")
    case .skipped: Sentence("Skipped", ko: "건너뜀")
    case .notCompiled: Sentence("Not compiled", ko: "컴파일 안 됨")
    case .missingAPI: Sentence("Missing", ko: "없음")
    case .infrastructureFailure: Sentence("Not judged", ko: "판정 못 함")
    case .judgedElsewhere: Sentence("Judged elsewhere", ko: "다른 곳에서 판정")
    }
  }

  /// Returns the usual meaning of a status, for a check without its own message.
  static func meaning(of status: CheckResult.Status) -> Sentence? {
    switch status {
    case .crashed:
      Sentence(
        "Your code crashed. Look for an index out of range, an unwrapped nil, or fatalError.",
        ko: "코드가 비정상적으로 멈췄어요. 범위를 벗어난 인덱스, nil 강제 해제, fatalError를 살펴보세요.")
    case .timedOut:
      Sentence(
        "Your code didn't finish in time. Look for a loop that never ends.",
        ko: "코드가 제시간에 끝나지 않았어요. 끝나지 않는 반복문이 있는지 살펴보세요.")
    case .outOfMemory:
      Sentence(
        "Your code requested more memory than a widget may use.",
        ko: "코드가 위젯에 허용된 것보다 많은 메모리를 요청했어요.")
    case .exited:
      Sentence(
        "Your code ended the whole program. A widget never does that.",
        ko: "코드가 프로그램 전체를 끝냈어요. 위젯은 그렇게 하지 않아요.")
    case .judgedElsewhere:
      Sentence("Your teacher grades this check.", ko: "선생님이 채점해요.")
    case .passed, .failed, .skipped, .notCompiled, .missingAPI, .infrastructureFailure: nil
    }
  }

  static func because(_ title: String) -> Sentence {
    Sentence("This check waits for “\(title)” to pass.", ko: "“\(title)” 검사를 먼저 통과해야 해요.")
  }

  static let hiddenCheck = Sentence("hidden check", ko: "숨은 검사")
  static let expected = Sentence("Expected", ko: "기대한 값")
  static let actual = Sentence("Actual", ko: "실제 값")

  static func typeInPlace(of line: Int, through last: Int, isAlternative: Bool) -> Sentence {
    guard last > line else {
      return Sentence(
        "replace line \(line) with this:", ko: "\(line)번째 줄 대신 이렇게 적어 보세요:"
      ).advice(isAlternative)
    }
    return Sentence(
      "replace lines \(line) to \(last) with this:",
      ko: "\(line)~\(last)번째 줄 대신 이렇게 적어 보세요:"
    ).advice(isAlternative)
  }

  static func takeOut(line: Int, through last: Int, isAlternative: Bool) -> Sentence {
    guard last > line else {
      return Sentence("delete line \(line).", ko: "\(line)번째 줄을 지우세요.")
        .advice(isAlternative)
    }
    return Sentence(
      "delete lines \(line) to \(last).", ko: "\(line)~\(last)번째 줄을 지우세요."
    ).advice(isAlternative)
  }

  static func typeAbove(line: Int, isAlternative: Bool) -> Sentence {
    Sentence("add this above line \(line):", ko: "\(line)번째 줄 위에 이렇게 적어 보세요:")
      .advice(isAlternative)
  }

  /// Phrases the advice as the first suggestion or as an alternative.
  private func advice(_ isAlternative: Bool) -> Sentence {
    isAlternative ? Sentence("Or \(self)", ko: "또는 \(self)") : capitalized
  }

  static let whereTheyDiffer = Sentence("Where they differ", ko: "다른 곳")
  static let whereItIs = Sentence("Where to look", ko: "그 자리")

  static func at(file: String, line: Int?) -> Sentence {
    guard let line else { return Sentence("In \(file)", ko: "\(file) 파일") }
    return Sentence("At \(file):\(line)", ko: "\(file) \(line)번째 줄")
  }

  static func moreErrors(_ number: Int, at place: CommandPlace) -> Sentence {
    let all = showingAll(at: place)
    return Sentence(
      """
      \(count: number, "more error"), often fixed along with the first; \(all) \
      \(plural: number, "it", "them").
      """,
      ko: "오류 \(number)개가 더 있어요. 첫 오류를 고치면 사라질 때가 많아요. \(all) 볼 수 있어요.")
  }

  static func moreProblems(_ number: Int, at place: CommandPlace) -> Sentence {
    let all = showingAll(at: place)
    return Sentence(
      "\(number) more; \(all) \(plural: number, "it", "them").",
      ko: "문제가 \(number)개 더 있어요. \(all) 볼 수 있어요.")
  }

  static func warnings(_ number: Int, at place: CommandPlace) -> Sentence {
    let all = showingAll(at: place)
    return Sentence(
      "The compiler also has \(count: number, "warning"); \(all) \(plural: number, "it", "them").",
      ko: "컴파일러 경고도 \(number)개 있어요. \(all) 볼 수 있어요.")
  }

  /// Returns the command or key that shows the whole verdict.
  private static func showingAll(at place: CommandPlace) -> Sentence {
    switch place {
    case .prompt: Sentence("`check all` shows", ko: "`check all` 명령으로")
    case .watching, .screen: Sentence("press a to see", ko: "a 키로")
    case .shell: Sentence("`rings check --all` shows", ko: "`rings check --all` 명령으로")
    }
  }

  static func severity(_ severity: VerdictDiagnostic.Severity) -> Sentence {
    switch severity {
    case .error: Sentence("error", ko: "오류")
    case .warning: Sentence("warning", ko: "경고")
    case .note: Sentence("note", ko: "참고")
    }
  }
}
