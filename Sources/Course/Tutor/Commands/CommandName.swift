/// The commands of a session, in the order of the help within a group.
package enum CommandName: String, CaseIterable, Hashable, Sendable {
  case check, why, hint, apply, show, next, edit, watch, screen, canvas, render
  case tryExpression = "try"
  case play
  case compare, timeline, tap, configure, lint, gallery, scene, inspect, library, docs
  case list, progress, search, glossary
  case goTo = "goto"
  case back, route, skip, placement, practice, history, undo, reset, solution, certificate, export
  case handIn = "hand-in"
  case language, width, pictures, help, quit

  /// Whether the command only shows widgets.
  ///
  /// Lesson packs may run such commands, because they change no files, progress or settings.
  package var onlyLooks: Bool {
    switch self {
    case .render, .tryExpression, .compare, .timeline, .tap, .configure, .lint, .gallery, .scene,
      .inspect:
      true
    default: false
    }
  }

  /// The command's aliases, with the Korean word last.
  package var aliases: [String] {
    switch self {
    case .check: ["c", "run", "test", "검사"]
    case .hint: ["h", "힌트"]
    case .show: ["s", "lesson", "본문"]
    case .next: ["n", "다음"]
    case .edit: ["e", "open", "편집"]
    case .watch: ["w", "지켜보기"]
    case .screen: ["화면"]
    case .canvas: ["캔버스"]
    case .render: ["r", "draw", "preview", "그리기"]
    case .tryExpression: ["t", "해보기"]
    case .play: ["playground", "놀이터"]
    case .why: ["왜"]
    case .apply: ["적용"]
    case .pictures: ["그림"]
    case .compare: ["diff", "비교"]
    case .timeline: ["타임라인"]
    case .tap: ["touch", "탭"]
    case .configure: ["settings", "설정"]
    case .lint: ["점검"]
    case .gallery: ["갤러리"]
    case .scene: ["장면"]
    case .inspect: ["살펴보기"]
    case .library: ["라이브러리"]
    case .docs: ["doc", "문서"]
    case .search: ["find", "찾기"]
    case .glossary: ["words", "용어"]
    case .back: ["뒤로"]
    case .route: ["routes", "way", "경로"]
    case .practice: ["again", "다시"]
    case .history: ["versions", "기록"]
    case .undo: ["되돌리기"]
    case .list: ["l", "목록"]
    case .progress: ["p", "score", "진행"]
    case .goTo: ["g", "go", "cd", "learn", "이동"]
    case .skip: ["건너뛰기"]
    case .placement: ["place", "배치"]
    case .certificate: ["수료증"]
    case .export: ["xcode", "내보내기"]
    case .handIn: ["handin", "submit", "제출"]
    case .reset: ["초기화"]
    case .solution: ["answer", "정답"]
    case .language: ["lang", "언어"]
    case .width: ["너비"]
    case .help: ["?", "man", "도움말"]
    case .quit: ["q", "exit", "bye", "종료"]
    }
  }

  /// The headings of the help, in its order.
  enum Group: CaseIterable {
    case learn, look, undo, session
  }

  var group: Group {
    switch self {
    case .check, .why, .hint, .apply, .show, .next, .edit, .watch, .screen, .search, .glossary,
      .skip, .practice, .solution:
      .learn
    case .canvas, .render, .tryExpression, .play, .compare, .timeline, .tap, .configure, .lint,
      .gallery, .scene, .inspect, .library, .docs:
      .look
    case .history, .undo, .reset: .undo
    case .list, .progress, .goTo, .back, .route, .placement, .certificate, .export, .handIn,
      .language, .width, .pictures, .help, .quit:
      .session
    }
  }

  /// Returns whether a lesson names a command to type, such as `try` or `timeline`.
  package static func isNamed(in lesson: String) -> Bool {
    lesson.matches(of: /`([a-z-]+)(?: [^`\n]*)?`/).contains { match in
      CommandName(rawValue: String(match.1)).map { $0.isOfShell || $0.takesCode || $0 == .goTo }
        ?? false
    }
  }

  var takesCode: Bool { self == .tryExpression || self == .play }

  /// Whether the shell has the command, too, with options listed in its `--help`.
  var isOfShell: Bool {
    switch self {
    case .render, .compare, .timeline, .tap, .configure, .lint, .gallery, .scene, .inspect,
      .library, .docs, .certificate, .export, .handIn:
      true
    default: false
    }
  }

  /// The arguments as shown in help.
  package var argument: String? {
    switch self {
    case .check: "[all]"
    case .hint, .undo: "[N]"
    case .why: "[RULE]"
    case .play: "[CODE]"
    case .pictures: "[HOW]"
    case .list: "[RING|all]"
    case .progress: "[RING]"
    case .search: "WORD"
    case .glossary: "[WORD]"
    case .help: "[COMMAND]"
    case .show: "[describe]"
    case .edit: "[FILE]"
    case .render: "[what]"
    case .tryExpression: "VIEW"
    case .compare: "[A B]"
    case .timeline, .tap, .configure, .lint, .gallery, .scene, .inspect: "[options]"
    case .library, .docs: "[NAME]"
    case .placement: "[RING]"
    case .route: "[ROUTE]"
    case .export: "[FOLDER]"
    case .handIn: "[EXERCISE]"
    case .goTo: "NAME"
    case .language: "en|ko"
    case .width: "N|auto"
    default: nil
    }
  }
}
