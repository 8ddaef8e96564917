import Drawing
import PhoneFacts
import Sentences
import WorkerProtocol

/// Limits the amount of information, because a widget is read at a glance.
struct KeepsSmallWidgetsCalm: LintRule {
  /// Returns the number of units of information that fit in a glance, and the number beyond which users read
  /// none of them.
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
      """
      over 4 pieces of information in systemSmall (error: over 6), over 2 in accessoryCircular or \
      accessoryInline (error: over 3); text and the symbol next to it count as one piece
      """,
      ko:
        "정보 개수: systemSmall 4개 초과(6개 초과면 오류), accessoryCircular와 accessoryInline 2개 초과(3개 초과면 오류). 텍스트와 그 옆의 심볼은 하나로 쳐요"
    ),
    basis: LintBasis(
      "Human Interface Guidelines, Widgets (“glanceable”); the numbers are Rings' own, because Apple gives none",
      address: "https://developer.apple.com/design/human-interface-guidelines/widgets"),
    explanation: Sentence(
      "Users look at a widget only for a moment, and skip what they can't take in.",
      ko: "사용자는 위젯을 잠깐만 봐요. 한눈에 들어오지 않는 내용은 읽지 않아요."),
    fix: Sentence(
      "Keep the information that users look for first, and leave the rest to a larger family.",
      ko: "사용자가 먼저 찾는 정보만 남기고, 나머지는 더 큰 크기에 넣으세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.compactMap { picture in
      guard let limit = Self.limit(of: picture.family.widget) else { return nil }
      let count = Self.units(in: picture.rendered.picture.root)
      guard count > limit.calm else { return nil }
      return finding(
        count > limit.full ? .error : .warning,
        Sentence(
          "The widget shows \(count) pieces of information, but a glance takes in only \(limit.calm).",
          ko: "위젯이 보여 주는 정보가 \(count)개예요. 한눈에는 \(limit.calm)개까지만 들어와요."),
        at: picture)
    }
  }

  /// Returns the number of visible views that are text, gauges or images.
  ///
  /// A symbol next to text counts as part of the text.
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

  /// Returns whether a node is a symbol, or a modifier's wrapper around a symbol.
  private static func isSeenSymbol(_ node: PictureNode) -> Bool {
    guard node.traits.opacity > 0 else { return false }
    if node.children.count == 1 { return isSeenSymbol(node.children[0]) }
    return node.traits.isSymbol
  }
}
