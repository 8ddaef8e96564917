import Drawing
import PhoneFacts
import Sentences
import Stage

/// Limits the amount of information, because a widget is read at a glance.
struct KeepsSmallWidgetsCalm: LintRule {
  /// Returns the number of units of information that fits a glance, and the number beyond which nothing is
  /// read.
  private static func limit(of family: Family?) -> (calm: Int, full: Int)? {
    switch family {
    case .systemSmall: (calm: 4, full: 6)
    case .accessoryCircular, .accessoryInline: (calm: 2, full: 3)
    default: nil
    }
  }

  let card = LintRuleCard(
    number: "W11",
    name: Sentence("too much at a glance", ko: "한눈에 담기엔 너무 많음"),
    evidence: [.tree], severities: [.error, .warning],
    threshold: Sentence(
      "pieces of information: over 4 in systemSmall (error over 6), over 2 in accessoryCircular (error over 3), over 2 in accessoryInline (error over 3); a symbol beside a text belongs to it",
      ko:
        "정보 개수: systemSmall 4개 초과(6개 초과면 오류), accessoryCircular 2개 초과(3개 초과면 오류), accessoryInline 2개 초과(3개 초과면 오류). 글 옆의 심벌은 하나로 쳐요"
    ),
    basis: LintBasis(
      "Human Interface Guidelines, Widgets (“glanceable”); the numbers are this course's, Apple gives none",
      address: "https://developer.apple.com/design/human-interface-guidelines/widgets"),
    explanation: Sentence(
      "People look at a widget for a moment; what does not fit in it is not read.",
      ko: "사람들은 위젯을 잠깐 봐요. 그 순간에 담기지 않는 것은 읽히지 않아요."),
    fix: Sentence(
      "Keep what one looks for first, and leave the rest to a larger family.",
      ko: "먼저 찾는 것만 남기고 나머지는 더 큰 크기에 맡기세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.compactMap { picture in
      guard let limit = Self.limit(of: picture.family.widget) else { return nil }
      let count = Self.units(in: picture.rendered.picture.root)
      guard count > limit.calm else { return nil }
      return finding(
        count > limit.full ? .error : .warning,
        Sentence(
          "\(count) pieces of information; a glance takes in \(limit.calm).",
          ko: "정보가 \(count)개예요. 한눈에는 \(limit.calm)개까지 들어와요."),
        at: picture)
    }
  }

  /// Returns the number of visible texts, gauges and images. A symbol next to a text belongs to it.
  private static func units(in node: PictureNode) -> Int {
    guard node.traits.opacity > 0 else { return 0 }
    if node.traits.fraction != nil { return 1 }
    if node.children.isEmpty {
      let isSeen = !(node.text ?? "").isEmpty || node.traits.imageName != nil
      return isSeen && !node.traits.isAccessibilityHidden ? 1 : 0
    }
    let own = node.children.map(units).reduce(0, +)
    let isRow = node.type == "Label" || node.type == "HStack"
    let symbols = node.children.filter(isSeenSymbol).count
    let texts = node.children.filter { !($0.text ?? "").isEmpty }.count
    return isRow && symbols == 1 && texts >= 1 ? own - 1 : own
  }

  /// Returns whether a node is a symbol, or a modifier's wrapper around one.
  private static func isSeenSymbol(_ node: PictureNode) -> Bool {
    guard node.traits.opacity > 0 else { return false }
    if node.children.count == 1 { return isSeenSymbol(node.children[0]) }
    return node.traits.isSymbol
  }
}
