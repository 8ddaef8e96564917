import Drawing
import Foundation
import PictureReading
import Sentences
import WorkerProtocol

/// Requires that tap targets are large enough, and far enough apart.
struct GivesFingersRoom: LintRule {
  private static let wanted = 44.0
  private static let least = 28.0
  private static let gap = 12.0

  let card = LintRuleCard(
    number: "W16",
    name: Sentence("tap target too small", ko: "너무 작은 탭 영역"),
    evidence: [.tree], severities: [.error, .warning, .info],
    threshold: Sentence(
      "a control under 44 × 44 pt: warning, under 28 × 28 pt: error; two controls under 12 pt apart: info",
      ko: "컨트롤이 44 × 44포인트 미만이면 경고, 28 × 28포인트 미만이면 오류. 두 컨트롤 사이가 12포인트 미만이면 참고"),
    basis: .guidelines(.accessibility),
    explanation: Sentence(
      "A tap that misses the button opens the app instead.", ko: "버튼을 빗나간 탭은 버튼 대신 앱을 열어요."),
    fix: Sentence(
      "Add .frame(minWidth: 44, minHeight: 44) inside the button's label.",
      ko: "버튼 라벨 안에 .frame(minWidth: 44, minHeight: 44)를 추가하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture -> [LintFinding] in
      let controls = picture.elements.filter(\.isControl)
      let small = controls.compactMap { element -> LintFinding? in
        let frame = element.node.frame
        let shorter = min(frame.width, frame.height)
        // The tolerance of half a point allows for rounding.
        guard shorter < Self.wanted - 0.5 else { return nil }
        let size =
          "\(Int(saturating: frame.width.rounded())) × \(Int(saturating: frame.height.rounded()))"
        return finding(
          shorter < Self.least ? .error : .warning,
          Sentence(
            "This control is \(size) pt. A finger needs \(Int(Self.wanted)) × \(Int(Self.wanted)) pt.",
            ko: "컨트롤이 \(size)포인트예요. 손가락에는 \(Int(Self.wanted)) × \(Int(Self.wanted))포인트가 필요해요."),
          at: picture, on: element, measure: shorter, key: "small")
      }
      return small + crowded(controls, in: picture)
    }
  }

  private func crowded(_ controls: [PlacedElement], in picture: ExaminedPicture) -> [LintFinding] {
    controls.indices.compactMap { index in
      let frame = controls[index].node.frame
      let near = controls.dropFirst(index + 1).first { other in
        let frames = other.node.frame
        guard !frame.contains(frames), !frames.contains(frame) else { return false }
        let across = max(frame.minX - frames.maxX, frames.minX - frame.maxX, 0)
        let down = max(frame.minY - frames.maxY, frames.minY - frame.maxY, 0)
        return hypot(across, down) < Self.gap
      }
      return near.map { other in
        finding(
          .info,
          Sentence(
            "This control is less than \(Int(Self.gap)) pt from \(other.name).",
            ko: "\(other.name) 컨트롤과의 간격이 \(Int(Self.gap))포인트 미만이에요."),
          fix: Sentence("Leave 12 pt between them.", ko: "둘 사이를 12포인트 띄우세요."), at: picture,
          on: controls[index])
      }
    }
  }
}
