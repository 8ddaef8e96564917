import Foundation
import Sentences
import Stage

/// Requires margins between the widget's edge and text or controls.
struct KeepsItsMargins: LintRule {
  private static let least = 11.0

  let card = LintRuleCard(
    number: "W32",
    name: Sentence("too near to the edge", ko: "가장자리에 너무 가까움"),
    evidence: [.tree, .declaration], severities: [.warning],
    threshold: Sentence(
      "a text or control under 11 pt from the edge of a system family",
      ko: "시스템 크기에서 글이나 컨트롤이 가장자리에서 11포인트 안쪽에 있을 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "16 pt is the standard margin, 11 pt suits tight groups of graphics and buttons.",
      ko: "표준 여백은 16포인트, 그래픽이나 버튼을 촘촘히 모을 때는 11포인트예요."),
    fix: Sentence(
      "Keep 16 pt, or 11 pt around tight groups.", ko: "16포인트를, 촘촘한 그룹이라면 11포인트를 띄우세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let isOwn = examination.subject.declaration.contentMarginsDisabled
    let advice = Sentence(
      "contentMarginsDisabled() takes the system's margins away: add .padding(margins) from \\.widgetContentMargins.",
      ko:
        "contentMarginsDisabled()가 시스템 여백을 없애요. \\.widgetContentMargins 값으로 .padding(margins)을 더하세요."
    )
    return examination.usual.filter(\.isSystemFamily).flatMap { picture in
      let inner = picture.bounds.insetBy(dx: Self.least - 0.5, dy: Self.least - 0.5)
      return picture.elements.filter { element in
        let frame = element.node.frame
        let edges = Self.distance(of: frame, in: picture.size)
        // A control as large as the widget is exempt; its label counts separately.
        return
          (element.isText || (element.isControl && edges > -0.5 && !Self.isWhole(frame, picture)))
          && !frame.isEmpty && !inner.contains(frame)
      }.map { element in
        let edge = Self.distance(of: element.node.frame, in: picture.size)
        let text = max(edge, 0).rounded(to: 10)
        return finding(
          .warning,
          Sentence("Is \(text) pt from the edge.", ko: "가장자리에서 \(text)포인트 떨어져 있어요."),
          fix: isOwn ? advice : nil, at: picture, on: element, measure: edge, key: "edge")
      }
    }
  }

  private static func isWhole(_ frame: CGRect, _ picture: ExaminedPicture) -> Bool {
    frame.width > picture.size.width - 2 && frame.height > picture.size.height - 2
  }

  private static func distance(of frame: CGRect, in size: CGSize) -> Double {
    min(frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY)
  }
}
