import Drawing
import Foundation
import PictureReading
import Sentences
import WorkerProtocol

/// Requires that a widget conveys nothing by color alone, which is lost on some users and in some modes.
struct SaysMoreThanColor: LintRule {
  /// The minimum distance in degrees between hues that are meant to differ.
  private static let distance = 30.0

  let card = LintRuleCard(
    number: "W31",
    name: Sentence("meaning by color alone", ko: "색으로만 전하는 뜻"),
    evidence: [.tree], severities: [.info],
    threshold: Sentence(
      "the same symbol, or the same text apart from its digits, in hues at least 30° apart, in one picture or in two entries",
      ko: "한 그림이나 두 엔트리에서 같은 심볼이나 숫자만 다른 텍스트의 색상이 30° 이상 다를 때"),
    basis: .guidelines(.color),
    explanation: Sentence(
      "On a tinted Home Screen and on the Lock Screen, all colors become one. Many users can't tell red from green anyway.",
      ko: "틴트 처리된 홈 화면과 잠금 화면에서는 모든 색이 하나가 돼요. 빨강과 초록을 구별하지 못하는 사람도 많아요."),
    fix: Sentence(
      "Add a difference other than color: another symbol, an arrow or a word.",
      ko: "색이 아닌 차이를 더하세요. 다른 심볼, 화살표, 낱말 같은 것이에요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let pictures = examination.pictures.filter { picture in
      picture.request.mode == .fullColor && !picture.request.isDark
        && picture.request.locale == "en_US" && picture.request.dynamicTypeSize == "large"
        && picture.request.systemVersion == examination.subject.systemVersion
    }
    let families = Dictionary(grouping: pictures, by: \.family)
    return examination.usual.compactMap(\.family.self).flatMap { family -> [LintFinding] in
      let shown = families[family] ?? []
      // Symbols are compared within one picture. Text also repeats for other reasons, so it's only compared
      // over time.
      let beside = shown.flatMap { picture in
        Self.clashes(among: picture.elements.filter(\.isSymbol), in: picture)
      }
      let overTime = Self.changes(over: shown)
      return (beside + overTime).map { clash in
        finding(
          .info,
          Sentence(
            "Only its color distinguishes this from similar content.", ko: "비슷한 내용과 색만 달라요."),
          at: clash.picture,
          on: clash.element)
      }
    }
  }

  private typealias Clash = (picture: ExaminedPicture, element: PlacedElement)

  /// Returns symbols that have the same name as another symbol in the picture but a different hue.
  private static func clashes(
    among elements: [PlacedElement], in picture: ExaminedPicture
  ) -> [Clash] {
    Dictionary(grouping: elements, by: pattern).values.compactMap { alike in
      guard let first = alike.first, let hue = hue(of: first) else { return nil }
      let other = alike.dropFirst().first { element in
        Self.hue(of: element).map { differs($0, hue) } ?? false
      }
      return other.map { (picture, $0) }
    }
  }

  /// Returns views that change between entries only in hue and in digits.
  private static func changes(over pictures: [ExaminedPicture]) -> [Clash] {
    guard let first = pictures.first(where: { $0.request.entry == 0 }) else { return [] }
    return pictures.filter { $0.request.entry > 0 }.flatMap { later in
      zip(first.leaves, later.leaves).compactMap { before, after -> Clash? in
        guard pattern(before) == pattern(after), let one = hue(of: before),
          let other = hue(of: after), differs(one, other)
        else { return nil }
        return (later, after)
      }
    }
  }

  /// Returns a view's content with 0 in place of every digit.
  private static func pattern(_ element: PlacedElement) -> String {
    let text = (element.node.text ?? "").map { $0.isNumber ? "0" : $0 }
    return "\(element.node.traits.imageName ?? "") \(String(text).replacing(/0+/, with: "0"))"
  }

  private static func hue(of element: PlacedElement) -> Double? {
    element.node.traits.foreground?.plainColor?.hue
  }

  private static func differs(_ one: Double, _ other: Double) -> Bool {
    RGBA.distance(ofHue: one, to: other) >= Self.distance
  }
}
