import Sentences

/// Rules about the texts that learners read, and about checks that reject right submissions.
extension ValidationRule {
  static let ofTexts = [
    misleadingHint, answerInMessage, taskInSolution, quizKey, exchangedTitle, sameNumber,
    pictureFile, unknownAsset, unknownCommand, authorPath, controlCharacter, lineEndings,
    takenName, staleTranslation, asksForStructure, bareNumber, sharedState, importInCheck,
    sampleText, strayMarkup, uncopyableCode, mergeConflict, promisedLook, exactValue, silentGuard,
    checkLeftover, unlistedFolder, blanketEquivalent, longExercise, unknownSymbol, printedValue,
    routeOrder, choiceByLetter,
  ]

  package static let misleadingHint = ValidationRule(
    "misleading-hint", .warning,
    Sentence(
      "No hint suggests code that only wrong samples contain.",
      ko: "힌트는 틀린 답에만 있는 코드를 권하지 않아요."))
  package static let answerInMessage = ValidationRule(
    "answer-in-message", .warning,
    Sentence(
      "No message or title of a check contains the solution.",
      ko: "검사의 메시지와 제목에는 모범 답안이 없어요."))
  package static let taskInSolution = ValidationRule(
    "task-in-solution", .error,
    Sentence("Solutions contain no open TODO.", ko: "모범 답안에 TODO가 남아 있지 않아요."))
  package static let quizKey = ValidationRule(
    "quiz-key", .warning,
    Sentence(
      "Questions and explanations agree with the right choices.",
      ko: "질문과 설명이 맞는 선택지와 어긋나지 않아요."))
  package static let exchangedTitle = ValidationRule(
    "exchanged-title", .warning,
    Sentence(
      "Titles belong to their exercise or check.", ko: "제목은 그 과제나 검사의 것이에요."))
  package static let sameNumber = ValidationRule(
    "same-number", .warning,
    Sentence(
      "The numbers of a ring's folders differ.", ko: "나이테의 폴더 번호는 서로 달라요."))
  package static let pictureFile = ValidationRule(
    "picture-file", .warning,
    Sentence(
      "Lessons draw pictures from code and contain no picture files.",
      ko: "본문의 그림은 코드로 그려요. 그림 파일은 쓰지 않아요."))
  package static let unknownAsset = ValidationRule(
    "unknown-asset", .warning,
    Sentence(
      "Asset catalogs have every image and color that code names.",
      ko: "코드에 나오는 이미지와 색은 모두 에셋 카탈로그에 있어요."))
  package static let unknownCommand = ValidationRule(
    "unknown-command", .warning,
    Sentence(
      "Commands that a text tells learners to type exist.", ko: "입력하라고 한 명령은 실제로 있어요."))
  package static let authorPath = ValidationRule(
    "author-path", .error,
    Sentence(
      "No file contains the path of a home folder.", ko: "파일에 어느 사람의 홈 폴더 경로가 없어요."))
  package static let controlCharacter = ValidationRule(
    "control-character", .error,
    Sentence("Texts contain no control characters.", ko: "텍스트에 제어 문자가 없어요."))
  package static let lineEndings = ValidationRule(
    "line-endings", .warning,
    Sentence("Lines end with LF.", ko: "줄은 LF로 끝나요."))
  package static let takenName = ValidationRule(
    "taken-name", .warning,
    Sentence(
      "A pack's id differs from those of the packs that come with Rings.",
      ko: "꾸러미의 id는 Rings에 들어 있는 꾸러미의 id와 달라요."))
  package static let staleTranslation = ValidationRule(
    "stale-translation", .warning,
    Sentence(
      "No original has changed since its translation was recorded.",
      ko: "번역을 기록한 뒤에 바뀐 원문이 없어요."))
  package static let asksForStructure = ValidationRule(
    "asks-for-structure", .warning,
    Sentence(
      "Checks ask for the result, not for the views that arrange it.",
      ko: "검사는 배치하는 뷰가 아니라 결과를 물어요."))
  package static let bareNumber = ValidationRule(
    "bare-number", .warning,
    Sentence(
      "A check doesn't find a number inside another number.",
      ko: "검사는 다른 수 안에 든 수를 찾지 않아요."))
  package static let sharedState = ValidationRule(
    "shared-state", .warning,
    Sentence("Checks share no variables.", ko: "검사들이 함께 쓰는 변수가 없어요."))
  package static let importInCheck = ValidationRule(
    "import-in-check", .error,
    Sentence(
      "Checks import only modules that work without the learner's code.",
      ko: "검사는 학습자의 코드 없이 쓸 수 있는 모듈만 가져와요."))

  package static let brokenPreview = ValidationRule(
    "broken-preview", .error,
    Sentence(
      "The preview can be drawn from the solution.", ko: "미리보기는 모범 답안으로 그릴 수 있어요."))
  package static let brokenCode = ValidationRule(
    "broken-code", .warning,
    Sentence(
      "Swift code in lessons compiles, unless it leaves names out.",
      ko: "본문의 Swift 코드는 빠진 이름이 없으면 컴파일돼요."))
  package static let refusedVariant = ValidationRule(
    "refused-variant", .warning,
    Sentence(
      """
      Checks accept the solution when it's written differently; an error with `variants: required` \
      in pack.yml.
      """,
      ko: "검사는 모범 답안을 다르게 써도 받아들여요. pack.yml에 `variants: required` 줄이 있으면 오류예요."))
}
