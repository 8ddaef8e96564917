import Curriculum
import Sentences

extension ValidationRule {
  /// All rules, in the order of pack validation.
  package static let all =
    PackProblem.Rule.allCases.map(ValidationRule.init) + ofFiles + ofProbes + ofAnswers + ofMutants

  /// Rules that only read files.
  static let ofFiles =
    [
      unusedProbe, deadLink, linkOutOfPack, unformattedSolution, hintGivesAway,
      wrongLanguage, brokenCommand, brokenSwift, brokenFigure, unevenLanguages, silentHiddenCheck,
      clockInCheck, unusedResource, untoldName, lessonLength, unexplainedChoice, tellingLength,
      shortLadder,
      otherFiles, fewAnswers, answerGivenAway, sameAnswer, sameText, vagueMessage, sleepInCheck,
      silentTry, deceptiveCharacter, probeExpects, unknownName,
    ] + ofTexts

  /// Rules that use the compiler.
  static let ofProbes = [
    probeLedAstray, brokenPreview, brokenCode, incompletePreview, commentedValue,
  ]

  /// Rules that use verdicts.
  static let ofAnswers = [
    solutionPasses, starterFails, freePoints, wrongAnswerIsCaught, rightAnswerPasses,
    messageIsTranslated,
    isRepeatable, checkBreaks, couldBeJudged, needlessAssertion, refusedVariant,
  ]

  /// Rules that use mutants.
  static let ofMutants = [survivingMutant, needlessCheck, staleEquivalent]
}

extension ValidationRule {
  package static let unusedProbe = ValidationRule(
    "unused-probe", .warning,
    Sentence("Checks use every declared probe.", ko: "검사는 선언된 탐침을 빠짐없이 써요."))
  package static let probeLedAstray = ValidationRule(
    "probe-led-astray", .error,
    Sentence(
      "A name in a probe means the same next to every submission.",
      ko: "탐침이 쓰는 이름은 어떤 답과 함께 있어도 뜻이 같아요."))
  package static let deadLink = ValidationRule(
    "dead-link", .error,
    Sentence(
      "Links and pictures in lessons lead to something that exists.",
      ko: "본문의 링크와 그림은 실제로 있는 곳을 가리켜요."))
  package static let unreasonableSize = ValidationRule(PackProblem.Rule.unreasonableSize)
  package static let linkOutOfPack = ValidationRule(
    "link-out-of-pack", .error,
    Sentence(
      "Nothing in a pack leads outside its folder.", ko: "꾸러미 안의 어떤 것도 폴더 밖을 가리키지 않아요."))
  package static let unformattedSolution = ValidationRule(
    "unformatted-solution", .warning,
    Sentence(
      "Solutions are formatted, and `swift format lint` finds nothing.",
      ko: "모범 답안은 형식이 맞고 `swift format lint` 명령이 지적할 것이 없어요."))
  package static let hintGivesAway = ValidationRule(
    "hint-gives-away", .warning,
    Sentence(
      "Only the last hint may contain code from the solution.", ko: "모범 답안의 코드는 마지막 힌트에만 있어요."))
  package static let wrongLanguage = ValidationRule(
    "wrong-language", .warning,
    Sentence("All text is in the language it's listed under.", ko: "텍스트는 적힌 자리의 언어로 쓰여 있어요."))
  package static let brokenCommand = ValidationRule(
    "broken-command", .error,
    Sentence(
      "Commands in lessons work as printed.", ko: "본문의 명령은 적힌 그대로 실행돼요."))
  package static let brokenSwift = ValidationRule(
    "broken-swift", .error,
    Sentence("Swift code in lessons parses.", ko: "본문의 Swift 코드는 문법에 맞아요."))
  package static let brokenFigure = ValidationRule(
    "broken-figure", .error,
    Sentence(
      "Figures in lessons can be drawn.", ko: "본문의 그림은 실제로 그릴 수 있어요."))
  package static let unevenLanguages = ValidationRule(
    "uneven-languages", .error,
    Sentence(
      "Text has the same structure, code, links and numbers in every language.",
      ko: "텍스트는 언어가 달라도 구조와 코드, 링크, 숫자가 같아요."))
  package static let clockInCheck = ValidationRule(
    "clock-in-check", .error,
    Sentence(
      """
      Checks use only the phone's clock, and never this machine's date, time zone, language or \
      randomness.
      """,
      ko: "검사는 휴대폰의 시계만 써요. 이 기기의 날짜, 시간대, 언어, 무작위 값은 쓰지 않아요."))
  package static let unusedResource = ValidationRule(
    "unused-resource", .warning,
    Sentence(
      "Code uses every color and image that learners get.",
      ko: "학습자가 받는 색과 이미지는 빠짐없이 어딘가에서 써요."))
  package static let untoldName = ValidationRule(
    "untold-name", .warning,
    Sentence(
      "Every name that all right submissions need appears in a lesson, a hint or the starter.",
      ko: "옳은 답에 꼭 필요한 이름은 본문이나 힌트, 시작 파일에 나와요."))
  package static let lessonLength = ValidationRule(
    "lesson-length", .warning,
    Sentence(
      "A lesson begins with its title and has 5 to 120 lines.",
      ko: "본문은 제목으로 시작하고 5줄에서 120줄 사이예요."))
  package static let unexplainedChoice = ValidationRule(
    "unexplained-choice", .warning,
    Sentence(
      "Every choice of a question has an explanation: `why`.", ko: "질문의 선택지마다 설명(`why`)이 있어요."))
  package static let tellingLength = ValidationRule(
    "telling-length", .warning,
    Sentence(
      "The right choice of a question is not much longer than the others.",
      ko: "질문의 맞는 선택지는 다른 것보다 훨씬 길지 않아요."))
  package static let shortLadder = ValidationRule(
    "short-ladder", .warning,
    Sentence("An exercise has at least three hints.", ko: "과제마다 힌트가 세 개 이상 있어요."))
  package static let otherFiles = ValidationRule(
    "other-files", .warning,
    Sentence(
      "The starter and the solution have the same files.", ko: "시작 파일과 모범 답안은 파일 이름이 같아요."))
  package static let fewAnswers = ValidationRule(
    "few-answers", .warning,
    Sentence(
      "At least five submissions test an exercise's checks.", ko: "과제의 검사를 증명하는 답이 다섯 개 이상 있어요."))
  package static let answerGivenAway = ValidationRule(
    "answer-given-away", .error,
    Sentence(
      """
      No comment in the starter and no hidden check's `says` contains code from the solution, and \
      no lesson contains all of it.
      """,
      ko: "시작 파일의 주석이나 숨은 검사의 `says` 값에 모범 답안의 코드가 없고, 본문에 모범 답안이 통째로 있지도 않아요."))
  package static let sameAnswer = ValidationRule(
    "same-answer", .error,
    Sentence(
      "No two samples of an exercise have the same code.", ko: "과제의 답 가운데 코드가 같은 것은 없어요."))
  package static let sameText = ValidationRule(
    "same-text", .error,
    Sentence(
      "Neighboring choices, hints, questions and titles differ.",
      ko: "나란히 놓인 선택지와 힌트, 질문, 제목은 서로 달라요."))
  package static let vagueMessage = ValidationRule(
    "vague-message", .error,
    Sentence(
      "The `message` of a wrong sample distinguishes its mistake from others.",
      ko: "틀린 답의 `message` 값으로 그 잘못을 다른 잘못과 구별할 수 있어요."))
  package static let sleepInCheck = ValidationRule(
    "sleep-in-check", .error,
    Sentence(
      "Checks and probes don't wait for time to pass.", ko: "검사와 탐침은 시간이 지나기를 기다리지 않아요."))
  package static let silentTry = ValidationRule(
    "silent-try", .error,
    Sentence(
      "A call that fails in a check fails the check.", ko: "검사 안의 호출이 실패하면 검사도 통과하지 못해요."))
  package static let deceptiveCharacter = ValidationRule(
    "deceptive-character", .error,
    Sentence(
      "Code runs in the order it's shown: no invisible character reorders it.",
      ko: "코드는 보이는 그대로예요. 보이지 않는 문자가 순서를 뒤집지 않아요."))
  package static let probeExpects = ValidationRule(
    "probe-expects", .error,
    Sentence(
      "Probes assert nothing: only checks know what's right.",
      ko: "탐침은 단언하지 않아요. 무엇이 옳은지는 검사에만 있어요."))
  package static let unknownName = ValidationRule(
    "unknown-name", .warning,
    Sentence(
      "Files, members and functions that lessons and hints mention exist.",
      ko: "본문과 힌트가 말하는 파일과 멤버, 함수는 실제로 있어요."))
  package static let silentHiddenCheck = ValidationRule(
    "silent-hidden-check", .error,
    Sentence(
      "A hidden check has a message for when it fails: `says`.",
      ko: "숨은 검사에는 통과하지 못할 때의 메시지(`says`)가 있어요."))

  package static let solutionPasses = ValidationRule(
    "solution-passes", .error, Sentence("The solution passes.", ko: "모범 답안은 통과해요."))
  package static let starterFails = ValidationRule(
    "starter-fails", .error,
    Sentence("The starter fails as declared.", ko: "시작 파일은 선언된 대로 통과하지 못해요."))
  package static let freePoints = ValidationRule(
    "free-points", .warning,
    Sentence("The starter earns no points.", ko: "시작 파일은 점수를 얻지 않아요."))
  package static let wrongAnswerIsCaught = ValidationRule(
    "wrong-answer-is-caught", .error,
    Sentence(
      "A wrong sample is caught by its check, with the message it declares.",
      ko: "틀린 답은 적어 둔 검사가 적어 둔 메시지로 잡아내요."))
  package static let rightAnswerPasses = ValidationRule(
    "right-answer-passes", .error,
    Sentence("A right sample passes, however it's written.", ko: "옳은 답은 어떻게 쓰든 통과해요."))
  /// Messages for learners must exist in every language of the pack.
  package static let messageIsTranslated = ValidationRule(
    "message-is-translated", .error,
    Sentence(
      "Check messages exist in every language.", ko: "검사의 메시지가 언어마다 다 있어요."))
  /// The same sample must get the same verdict twice.
  package static let isRepeatable = ValidationRule(
    "is-repeatable", .error,
    Sentence("The same submission gets the same verdict.", ko: "같은 답은 같은 판정을 받아요."))
  /// A check's process ended, for example because of an index out of range or a nil value.
  package static let checkBreaks = ValidationRule(
    "check-breaks", .error,
    Sentence(
      "A check reaches a result on any input, and never crashes.",
      ko: "검사는 어떤 입력이든 도중에 멈추지 않고 판정해요."))
  /// Rings could not judge.
  ///
  /// The failure says nothing about the pack.
  package static let couldBeJudged = ValidationRule(
    "could-be-judged", .error,
    Sentence("Rings can judge every submission.", ko: "Rings가 모든 답을 판정할 수 있어요."))

  package static let needlessAssertion = ValidationRule(
    "needless-assertion", .warning,
    Sentence(
      """
      For every assertion, there's a wrong sample that fails only this assertion; an error with \
      `assertions: required` in pack.yml.
      """,
      ko: "단언마다 그것만 잡아내는 틀린 답이 있어요. pack.yml에 `assertions: required` 줄이 있으면 오류예요."))

  package static let survivingMutant = ValidationRule(
    "surviving-mutant", .warning,
    Sentence(
      "Checks catch 95 of 100 mutants; an error with `mutants: required` in pack.yml.",
      ko: "검사는 돌연변이 100개 가운데 95개를 잡아요. pack.yml에 `mutants: required` 줄이 있으면 오류예요."))
  package static let needlessCheck = ValidationRule(
    "needless-check", .warning,
    Sentence(
      "Every check catches a wrong sample or a mutant.", ko: "모든 검사가 틀린 답이나 돌연변이를 하나 이상 잡아내요."))
  package static let staleEquivalent = ValidationRule(
    "stale-equivalent", .warning,
    Sentence(
      "Every change listed under `equivalent` can be made to the solution.",
      ko: "`equivalent` 아래에 적힌 변경은 모범 답안에서 실제로 만들 수 있어요."))
}
