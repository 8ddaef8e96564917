import Sentences
import Stage

/// Disallows scrolling, input and UIKit views, which widgets don't support.
struct UsesSupportedViews: LintRule {
  let card = LintRuleCard(
    number: "W18",
    name: Sentence("view that widgets do not support", ko: "위젯이 지원하지 않는 뷰"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "ScrollView, List, TextField, Picker, Slider, Map, NavigationStack, TabView and their like",
      ko: "ScrollView, List, TextField, Picker, Slider, Map, NavigationStack, TabView 같은 뷰"),
    basis: .swiftUIViews,
    explanation: Sentence(
      "The system draws a yellow no-entry sign in their place.", ko: "시스템은 그 자리에 노란 금지 표지를 그려요."),
    fix: Sentence(
      "Use stacks and a fixed number of rows, and let a tap open the app for the rest.",
      ko: "스택과 정해진 수의 줄을 쓰고, 나머지는 탭으로 앱에서 보게 하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.notes.filter { $0.rule == "unsupported-view" }.compactMap { note in
        // The view is the note's first argument.
        guard case .text(let name)? = note.message.arguments.first else { return nil }
        var found = finding(
          .error,
          Sentence("\(name) is not supported in widgets.", ko: "위젯은 \(name) 뷰를 지원하지 않아요."),
          at: picture)
        found.place = examination.source.place(ofWord: name)
        return found
      }
    }
  }
}
