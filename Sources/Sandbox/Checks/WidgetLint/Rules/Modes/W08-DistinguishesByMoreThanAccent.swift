import PhoneFacts
import Sentences
import WorkerProtocol

/// Finds differences by accent alone.
///
/// On iOS 26 both groups are white, so such differences disappear.
struct DistinguishesByMoreThanAccent: LintRule {
  private static let lost = 1.2

  let card = LintRuleCard(
    number: "W08",
    name: Sentence("hierarchy by accent color alone", ko: "악센트 색으로만 구별되는 위계"),
    evidence: [.pixels], severities: [.warning],
    threshold: Sentence(
      "on a tinted Home Screen, contrast under 1.2:1 in iOS 26, but at least 1.2:1 in iOS 18",
      ko: "틴트 처리된 홈 화면에서 대비가 iOS 26은 1.2:1 미만, iOS 18은 1.2:1 이상일 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "iOS 18 tints the accent group and leaves the rest white. Starting with iOS 26, both groups are white.",
      ko: "iOS 18은 악센트 그룹만 물들이고 나머지는 흰색이에요. iOS 26부터는 두 그룹이 모두 흰색이에요."),
    fix: Sentence(
      "Use opacity, size or shape too, not only the accent group.",
      ko: "악센트 그룹만이 아니라 불투명도, 크기, 모양으로도 구별되게 하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let accented = examination.pictures.filter {
      $0.request.mode == .accented && $0.hasUsualSettings
    }
    return accented.filter { $0.request.systemVersion == SystemVersion(26) }.flatMap { new in
      guard
        let old = accented.first(where: {
          $0.family == new.family && $0.request.systemVersion == SystemVersion(18)
        })
      else { return [LintFinding]() }
      return new.legibility.compactMap { reading in
        guard reading.typical < Self.lost, let element = new.element(at: reading.node),
          let before = old.legibility.first(where: {
            old.element(at: $0.node)?.name == element.name
          }
          ), before.typical >= Self.lost
        else { return nil }
        return finding(
          .warning,
          Sentence(
            "Only the accent color makes this visible. On iOS 26, where both groups are white, it disappears.",
            ko: "악센트 색 덕분에만 보여요. 두 그룹이 모두 흰색인 iOS 26에서는 사라져요."),
          at: new, on: element)
      }
    }
  }
}
