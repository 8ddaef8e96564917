import Drawing
import Foundation
import Sentences
import WorkerProtocol

/// Disallows images with more pixels than the widget, which the system rejects on archiving.
struct KeepsImagesSmall: LintRule {
  /// The number of pixels in a square point, and the system's limit as a multiple of the widget's area.
  private static let pixelsAPoint = 9.0
  private static let allowance = 1.3

  let card = LintRuleCard(
    number: "W40",
    name: Sentence("image too large to archive", ko: "저장하기에 너무 큰 이미지"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "an image with more than 1.3 × 9 pixels per square point of the widget",
      ko: "이미지 픽셀 수가 위젯 넓이(제곱 pt)의 1.3 × 9배를 넘을 때"),
    basis: .observed(
      "The system's log: “Widget archival failed due to image being too large”; the limit is an estimate from reported figures"
    ),
    explanation: Sentence(
      "Beyond the limit, the system drops the image, and the widget stays blank or black.",
      ko: "한도를 넘으면 시스템이 이미지를 버려요. 위젯이 비거나 검게 남아요."),
    fix: Sentence(
      "Scale the image down to context.displaySize × 3 before you show it.",
      ko: "보여 주기 전에 이미지를 context.displaySize × 3 크기로 줄이세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture -> [LintFinding] in
      let limit = picture.size.width * picture.size.height * Self.pixelsAPoint * Self.allowance
      return picture.elements.compactMap { element in
        guard let size = element.node.traits.pixelSize, size.width * size.height > limit else {
          return nil
        }
        let (width, height) = (Int(saturating: size.width), Int(saturating: size.height))
        let all = Int(saturating: size.width * size.height)
        return finding(
          .error,
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
