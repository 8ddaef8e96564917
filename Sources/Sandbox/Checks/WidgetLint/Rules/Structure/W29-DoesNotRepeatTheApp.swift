import Foundation
import Sentences
import WorkerProtocol

/// Disallows the app's name, which the Home Screen already shows under the widget.
struct DoesNotRepeatTheApp: LintRule {
  private static let iconNames = ["appicon", "app-icon", "app_icon", "logo"]

  let card = LintRuleCard(
    number: "W29",
    name: Sentence("repeated app name or icon", ko: "앱 이름이나 아이콘 반복"),
    evidence: [.tree, .declaration], severities: [.info],
    threshold: Sentence(
      "in a system family, text equal to the widget's display name, or an image named AppIcon or logo",
      ko: "시스템 크기에서 텍스트가 위젯의 표시 이름과 같거나, 이미지 이름이 AppIcon이나 logo일 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "The Home Screen already shows the name under the widget, and a logo takes space from the content.",
      ko: "이름은 홈 화면에서 이미 위젯 아래에 보이고, 로고는 내용이 들어갈 자리를 차지해요."),
    fix: Sentence("Remove the name or the logo.", ko: "빼세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let name = examination.subject.declaration.displayName?.lowercased()
    return examination.usual.filter(\.isSystemFamily).flatMap { picture in
      picture.elements.filter { element in
        if let text = element.node.text?.lowercased(), let name, !name.isEmpty {
          return text == name
        }
        guard !element.isSymbol, let image = element.node.traits.imageName?.lowercased() else {
          return false
        }
        return Self.iconNames.contains(where: image.contains)
      }.map { element in
        finding(
          .info,
          Sentence(
            "This repeats what the Home Screen shows under the widget.",
            ko: "홈 화면이 위젯 아래에 보여 주는 내용과 겹쳐요."),
          at: picture, on: element)
      }
    }
  }
}
