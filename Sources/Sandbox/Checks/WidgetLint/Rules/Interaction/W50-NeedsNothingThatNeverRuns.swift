import Sentences
import WorkerProtocol
import SwiftSource

/// Disallows code that waits: nothing runs after a widget's views are archived.
struct NeedsNothingThatNeverRuns: LintRule {
  private static let notes: Set = ["timeline-view", "async-image", "never-runs"]
  /// The calls that have an effect only while code runs, including calls that leave no note in a picture.
  private static let words = [
    "TimelineView", "AsyncImage", "onAppear", "onDisappear", "onChange", "onReceive", "task",
    "withAnimation", "repeatForever", "PhaseAnimator", "phaseAnimator", "KeyframeAnimator",
    "keyframeAnimator",
  ]

  let card = LintRuleCard(
    number: "W50",
    name: Sentence("code that never runs in a widget", ko: "위젯에서 실행되지 않는 코드"),
    evidence: [.source, .tree], severities: [.warning],
    threshold: Sentence(
      "TimelineView, AsyncImage, onAppear, task, onReceive, onChange, withAnimation, repeatForever, PhaseAnimator in a view",
      ko:
        "뷰의 TimelineView, AsyncImage, onAppear, task, onReceive, onChange, withAnimation, repeatForever, PhaseAnimator"
    ),
    basis: .session("WWDC23, Bring widgets to life", "wwdc2023/10028"),
    explanation: Sentence(
      "View code runs only while the system archives the widget, not while the widget is on screen.",
      ko: "뷰 코드는 시스템이 위젯을 저장할 때만 실행돼요. 화면에 보이는 동안에는 실행되지 않아요."),
    fix: Sentence(
      "Do the work in the provider. Show changes with timeline entries, Text(date, style:) and .contentTransition.",
      ko: "작업은 프로바이더에서 하고, 변화는 타임라인 엔트리와 Text(date, style:), .contentTransition으로 보여 주세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    guard !examination.source.isEmpty else { return noted(in: examination) }
    let types = examination.source.types.filter { type in
      !type.inherited.contains("App")
        && examination.source.parts(of: type.name).contains { part in
          ["View", "ViewModifier", "Widget"].contains(where: part.inherited.contains)
        } || (type.keyword == "extension" && type.name == "View")
    }.filter { !examination.isOfApp($0) }
    return types.flatMap { type in
      type.body.indices.filter {
        isCall($0, in: type.body) || isPulse($0, in: type.body)
      }.map { index in
        finding(
          .warning,
          Sentence(
            "\(type.body[index].text) never runs after the widget is archived.",
            ko: "\(type.body[index].text) 호출은 위젯이 저장된 뒤에는 실행되지 않아요."),
          at: type.place(of: type.body[index]))
      }
    }
  }

  /// Returns whether a call starts an endless symbol effect, such as `.symbolEffect(.pulse)`.
  private func isPulse(_ index: Int, in body: ArraySlice<CodeToken>) -> Bool {
    guard body[index].text == "symbolEffect", index + 1 < body.endIndex, body[index + 1].text == "("
    else { return false }
    return !body.inside(index + 1).contains(word: "value")
  }

  private func isCall(_ index: Int, in body: ArraySlice<CodeToken>) -> Bool {
    let token = body[index]
    guard token.kind == .word, Self.words.contains(token.text), index + 1 < body.endIndex,
      ["(", "{"].contains(body[index + 1].text)
    else { return false }
    let previous = index > body.startIndex ? body[index - 1].text : ""
    // Modifiers follow a dot; views and `withAnimation` don't. A `func task()` is the learner's own.
    let isModifier = token.text.first?.isLowercase == true && token.text != "withAnimation"
    return previous != "func" && (isModifier ? previous == "." : previous != ".")
  }

  private func noted(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.notes.filter { Self.notes.contains($0.rule) }.map { note in
        finding(.warning, note.message, at: picture)
      }
    }
  }
}
