import PhoneFacts
import Sentences
import WorkerProtocol

/// Requires that a large widget shows more than a small widget, not just more white space.
struct LaysOutEachFamily: LintRule {
  /// The maximum empty share of a large widget, from 0 to 1.
  private static let empty = 0.4

  let card = LintRuleCard(
    number: "W13",
    name: Sentence("stretched small layout", ko: "작은 레이아웃을 늘림"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence(
      "systemLarge or larger shows exactly what systemSmall shows, and over 40% of it is empty",
      ko: "systemLarge 이상이 systemSmall과 똑같은 내용을 보여 주고 40% 넘게 비어 있을 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "A larger family is worth its space only if it shows more.",
      ko: "큰 크기는 더 많은 내용을 보여 줄 때만 쓸모가 있어요."),
    fix: Sentence(
      "Switch on \\.widgetFamily and use the space for details, or remove the family.",
      ko: "\\.widgetFamily로 나누어 자세한 내용을 넣거나, 그 크기를 지원하지 마세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    // Without its data, a widget may show the same message in every family.
    guard !examination.subject.isIncomplete,
      let small = examination.usual.first(where: { $0.family == .widget(.systemSmall) })
    else { return [] }
    let smallLeaves = Self.leaves(of: small)
    return examination.usual.filter { Self.isLarge($0.family.widget) }.compactMap { large in
      guard !smallLeaves.isEmpty, Self.leaves(of: large) == smallLeaves,
        large.usedShare < 1 - Self.empty
      else { return nil }
      return finding(
        .warning,
        Sentence(
          "The large widget shows only the contents of the small one.",
          ko: "큰 위젯이 작은 위젯과 똑같은 내용을 보여 줘요."),
        at: large)
    }
  }

  private static func isLarge(_ family: Family?) -> Bool {
    switch family {
    case .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: true
    default: false
    }
  }

  private static func leaves(of picture: ExaminedPicture) -> [String] {
    picture.leaves.map(\.name).sorted()
  }
}
