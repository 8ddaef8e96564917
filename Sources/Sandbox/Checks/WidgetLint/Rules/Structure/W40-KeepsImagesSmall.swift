import Drawing
import Foundation
import PhoneFacts
import Sentences
import WorkerProtocol

/// Disallows images with more pixels than the widget, which the system rejects on archiving.
struct KeepsImagesSmall: LintRule {
  /// The number of pixels per point on phones.
  private static let displayScale = 3.0

  let card = LintRuleCard(
    number: "W40",
    name: Sentence("image too large to archive", ko: "저장하기에 너무 큰 이미지"),
    evidence: [.tree], severities: [.error, .warning],
    threshold: Sentence(
      "an image with more than 1.1 × the widget's own pixels: warning, with more than 2.1 million pixels: error",
      ko: "이미지 픽셀 수가 위젯 픽셀 수의 1.1배를 넘으면 경고, 210만을 넘으면 오류"),
    basis: .observed(
      "The system's log: “Widget archival failed due to image being too large”; the limit is an estimate from reported figures"
    ),
    explanation: Sentence(
      "Beyond the limit, the reload fails: the widget keeps its old entry or shows the placeholder.",
      ko: "한도를 넘으면 갱신이 실패해서, 위젯이 이전 엔트리에 머물거나 플레이스홀더를 보여 줘요."),
    fix: Sentence(
      "Scale the image down to context.displaySize × 3 before you show it.",
      ko: "보여 주기 전에 이미지를 context.displaySize × 3 크기로 줄이세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture -> [LintFinding] in
      let limit = ImageLimit(
        width: picture.size.width, height: picture.size.height, displayScale: Self.displayScale,
        isSmall: picture.family == .widget(.systemSmall)
      ).pixels
      return picture.elements.compactMap { element in
        guard let size = element.node.traits.pixelSize, Double(size.width * size.height) > limit
        else {
          return nil
        }
        let (width, height) = (Int(saturating: size.width), Int(saturating: size.height))
        let all = Int(saturating: size.width * size.height)
        return finding(
          Double(size.width * size.height) > ImageLimit.highest ? .error : .warning,
          Sentence(
            """
            The image has \(width) × \(height) pixels, \(all) in total. The system accepts about \
            \(Int(saturating: limit)).
            """,
            ko:
              "이미지가 \(width) × \(height), 모두 \(all)픽셀이에요. 시스템은 약 \(Int(saturating: limit))픽셀까지 받아요."
          ),
          at: picture, on: element)
      }
    }
  }
}
