import Sentences

/// Summaries of commands, and messages about unknown commands.
extension Sentence {
  /// Shown when the learner presses Tab before the names are loaded.
  static let namesAreBeingRead = Sentence(
    "Loading SwiftUI's names. Press Tab again in a few seconds.",
    ko: "SwiftUI의 이름을 불러오는 중이에요. 몇 초 뒤에 Tab 키를 다시 누르세요.")

  static func summary(of command: CommandName) -> Sentence {
    switch command {
    case .check:
      Sentence(
        "Check your file; `check all` lists every problem.",
        ko: "내 파일 검사하기. `check all` 명령은 문제를 모두 보여 줘요.")
    case .hint:
      Sentence(
        "Show the next hint; `hint 2` shows the second.", ko: "다음 힌트 보기. `hint 2`처럼 골라요.")
    case .show:
      Sentence(
        "Show the lesson again; `show describe` describes its pictures.",
        ko: "본문 다시 보기. 그림을 말로 들으려면: `show describe`.")
    case .why:
      Sentence(
        "Explain the last finding: what was checked, and where the lesson covers it.",
        ko: "마지막 문제의 까닭 보기. 무엇을 검사했고 어디에 나오는지 알려 줘요.")
    case .apply:
      Sentence(
        "Preview the last hint's or error's step, and apply it to your file.",
        ko: "마지막 힌트나 오류의 수정을 내 파일에 넣기. 먼저 보여 줘요.")
    case .next: Sentence("Go to the next exercise.", ko: "다음 과제로 가기.")
    case .edit:
      Sentence(
        "Open your file in an editor, at the place to change.",
        ko: "내 파일을 편집기로 열기. 고칠 곳에서 열려요.")
    case .watch:
      Sentence("Check your file on every save.", ko: "파일을 저장할 때마다 검사하기.")
    case .screen:
      Sentence(
        "Show lesson, picture and verdict on one screen, updated on every save.",
        ko: "본문과 그림, 판정을 한 화면에서 보기. 저장할 때마다 바뀌어요.")
    case .canvas:
      Sentence(
        "Preview your widget live; keys choose families, modes and entries.",
        ko: "내 위젯을 실시간으로 보기. 키로 패밀리, 모드, 엔트리를 골라요.")
    case .render:
      Sentence(
        "Draw your widget; also `render medium accented`, `render all`.",
        ko: "내 위젯 그리기. `render medium accented`, `render all`처럼 골라요.")
    case .tryExpression:
      Sentence(
        "Draw any view: `try Text(\"Hi\").font(.title)`.",
        ko: "아무 뷰나 그려 보기: `try Text(\"Hi\").font(.title)`.")
    case .play:
      Sentence(
        "Run Swift line by line; definitions stay: `play let n = 3`.",
        ko: "Swift를 한 줄씩 실행하기. 정의한 것이 남아요: `play let n = 3`.")
    case .compare:
      Sentence(
        "Mark the differences: `compare fullColor accented`, `compare 18 26`.",
        ko: "다른 곳 표시하기: `compare fullColor accented`, `compare 18 26`.")
    case .timeline:
      Sentence(
        "Show your widget over a day; `timeline --for 3h`.",
        ko: "하루 동안의 내 위젯 보기. `timeline --for 3h`처럼 정해요.")
    case .tap:
      Sentence(
        "Simulate a tap: `tap --button 1`, `tap --at 80,20`.",
        ko: "위젯을 탭해 보기: `tap --button 1`, `tap --at 80,20`.")
    case .lint:
      Sentence("Check your widget against Apple's guidelines.", ko: "내 위젯이 Apple 지침에 맞는지 살펴보기.")
    case .configure:
      Sentence(
        "Open the edit sheet: `configure --set place=jeju`.",
        ko: "편집 시트 열기: `configure --set place=jeju`.")
    case .gallery:
      Sentence(
        "Show whether an older iOS offers your widget: `gallery --ios 15.0`.",
        ko: "그 iOS의 갤러리에 내 위젯이 나오는지 보기: `gallery --ios 15.0`.")
    case .scene:
      Sentence(
        "Simulate an app from launch to quit: `scene --script \"launch, switcher\"`.",
        ko: "앱 실행부터 종료까지 재생해 보기: `scene --script \"launch, switcher\"`.")
    case .inspect:
      Sentence(
        "Compile your file, and list its widgets, intents and previews.",
        ko: "컴파일되는지, 어떤 위젯과 인텐트, 미리보기가 있는지 보기.")
    case .library:
      Sentence("Show files to copy into your own widgets.", ko: "내 위젯에 복사해 쓸 파일 보기.")
    case .docs:
      Sentence(
        "Look up a type or modifier: `docs padding`.",
        ko: "타입이나 수정자 찾아보기: `docs padding`.")
    case .search:
      Sentence(
        "Find a word in the lessons: `search containerBackground`.",
        ko: "본문에서 낱말 찾기: `search containerBackground`.")
    case .glossary:
      Sentence("Show the course's terms in both languages.", ko: "용어를 두 언어로 보기.")
    case .back: Sentence("Go back to the exercise you had open before.", ko: "앞에서 열었던 과제로 돌아가기.")
    case .practice:
      Sentence(
        "Repeat a passed exercise from the start; nothing is lost.",
        ko: "통과한 과제를 처음부터 다시 해 보기. 기록은 그대로예요.")
    case .history:
      Sentence("List your files as they were at each check.", ko: "검사할 때마다 보관한 내 파일 보기.")
    case .undo:
      Sentence(
        "Restore the previous version; `undo 3` restores version 3.",
        ko: "바로 전 버전 되살리기. `undo 3`처럼 골라요.")
    case .list:
      Sentence(
        "List all exercises and your progress; `list 3` lists ring 3.",
        ko: "모든 과제와 진행 상황 보기. `list 3`처럼 나이테를 골라요.")
    case .progress:
      Sentence(
        "Show points, attempts and hints so far; `progress 2` is for ring 2.",
        ko: "점수와 시도, 힌트 기록 보기. `progress 2`처럼 골라요.")
    case .goTo: Sentence("Go to an exercise by name or number.", ko: "이름이나 번호로 과제 열기.")
    case .route:
      Sentence(
        "List the routes through the course, or follow one.", ko: "과정의 경로를 보거나 하나를 고르기.")
    case .placement:
      Sentence(
        "Skip a ring by passing its capstone: `placement 2`.",
        ko: "마무리 과제를 통과해 나이테 건너뛰기: `placement 2`.")
    case .certificate:
      Sentence("Make a page to keep, with a picture of your widget.", ko: "위젯을 담아 간직할 페이지 만들기.")
    case .export:
      Sentence("Export your widget as an Xcode project.", ko: "내 위젯을 Xcode 프로젝트로 내보내기.")
    case .handIn:
      Sentence("Put your work into one file to hand in.", ko: "내 답을 제출할 파일 하나로 묶기.")
    case .skip: Sentence("Go on without passing this exercise.", ko: "통과하지 않고 넘어가기.")
    case .reset:
      Sentence("Start over with the starter file; yours is kept.", ko: "처음 파일로 되돌리기. 지금 파일은 보관해요.")
    case .solution: Sentence("Show a solution.", ko: "모범 답안 보기.")
    case .language:
      Sentence("Switch between English and Korean: `language ko`.", ko: "언어 바꾸기: `language en`.")
    case .width:
      Sentence(
        "Set the width of text: `width 60`, `width auto`.",
        ko: "출력 너비 정하기: `width 60`, `width auto`.")
    case .pictures:
      Sentence(
        "Show pictures as cells or pixels: `pictures auto`.",
        ko: "그림을 글자 칸이나 픽셀로 보기: `pictures auto`.")
    case .help:
      Sentence(
        "Show this list; `help render` explains one command.",
        ko: "이 목록 보기. 명령 하나만 보려면: `help render`.")
    case .quit: Sentence("Quit; your progress is kept.", ko: "나가기. 진행 상황은 저장돼요.")
    }
  }

  static func heading(of group: CommandName.Group) -> Sentence {
    switch group {
    case .learn: Sentence("Learn", ko: "배우기")
    case .look: Sentence("View", ko: "보기")
    case .undo: Sentence("Undo", ko: "되돌리기")
    case .session: Sentence("Session", ko: "세션")
    }
  }

  static let helpFooter = Sentence(
    """
    The beginning of a command is enough, as in `ch` for `check`. Options are the same as in the \
    shell: `timeline --help` lists them.
    """,
    ko: "`check` 대신 `ch`처럼 앞부분만 입력해도 돼요. 옵션은 셸과 같고, `timeline --help` 명령이 보여 줘요.")

  static func unknownCommand(_ typed: String, suggestion: String?) -> Sentence {
    if let suggestion {
      return Sentence(
        "There's no command “\(typed)”. Did you mean `\(suggestion)`?",
        ko: "“\(typed)” 명령은 없어요. 혹시 `\(suggestion)` 명령인가요?")
    }
    return Sentence(
      "There's no command “\(typed)”. Type `help` to see them all.",
      ko: "“\(typed)” 명령은 없어요. `help` 명령으로 모두 볼 수 있어요.")
  }

  static func commandOfShell(_ word: String) -> Sentence {
    let call = word == "version" ? "rings --version" : "rings \(word)"
    return Sentence(
      "“\(word)” isn't for the prompt. Type `quit`, then `\(call)` in the shell.",
      ko: "“\(word)” 명령은 프롬프트에 없어요. `quit` 명령으로 나간 뒤 셸에서 `\(call)` 명령을 입력하세요.")
  }

  static func ambiguousCommand(_ typed: String, candidates: [String]) -> Sentence {
    let names = candidates.map { "`\($0)`" }.joined(separator: ", ")
    return Sentence(
      "“\(typed)” could be \(names). Type one more letter.",
      ko: "“\(typed)” 입력은 \(names) 가운데 하나일 수 있어요. 한 글자 더 입력하세요.")
  }

  static func missingArgument(_ command: String, example: String) -> Sentence {
    Sentence(
      "Type something after `\(command)`, as in `\(example)`.",
      ko: "`\(command)` 명령 뒤에는 `\(example)`처럼 내용이 필요해요.")
  }

  static func unknownExercise(_ name: String, suggestion: String?) -> Sentence {
    if let suggestion {
      return Sentence(
        "There's no exercise “\(name)”. Did you mean `goto \(suggestion)`?",
        ko: "“\(name)” 과제는 없어요. 혹시 `goto \(suggestion)` 명령인가요?")
    }
    return Sentence(
      "There's no exercise “\(name)”. Type `list` to see them all.",
      ko: "“\(name)” 과제는 없어요. `list` 명령으로 모두 볼 수 있어요.")
  }

  static func unknownLanguage(_ name: String) -> Sentence {
    Sentence(
      "Rings doesn't support the language “\(name)”. Type `language en` or `language ko`.",
      ko: "“\(name)” 언어는 지원하지 않아요. `language en` 또는 `language ko` 명령을 입력하세요.")
  }

  static func unusableWidth(_ text: String, least: Int) -> Sentence {
    Sentence(
      "“\(text)” isn't a width. Type a number of at least \(least), or `width auto`.",
      ko: "“\(text)” 값은 너비로 쓸 수 없어요. \(least) 이상의 수나 `width auto` 명령을 입력하세요.")
  }

  static func openQuote(_ text: String) -> Sentence {
    Sentence(
      "A quotation mark isn't closed in: \(text)", ko: "따옴표가 닫히지 않았어요: \(text)")
  }

  static func unknownPictureWord(_ word: String, families: [String], modes: [String]) -> Sentence {
    let choices = (families + modes + ["all", "dark", "words"]).joined(separator: ", ")
    return Sentence(
      "`render` doesn't know “\(word)”. Choose from: \(choices).",
      ko: "`render` 명령에 쓸 수 없는 낱말이에요: “\(word)”. 쓸 수 있는 낱말: \(choices).")
  }
}
