import Drawing
import Foundation
import PictureReading
import Sentences
import Stage

/// A widget cannot be scrolled: what is cut off is lost.
struct ShowsWholeTexts: LintRule {
  let card = LintRuleCard(
    number: "W12",
    name: Sentence("cut off", ko: "잘린 글"),
    evidence: [.tree], severities: [.error, .warning],
    threshold: Sentence(
      "a text truncated, or reaching over 1 pt beyond the widget; a warning at the text size \(LintPlan.largeType)",
      ko: "글이 말줄임되거나 위젯 밖으로 1포인트 넘게 나갈 때. 글자 크기 \(LintPlan.largeType)에서는 경고"),
    basis: .guidelines(.typography),
    explanation: Sentence(
      "People choose larger text; a widget has to hold it or to show less.",
      ko: "글자를 키워 쓰는 사람이 많아요. 위젯은 그 글을 담거나 내용을 줄여야 해요."),
    fix: Sentence(
      "Shorten it, let it wrap, allow .minimumScaleFactor(0.8), or drop what matters least with ViewThatFits.",
      ko: "글을 줄이거나, 줄바꿈하거나, .minimumScaleFactor(0.8)를 쓰거나, ViewThatFits로 덜 중요한 것을 빼세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let usual = Set(examination.usual.flatMap { picture in Self.cut(in: picture).map(\.name) })
    let large = examination.pictures.filter {
      // The line above the clock is set in the system's own size.
      $0.request.dynamicTypeSize == LintPlan.largeType && $0.family != .widget(.accessoryInline)
    }
    return examination.usual.flatMap { picture in
      Self.cut(in: picture).map { element in
        finding(
          .error, Sentence("Is cut off.", ko: "글이 잘려요."), at: picture, on: element)
      }
    }
      + large.flatMap { picture in
        Self.cut(in: picture).filter { !usual.contains($0.name) }.map { element in
          finding(
            .warning,
            Sentence("Is cut off at larger text sizes.", ko: "글자를 키우면 글이 잘려요."), at: picture,
            on: element)
        }
      }
  }

  /// The texts of a picture that are truncated, or lie partly outside.
  static func cut(in picture: ExaminedPicture) -> [PlacedElement] {
    let room = picture.bounds.insetBy(dx: -1, dy: -1)
    return picture.texts.filter { element in
      let frame = element.node.frame
      return element.node.isTruncated || (!frame.isEmpty && !room.contains(frame))
    }
  }
}
