import Sentences

/// Messages about navigation and stored versions.
extension Sentence {
  static let nothingBefore = Sentence(
    "This is the first exercise of the course.", ko: "이 과정의 첫 과제예요.")

  static func otherWords(_ words: [String]) -> Sentence {
    let list = words.map { "`\($0)`" }.joined(separator: ", ")
    return Sentence("Other names: \(list).", ko: "다른 이름: \(list).")
  }

  static func foundIn(_ count: Int, words: String) -> Sentence {
    Sentence(
      "“\(words)” appears in \(count: count, "exercise"):", ko: "“\(words)” 낱말이 나오는 과제 \(count)개:")
  }

  static func foundNowhere(_ words: String) -> Sentence {
    Sentence(
      "No lesson contains “\(words)”. Try part of the word.",
      ko: "“\(words)” 낱말이 나오는 본문은 없어요. 낱말의 일부만 입력해 보세요.")
  }

  static func andMore(_ count: Int) -> Sentence {
    Sentence(
      "… and \(count) more. Add words to narrow the search.",
      ko: "… 그리고 \(count)개 더 있어요. 더 길게 입력하면 줄어요.")
  }

  static let noGlossary = Sentence(
    "This course has no glossary.", ko: "이 과정에는 용어집이 없어요.")

  static func noSuchWord(_ word: String) -> Sentence {
    Sentence(
      "The glossary has no entry for “\(word)”. `search \(word)` searches the lessons.",
      ko: "용어집에 “\(word)” 낱말이 없어요. `search \(word)` 명령으로 본문에서 찾아보세요.")
  }

  static let glossaryFooter = Sentence(
    "`glossary WORD` explains a term, and `search WORD` finds the lessons that use it.",
    ko: "`glossary WORD` 명령은 낱말의 뜻을, `search WORD` 명령은 그 낱말이 나오는 과제를 보여 줘요.")

  static func lessonsWithWord(_ names: [String], all count: Int) -> Sentence {
    let list = names.joined(separator: ", ")
    return count > names.count
      ? Sentence(
        "Lessons: \(list) and \(count - names.count) more",
        ko: "과제: \(list) 외 \(count - names.count)개")
      : Sentence("Lessons: \(list)", ko: "과제: \(list)")
  }

  static let columnVersion = Sentence("Version", ko: "버전")
  static let columnMoment = Sentence("When", ko: "시각")
  static let columnOutcome = Sentence("Outcome", ko: "결과")
  static let columnLines = Sentence("Lines", ko: "줄")

  static let versionUnchecked = Sentence("not checked", ko: "검사하지 않음")

  static let noVersions = Sentence(
    "Nothing is saved yet: every `check` saves your files as they are.",
    ko: "아직 보관한 것이 없어요. `check` 명령을 쓸 때마다 그때의 파일을 보관해요.")

  static let undoFooter = Sentence(
    "`undo` restores the previous version, and `undo 3` restores version 3.",
    ko: "`undo` 명령은 바로 전 버전을, `undo 3` 명령은 3번 버전을 되살려요.")

  static let noEarlierVersion = Sentence(
    "There's no earlier version: each `check` saves one. `reset` restores the starter.",
    ko: "앞선 버전이 없어요. `check` 명령을 쓸 때마다 하나씩 보관해요. 처음 파일로 되돌리려면 `reset` 명령을 쓰세요.")

  static let noSuchVersion = Sentence(
    "There's no such version. `history` lists the saved versions.",
    ko: "그런 버전은 없어요. `history` 명령이 보관한 버전을 보여 줘요.")

  static func restored(_ number: Int, on moment: String) -> Sentence {
    Sentence(
      "Version \(number) (\(moment)) is back in your file. The previous contents are saved too.",
      ko: "\(moment)의 버전 \(number)번을 내 파일로 되살렸어요. 조금 전 파일도 보관했어요.")
  }

  static let practiceIsForPassed = Sentence(
    "Practice is for exercises you've passed. `reset` restores this exercise's starter.",
    ko: "통과한 과제를 다시 해 보는 명령이에요. 이 파일을 처음부터 하려면 `reset` 명령을 쓰세요.")

  static let practiceBegins = Sentence(
    "This exercise stays passed, whatever you change now. `undo` restores your last file.",
    ko: "결과가 어떻든 통과한 기록은 그대로예요. `undo` 명령으로 마지막 파일을 되살릴 수 있어요.")

  static func notANumber(_ text: String, command: String) -> Sentence {
    Sentence(
      "“\(text)” isn't a number. Type `\(command)` alone, or with a number from 1 up.",
      ko: "“\(text)” 값은 번호가 아니에요. `\(command)`만 입력하거나 1부터의 번호를 붙이세요.")
  }

  /// The points earned in an exercise, out of all its points.
  static func earned(_ points: Double, of all: Int) -> Sentence {
    Sentence("\(points: points) of \(count: all, "point")", ko: "\(all)점 가운데 \(points: points)점")
  }

  static func earlierFiles(_ names: String, page: String) -> Sentence {
    Sentence(
      "These files from earlier exercises are compiled too: \(names). \(page), next to your file, shows them.",
      ko: "이전 과제에서 함께 컴파일되는 파일: \(names). 내 파일 옆의 \(page) 파일에서 볼 수 있어요.")
  }

  static func yourEarlierFile(_ name: String, at path: String) -> Sentence {
    Sentence(
      "\(name) is your file from an earlier exercise. Fix it there: \(path)",
      ko: "이전 과제에서 내가 쓴 \(name) 파일이에요. 원래 자리에서 고치세요: \(path)")
  }

  static func earlierFileOfTheCourse(_ name: String, exercise: String) -> Sentence {
    Sentence(
      "\(name) is the solution to “\(exercise)”. Look at how your file uses it.",
      ko: "“\(exercise)” 과제의 모범 답안인 \(name) 파일이에요. 내 파일에서 이 파일을 쓰는 곳을 살펴보세요.")
  }
}
