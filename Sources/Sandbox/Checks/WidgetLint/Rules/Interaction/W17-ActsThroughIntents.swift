import PictureReading
import Sentences
import WorkerProtocol
import SwiftSource

/// Requires app intents for actions.
///
/// A visible widget's code doesn't run, so closures are never called.
struct ActsThroughIntents: LintRule {
  private static let gestures = ["gesture", "never-runs-gesture"]
  private static let stateAttributes = ["@State", "@StateObject", "@ObservedObject", "@Bindable"]

  let card = LintRuleCard(
    number: "W17",
    name: Sentence("closure, gesture or state", ko: "클로저, 제스처, 상태"),
    evidence: [.tree, .source], severities: [.error],
    threshold: Sentence(
      "in a widget's views: a button with a closure, a gesture, a NavigationLink, or @State that a closure sets; any control in a compact or minimal Dynamic Island",
      ko: "위젯 뷰의 클로저 버튼, 제스처, NavigationLink, 클로저가 바꾸는 @State. 다이내믹 아일랜드의 컴팩트, 최소 표시에 있는 모든 컨트롤"),
    basis: .interactivity,
    explanation: Sentence(
      "The system archives the views and shows them in its own process, which can't call your closures.",
      ko: "시스템은 뷰를 저장해 두었다가 시스템 프로세스에서 보여 줘요. 그 프로세스는 여러분의 클로저를 부를 수 없어요."),
    fix: Sentence(
      "Use Button(intent:) or Toggle(isOn:intent:) with an AppIntent, a Link, or .widgetURL(…).",
      ko: "AppIntent와 함께 Button(intent:)나 Toggle(isOn:intent:)를 쓰거나, Link나 .widgetURL(…)을 쓰세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    let controls = examination.usual.flatMap { picture in
      picture.elements.filter { $0.node.traits.action == .closure }.map { element in
        finding(
          .error,
          Sentence(
            "This control has a closure, which never runs in a widget.",
            ko: "컨트롤에 클로저가 있어요. 클로저는 위젯에서 실행되지 않아요."),
          at: picture, on: element)
      }
    }
    let gestures = examination.usual.flatMap { picture in
      picture.notes.filter { Self.gestures.contains($0.rule) }.map { note in
        var found = finding(
          .error,
          Sentence("A gesture never fires in a widget.", ko: "제스처는 위젯에서 동작하지 않아요."), at: picture)
        found.place = examination.source.place(
          ofWord: "onTapGesture", "onLongPressGesture", "gesture")
        return found
      }
    }
    return controls + gestures + passiveControls(in: examination) + changedState(in: examination)
  }

  /// Returns findings for controls in the places of a Live Activity that only open the app.
  private func passiveControls(in examination: Examination) -> [LintFinding] {
    examination.usual.filter { $0.family.activity?.isPassive == true }.flatMap { picture in
      picture.elements.filter(\.performsIntent).map { element in
        finding(
          .error,
          Sentence(
            "A tap here opens the app: buttons and toggles act only in the Lock Screen and expanded views.",
            ko: "여기를 탭하면 앱이 열려요. 버튼과 스위치는 잠금 화면과 확장된 뷰에서만 동작해요."),
          fix: Sentence(
            "Move the control to the Lock Screen view and an expanded region.",
            ko: "컨트롤을 잠금 화면의 뷰와 확장 영역으로 옮기세요."),
          at: picture, on: element)
      }
    }
  }

  /// Returns findings for state that the view's own body changes, because these changes never happen.
  private func changedState(in examination: Examination) -> [LintFinding] {
    examination.source.types(conformingTo: "View").filter { !examination.isOfApp($0) }.flatMap {
      type in
      type.members.filter { member in
        member.attributes.contains(where: Self.stateAttributes.contains)
          && type.changes(member.name)
      }.map { member in
        finding(
          .error,
          Sentence(
            "“\(member.name)” is view state, which never changes in a widget.",
            ko: "“\(member.name)” 값은 뷰 상태예요. 위젯에서는 바뀌지 않아요."),
          fix: Sentence(
            "Keep the value in the entry, and change it with an AppIntent and a new timeline.",
            ko: "엔트리에 담고, AppIntent와 새 타임라인으로 바꾸세요."),
          at: LintPlace(file: type.file, line: member.line))
      }
    }
  }
}

extension PlacedElement {
  fileprivate var performsIntent: Bool {
    if case .intent = node.traits.action { true } else { false }
  }
}

extension TypeDeclaration {
  /// Returns whether the type's own code assigns the property or passes a binding to it.
  func changes(_ name: String) -> Bool {
    members.contains { member in
      let body = member.body
      return body.indices.contains { index in
        guard body[index].kind == .word else { return false }
        if body[index].text == "$" + name { return true }
        guard body[index].text == name, index + 1 < body.endIndex else { return false }
        let next = body[index + 1].text
        if next == ".", index + 2 < body.endIndex {
          return ["toggle", "append", "remove"].contains(body[index + 2].text)
        }
        let after = index + 2 < body.endIndex ? body[index + 2].text : ""
        return (next == "=" && after != "=") || (["+", "-"].contains(next) && after == "=")
      }
    }
  }
}
