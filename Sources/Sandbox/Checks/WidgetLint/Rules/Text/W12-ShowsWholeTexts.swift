import Drawing
import Foundation
import PhoneFacts
import PictureReading
import Sentences
import WorkerProtocol

/// Disallows cut-off text, because a widget doesn't scroll.
struct ShowsWholeTexts: LintRule {
  let card = LintRuleCard(
    number: "W12",
    name: Sentence("text cut off", ko: "잘린 텍스트"),
    evidence: [.tree], severities: [.error, .warning],
    threshold: Sentence(
      """
      text that is truncated, extends over 1 pt beyond the widget, or is in a corner of the expanded \
      Dynamic Island; a warning at the text size \(LintPlan.largeType)
      """,
      ko: """
        텍스트가 말줄임표로 잘리거나, 위젯 밖으로 1포인트 넘게 나가거나, 펼친 다이내믹 아일랜드의 모서리에 있을 때. \
        글자 크기 \(LintPlan.largeType)에서는 경고
        """),
    basis: .guidelines(.typography),
    explanation: Sentence(
      "Many users choose larger text. A widget has to fit larger text, or show less.",
      ko: "글자를 키워 쓰는 사람이 많아요. 위젯은 큰 텍스트를 다 담거나 내용을 줄여야 해요."),
    fix: Sentence(
      "Shorten the text, let it wrap, or drop the least important content with ViewThatFits.",
      ko: "텍스트를 줄이거나, 줄바꿈하거나, ViewThatFits로 덜 중요한 내용을 빼세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    let usual = Set(examination.usual.flatMap { picture in Self.cut(in: picture).map(\.name) })
    let large = examination.pictures.filter {
      // The system sets the font size of the line above the clock, so that family is exempt.
      $0.request.dynamicTypeSize == LintPlan.largeType && $0.family != .widget(.accessoryInline)
    }
    let trials = examination.trials
    return examination.usual.flatMap { picture in
      Self.cut(in: picture).map { element in
        finding(
          .error,
          Self.isInCorner(element.node.frame, of: picture)
            ? Sentence(
              "A corner of the Dynamic Island cuts off this text.",
              ko: "다이내믹 아일랜드의 모서리에 텍스트가 잘려요.")
            : Sentence("This text is cut off.", ko: "텍스트가 잘려요."),
          fix: fix(of: element, in: picture, by: trials), at: picture, on: element)
      }
    }
      + large.flatMap { picture in
        Self.cut(in: picture).filter { !usual.contains($0.name) }.map { element in
          finding(
            .warning,
            Sentence("This text is cut off at larger text sizes.", ko: "글자를 키우면 텍스트가 잘려요."),
            fix: fix(of: element, in: picture, by: trials), at: picture, on: element)
        }
      }
  }

  /// Returns whether the rule applies to a picture.
  static func isAsked(about request: RenderRequest) -> Bool {
    let isAccessory = request.family.widget?.isAccessory == true
    return request.mode == (isAccessory ? .vibrant : .fullColor) && !request.isDark
      && request.place == nil && request.locale == "en_US" && request.entry == 0
  }

  /// Returns a fix that a trial picture proved to work, or else the rule's general fix.
  private func fix(
    of element: PlacedElement, in picture: ExaminedPicture, by trials: [ExaminedPicture]
  ) -> Sentence {
    if Self.isInCorner(element.node.frame, of: picture) {
      return Sentence(
        "Move the text away from the corner with padding.", ko: "padding으로 텍스트를 모서리에서 떼어 놓으세요.")
    }
    let scale = LintPlan.triedScales.first { scale in
      trials.contains { trial in
        trial.request == picture.request.with { $0.triedTextScale = scale }
          && !Self.cut(in: trial).contains { $0.name == element.name || $0.text == element.text }
      }
    }
    guard let scale else { return card.fix }
    return Sentence(
      """
      Add .minimumScaleFactor(\(scale)) to make the text fit, shorten it, let it wrap, or drop the \
      least important content with ViewThatFits.
      """,
      ko:
        ".minimumScaleFactor(\(scale))를 붙이면 다 보여요. 텍스트를 줄이거나, 줄바꿈하거나, ViewThatFits로 덜 중요한 내용을 빼도 돼요."
    )
  }

  /// Returns the views whose text is truncated or partly outside the picture.
  static func cut(in picture: ExaminedPicture) -> [PlacedElement] {
    let room = picture.bounds.insetBy(dx: -1, dy: -1)
    return picture.texts.filter { element in
      let frame = element.node.frame
      return element.node.isTruncated
        || (!frame.isEmpty && (!room.contains(frame) || isInCorner(frame, of: picture)))
    }
  }

  /// Returns whether the expanded island's corners cut the letters in a frame.
  private static func isInCorner(_ frame: CGRect, of picture: ExaminedPicture) -> Bool {
    picture.family == .activity(.islandExpanded)
      && ExpandedIsland.cutsLetters(in: frame, of: picture.bounds.size)
  }
}
