import Sentences
import WorkerProtocol

/// Disallows scrolling, input and UIKit views, which widgets don't support.
struct UsesSupportedViews: LintRule {
  let card = LintRuleCard(
    number: "W18",
    name: Sentence("view that widgets don't support", ko: "위젯이 지원하지 않는 뷰"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "ScrollView, List, TextField, Picker, Slider, Map, NavigationStack, TabView and similar views",
      ko: "ScrollView, List, TextField, Picker, Slider, Map, NavigationStack, TabView 같은 뷰"),
    basis: .swiftUIViews,
    explanation: Sentence(
      "The system draws a yellow no-entry sign instead of the view.", ko: "시스템은 뷰 대신 노란 금지 표지를 그려요."
    ),
    fix: Sentence(
      "Use stacks with a fixed number of rows, and let a tap open the app for the rest.",
      ko: "스택에 정해진 수의 줄만 넣고, 나머지는 탭해서 앱에서 보게 하세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.notes.filter { $0.rule == "unsupported-view" }.compactMap { note in
        // The unsupported view's name is the note's first argument.
        guard case .text(let name)? = note.message.arguments.first else { return nil }
        var found = finding(
          .error,
          Sentence("Widgets don't support \(name).", ko: "위젯은 \(name) 뷰를 지원하지 않아요."),
          at: picture)
        found.place = examination.source.place(ofWord: name)
        return found
      }
    }
  }
}
