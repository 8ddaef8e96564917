import Curriculum
import Sentences

extension GateRule {
  /// All rules, in the order of pack validation.
  package static let all =
    PackProblem.Rule.allCases.map(GateRule.init) + ofFiles + ofProbes + ofAnswers + ofMutants

  /// Rules that only read files.
  static let ofFiles = [
    unusedProbe, deadLink, linkOutOfPack, unformattedSolution, hintGivesAway,
    wrongLanguage, brokenCommand, brokenSwift, brokenFigure, unevenLanguages, silentHiddenCheck,
    clockInCheck, unusedResource, untoldName, lessonLength, unexplainedChoice, tellingLength,
    shortLadder,
    otherFiles, fewAnswers, answerGivenAway, sameAnswer, sameText, vagueMessage, sleepInCheck,
    silentTry, deceptiveCharacter, probeExpects, unknownName,
  ]

  /// Rules that use the compiler.
  static let ofProbes = [probeLedAstray]

  /// Rules that use verdicts.
  static let ofAnswers = [
    solutionPasses, starterFails, freePoints, wrongAnswerIsCaught, rightAnswerPasses,
    messageIsTranslated,
    isRepeatable, checkBreaks, couldBeJudged, needlessAssertion,
  ]

  /// Rules that use mutants.
  static let ofMutants = [survivingMutant, needlessCheck, staleEquivalent]
}

extension GateRule {
  package static let unusedProbe = GateRule(
    "unused-probe", .warning,
    Sentence("Checks ask every probe that is declared.", ko: "검사는 선언된 탐침을 빠짐없이 써요."))
  package static let probeLedAstray = GateRule(
    "probe-led-astray", .error,
    Sentence(
      "What a probe names means the same beside every answer.",
      ko: "탐침이 쓰는 이름은 어떤 답 옆에서도 뜻이 같아요."))
  package static let deadLink = GateRule(
    "dead-link", .error,
    Sentence(
      "Links and pictures in lessons lead somewhere.", ko: "본문의 링크와 그림은 실제로 있는 곳을 가리켜요."))
  package static let unreasonableSize = GateRule(PackProblem.Rule.unreasonableSize)
  package static let linkOutOfPack = GateRule(
    "link-out-of-pack", .error,
    Sentence(
      "Nothing in a pack leads out of its folder.", ko: "꾸러미 안의 어떤 것도 폴더 밖을 가리키지 않아요."))
  package static let unformattedSolution = GateRule(
    "unformatted-solution", .warning,
    Sentence(
      "Solutions are formatted, and `swift format lint` has nothing to say.",
      ko: "모범 답안은 형식이 맞고 `swift format lint` 명령이 지적할 것이 없어요."))
  package static let hintGivesAway = GateRule(
    "hint-gives-away", .warning,
    Sentence(
      "Only the last hint may hold what the solution says.", ko: "모범 답안의 코드는 마지막 힌트에만 있어요."))
  package static let wrongLanguage = GateRule(
    "wrong-language", .warning,
    Sentence("A text is in the language that it is given in.", ko: "글은 적힌 자리의 언어로 쓰여 있어요."))
  package static let brokenCommand = GateRule(
    "broken-command", .error,
    Sentence(
      "Commands in lessons work as they are printed.", ko: "본문의 명령은 적힌 그대로 통해요."))
  package static let brokenSwift = GateRule(
    "broken-swift", .error,
    Sentence("Swift in lessons is Swift.", ko: "본문의 Swift 코드는 문법에 맞아요."))
  package static let brokenFigure = GateRule(
    "broken-figure", .error,
    Sentence(
      "Figures in lessons can be drawn.", ko: "본문의 그림은 실제로 그릴 수 있어요."))
  package static let unevenLanguages = GateRule(
    "uneven-languages", .error,
    Sentence(
      "A text says the same in each language: its parts, code, links and numbers.",
      ko: "글은 언어가 달라도 짜임과 코드, 링크, 숫자가 같아요."))
  package static let clockInCheck = GateRule(
    "clock-in-check", .error,
    Sentence(
      "Checks know the phone's clock and no other: no date, time zone, language or chance of this machine.",
      ko: "검사는 휴대폰의 시계만 봐요. 이 기기의 날짜, 시간대, 언어, 우연은 쓰지 않아요."))
  package static let unusedResource = GateRule(
    "unused-resource", .warning,
    Sentence(
      "Somebody names every colour and image that learners get.",
      ko: "학습자가 받는 색과 이미지는 빠짐없이 어딘가에서 써요."))
  package static let untoldName = GateRule(
    "untold-name", .warning,
    Sentence(
      "What every right answer needs, a lesson, a hint or the starter names.",
      ko: "옳은 답에 꼭 필요한 이름은 본문이나 힌트, 시작 파일에 나와요."))
  package static let lessonLength = GateRule(
    "lesson-length", .warning,
    Sentence(
      "A lesson begins with its title and has 5 to 120 lines.",
      ko: "본문은 제목으로 시작하고 5줄에서 120줄 사이예요."))
  package static let unexplainedChoice = GateRule(
    "unexplained-choice", .warning,
    Sentence("Every choice of a question says why.", ko: "질문의 선택지마다 까닭이 있어요."))
  package static let tellingLength = GateRule(
    "telling-length", .warning,
    Sentence(
      "The right choice of a question is not much longer than the others.",
      ko: "질문의 맞는 선택지는 다른 것보다 훨씬 길지 않아요."))
  package static let shortLadder = GateRule(
    "short-ladder", .warning,
    Sentence("An exercise has three hints or more.", ko: "과제마다 힌트가 세 개 이상 있어요."))
  package static let otherFiles = GateRule(
    "other-files", .warning,
    Sentence(
      "Starter and solution are the same files.", ko: "시작 파일과 모범 답안은 파일 이름이 같아요."))
  package static let fewAnswers = GateRule(
    "few-answers", .warning,
    Sentence(
      "Five answers or more prove an exercise's checks.", ko: "과제의 검사를 증명하는 답이 다섯 개 이상 있어요."))
  package static let answerGivenAway = GateRule(
    "answer-given-away", .error,
    Sentence(
      "No starter's comment and no hidden check says what the solution says, and no lesson all of it.",
      ko: "시작 파일의 주석이나 숨은 검사의 말에 모범 답안의 코드가 없고, 본문에 답이 통째로 있지도 않아요."))
  package static let sameAnswer = GateRule(
    "same-answer", .error,
    Sentence(
      "No two answers of an exercise are the same code.", ko: "과제의 답 가운데 코드가 같은 것은 없어요."))
  package static let sameText = GateRule(
    "same-text", .error,
    Sentence(
      "Choices, hints, questions and titles that stand side by side differ.",
      ko: "나란히 놓인 보기와 힌트, 질문, 제목은 서로 달라요."))
  package static let vagueMessage = GateRule(
    "vague-message", .error,
    Sentence(
      "What a wrong answer's learner has to read tells one mistake from others.",
      ko: "틀린 답의 학습자가 읽을 말은 다른 잘못과 구별돼요."))
  package static let sleepInCheck = GateRule(
    "sleep-in-check", .error,
    Sentence(
      "Checks and probes wait for no time to pass.", ko: "검사와 탐침은 시간이 지나기를 기다리지 않아요."))
  package static let silentTry = GateRule(
    "silent-try", .error,
    Sentence(
      "A question that fails in a check fails the check.", ko: "검사 안에서 실패한 질문은 검사를 실패하게 해요."))
  package static let deceptiveCharacter = GateRule(
    "deceptive-character", .error,
    Sentence(
      "Code reads as it is: nothing unseen turns it around.",
      ko: "코드는 보이는 그대로예요. 보이지 않는 문자가 순서를 뒤집지 않아요."))
  package static let probeExpects = GateRule(
    "probe-expects", .error,
    Sentence(
      "Probes assert nothing: what is right stands in the checks alone.",
      ko: "탐침은 단언하지 않아요. 무엇이 옳은지는 검사에만 있어요."))
  package static let unknownName = GateRule(
    "unknown-name", .warning,
    Sentence(
      "Files, members and functions that lessons and hints name are there.",
      ko: "본문과 힌트가 말하는 파일과 멤버, 함수는 실제로 있어요."))
  package static let silentHiddenCheck = GateRule(
    "silent-hidden-check", .error,
    Sentence(
      "A hidden check says something when it fails.", ko: "숨은 검사는 통과하지 못하면 무언가를 말해 줘요."))

  package static let solutionPasses = GateRule(
    "solution-passes", .error, Sentence("The solution passes.", ko: "모범 답안은 통과해요."))
  package static let starterFails = GateRule(
    "starter-fails", .error,
    Sentence("The starter fails as declared.", ko: "시작 파일은 선언된 대로 통과하지 못해요."))
  package static let freePoints = GateRule(
    "free-points", .warning,
    Sentence("The starter earns no points.", ko: "시작 파일은 점수를 얻지 않아요."))
  package static let wrongAnswerIsCaught = GateRule(
    "wrong-answer-is-caught", .error,
    Sentence(
      "A wrong answer is caught by its check, in the words that it promises.",
      ko: "틀린 답은 정해진 검사가 약속한 말로 잡아내요."))
  package static let rightAnswerPasses = GateRule(
    "right-answer-passes", .error,
    Sentence("A right answer passes, however it is written.", ko: "옳은 답은 어떻게 쓰든 통과해요."))
  /// Messages for learners must exist in every language of the pack.
  package static let messageIsTranslated = GateRule(
    "message-is-translated", .error,
    Sentence(
      "What checks say is there in each language.", ko: "검사가 하는 말은 언어마다 다 있어요."))
  /// The same sample must get the same verdict twice.
  package static let isRepeatable = GateRule(
    "is-repeatable", .error,
    Sentence("The same answer gets the same verdict.", ko: "같은 답은 같은 판정을 받아요."))
  /// A check's process ended, for example because of an index out of range or a nil value.
  package static let checkBreaks = GateRule(
    "check-breaks", .error,
    Sentence(
      "A check decides, whatever it is given, and never breaks off.",
      ko: "검사는 무엇을 받든 도중에 멈추지 않고 판정해요."))
  /// Rings could not judge.
  ///
  /// The failure says nothing about the pack.
  package static let couldBeJudged = GateRule(
    "could-be-judged", .error,
    Sentence("Rings can judge every answer.", ko: "Rings가 모든 답을 판정할 수 있어요."))

  package static let needlessAssertion = GateRule(
    "needless-assertion", .warning,
    Sentence(
      "A wrong answer needs every assertion; an error with `assertions: required` in pack.yml.",
      ko: "단언마다 그것만 잡아내는 틀린 답이 있어요. pack.yml에 `assertions: required` 줄이 있으면 오류예요."))

  package static let survivingMutant = GateRule(
    "surviving-mutant", .warning,
    Sentence(
      "Checks catch 95 of 100 mutants; an error with `mutants: required` in pack.yml.",
      ko: "검사는 돌연변이 100개 가운데 95개를 잡아요. pack.yml에 `mutants: required` 줄이 있으면 오류예요."))
  package static let needlessCheck = GateRule(
    "needless-check", .warning,
    Sentence(
      "A wrong answer or a mutant fails every check.", ko: "어떤 검사든 틀린 답이나 돌연변이가 걸려요."))
  package static let staleEquivalent = GateRule(
    "stale-equivalent", .warning,
    Sentence(
      "What is listed as equivalent can be made of the solution.",
      ko: "답이 그대로라고 적힌 변경은 모범 답안에서 실제로 만들 수 있어요."))
}
