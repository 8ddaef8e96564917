import Foundation
import Sentences
import WorkerProtocol

/// Requires margins between the widget's edge and text or controls.
struct KeepsItsMargins: LintRule {
  private static let least = 11.0

  let card = LintRuleCard(
    number: "W32",
    name: Sentence("too close to the edge", ko: "가장자리에 너무 가까움"),
    evidence: [.tree, .declaration], severities: [.warning],
    threshold: Sentence(
      "text or a control under 11 pt from the edge of a system family",
      ko: "시스템 크기에서 텍스트나 컨트롤이 가장자리에서 11포인트보다 가까울 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "The standard margin is 16 pt. Tight groups of graphics and buttons can use 11 pt.",
      ko: "표준 여백은 16포인트예요. 그래픽이나 버튼을 촘촘히 모을 때는 11포인트도 괜찮아요."),
    fix: Sentence(
      "Leave 16 pt to the edge, or 11 pt around tight groups.",
      ko: "가장자리에서 16포인트, 촘촘한 그룹이라면 11포인트를 띄우세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let isOwn = examination.subject.declaration.contentMarginsDisabled
    let advice = Sentence(
      "contentMarginsDisabled() removes the system's margins. Add .padding(margins) with the margins from \\.widgetContentMargins.",
      ko:
        "contentMarginsDisabled()가 시스템 여백을 없애요. \\.widgetContentMargins 값으로 .padding(margins)을 추가하세요."
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
          Sentence("This is only \(text) pt from the edge.", ko: "가장자리에서 \(text)포인트밖에 떨어져 있지 않아요."),
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
