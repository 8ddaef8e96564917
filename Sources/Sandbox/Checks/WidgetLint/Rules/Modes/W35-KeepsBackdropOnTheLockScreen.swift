import Sentences
import WorkerProtocol
import SwiftSource

/// Finds `AccessoryWidgetBackground` outside of the Lock Screen's families, where it draws nothing.
struct KeepsBackdropOnTheLockScreen: LintRule {
  let card = LintRuleCard(
    number: "W35",
    name: Sentence(
      "misplaced AccessoryWidgetBackground", ko: "잘못 쓴 AccessoryWidgetBackground"),
    evidence: [.source, .tree], severities: [.info],
    threshold: Sentence(
      "used in the code, but not drawn in any of the widget's families",
      ko: "코드에 있지만 위젯의 어느 크기에서도 그려지지 않을 때"),
    basis: .documentation("AccessoryWidgetBackground", "widgetkit/accessorywidgetbackground"),
    explanation: Sentence(
      "In the inline family and in all system families, AccessoryWidgetBackground is an empty view.",
      ko: "AccessoryWidgetBackground는 인라인과 모든 시스템 크기에서 빈 뷰예요."),
    fix: Sentence(
      "Use it in accessoryCircular and accessoryRectangular. Elsewhere, use the container background.",
      ko: "accessoryCircular와 accessoryRectangular에서만 쓰고, 다른 곳에서는 컨테이너 배경을 쓰세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let isDrawn = examination.pictures.contains { picture in
      picture.elements.contains { $0.node.type == "AccessoryWidgetBackground" }
    }
    guard !isDrawn, !examination.pictures.isEmpty else { return [] }
    return examination.source.files.flatMap { file in
      file.tokens.filter { $0.text == "AccessoryWidgetBackground" && $0.kind == .word }.map {
        token in
        finding(
          .info,
          Sentence(
            "AccessoryWidgetBackground draws nothing in this widget's families.",
            ko: "AccessoryWidgetBackground는 이 위젯의 크기에서 아무것도 그리지 않아요."),
          at: LintPlace(file: file.name, line: token.line))
      }
    }
  }
}
