import Sentences
import WorkerProtocol

/// Finds an image with its own rendering mode in an accented group; the two contradict each other.
struct KeepsImageModeOutOfAccent: LintRule {
  let card = LintRuleCard(
    number: "W07",
    name: Sentence("image mode inside an accented view", ko: "강조된 뷰 안의 이미지 모드"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence("any occurrence", ko: "하나라도 있을 때"), basis: .accentedImages,
    explanation: Sentence(
      "An image's mode may conflict with widgetAccentable(true) around it. Apple doesn't say which one wins.",
      ko: "이미지의 모드와 바깥의 widgetAccentable(true)가 충돌할 수 있어요. Apple은 어느 쪽이 우선하는지 밝히지 않았어요."),
    fix: Sentence(
      "Remove .widgetAccentable() from the views around the image.",
      ko: "이미지를 감싼 뷰에서 .widgetAccentable()을 빼세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.elements
        .filter { $0.node.traits.accentedMode != nil && $0.hasAccentableAncestor }
        .map { element in
          finding(
            .warning,
            Sentence(
              "This image sets a mode inside an accented view, which may override it.",
              ko: "이 이미지는 강조된 뷰 안에서 모드를 정해요. 그 모드가 무시될 수 있어요."),
            at: picture, on: element)
        }
    }
  }
}
