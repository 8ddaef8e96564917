import Sentences

/// Rules about unfinished parts of a pack, and about checks that prove less than they seem to.
extension ValidationRule {
  package static let sampleText = ValidationRule(
    "sample-text", .error,
    Sentence(
      "No text for learners is sample text or marked as unfinished.",
      ko: "학습자가 읽는 텍스트에 예시 텍스트나 다 쓰지 않은 곳이 없어요."))
  package static let strayMarkup = ValidationRule(
    "stray-markup", .warning,
    Sentence(
      "Learners see no unclosed marks, HTML or misspelled fences.",
      ko: "닫지 않은 표시나 HTML, 잘못 적은 울타리가 학습자에게 보이지 않아요."))
  package static let uncopyableCode = ValidationRule(
    "uncopyable-code", .warning,
    Sentence(
      "Code in texts compiles if learners copy it: no curly quotes or no-break spaces.",
      ko: "텍스트의 코드는 복사해도 컴파일돼요. 둥근 따옴표나 줄바꿈 없는 공백이 없어요."))
  package static let mergeConflict = ValidationRule(
    "merge-conflict", .error,
    Sentence("Files contain no marks of a merge conflict.", ko: "파일에 병합 충돌 표시가 없어요."))
  package static let promisedLook = ValidationRule(
    "promised-look", .warning,
    Sentence(
      "The solution has every color and style that a task names.",
      ko: "할 일에 나오는 색과 모양은 모범 답안에 있어요."))
  package static let exactValue = ValidationRule(
    "exact-value", .warning,
    Sentence(
      "Checks allow a small tolerance for sizes, moments and intervals.",
      ko: "검사는 크기와 시각, 간격에 작은 허용 오차를 둬요."))
  package static let silentGuard = ValidationRule(
    "silent-guard", .warning,
    Sentence(
      "A check doesn't end early and pass.", ko: "검사가 중간에 끝나서 통과하는 일이 없어요."))
  package static let checkLeftover = ValidationRule(
    "check-leftover", .warning,
    Sentence(
      "Checks print nothing and skip nothing.", ko: "검사는 아무것도 출력하지 않고 건너뛰지 않아요."))
  package static let unlistedFolder = ValidationRule(
    "unlisted-folder", .warning,
    Sentence(
      "The pack reads every folder with exercises or solutions.",
      ko: "과제나 모범 답안이 든 폴더는 모두 꾸러미에 쓰여요."))
  package static let blanketEquivalent = ValidationRule(
    "blanket-equivalent", .warning,
    Sentence(
      "No entry of `equivalent` covers every change.", ko: "`equivalent` 항목 하나가 모든 변경을 덮지 않아요."))
  package static let longExercise = ValidationRule(
    "long-exercise", .warning,
    Sentence("An exercise takes two hours at most.", ko: "과제는 두 시간을 넘지 않아요."))
  package static let unknownSymbol = ValidationRule(
    "unknown-symbol", .warning,
    Sentence("Symbols that texts name exist.", ko: "텍스트에 나오는 심볼은 실제로 있어요."))
  package static let printedValue = ValidationRule(
    "printed-value", .warning,
    Sentence(
      "Starters and solutions print nothing, unless the lesson is about it.",
      ko: "본문에서 다루지 않으면 시작 파일과 모범 답안은 아무것도 출력하지 않아요."))
  package static let routeOrder = ValidationRule(
    "route-order", .warning,
    Sentence(
      "A route lists each exercise once, after the exercises that it uses.",
      ko: "경로에는 과제가 한 번씩, 쓰는 과제보다 뒤에 나와요."))
  package static let choiceByLetter = ValidationRule(
    "choice-by-letter", .warning,
    Sentence(
      "No text refers to a choice by letter or place, because Rings shuffles the choices.",
      ko: "선택지는 섞이므로 텍스트가 글자나 순서로 선택지를 가리키지 않아요."))
  package static let commentedValue = ValidationRule(
    "commented-value", .warning,
    Sentence(
      "Code in lessons has the values that its comments show.",
      ko: "본문의 코드는 주석에 적힌 값을 내요."))
  package static let incompletePreview = ValidationRule(
    "incomplete-preview", .warning,
    Sentence(
      "The preview shows every symbol, image and color of the solution.",
      ko: "미리보기에는 모범 답안의 심볼과 이미지, 색이 모두 보여요."))
}
