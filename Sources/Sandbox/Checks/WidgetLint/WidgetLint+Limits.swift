package import Sentences

/// A rule that couldn't be checked completely, with the reason.
package struct LintLimit: Hashable, Sendable {
  package let rule: String
  package let reason: Sentence
}

extension WidgetLint {
  /// The limits of every run, regardless of its input.
  package static let limits: [LintLimit] = [
    LintLimit(
      rule: "W10",
      reason: Sentence(
        "contrast in vibrant and clear rendering, because the wallpaper is unknown; W03 finds text that disappears",
        ko: "바이브런트 모드와 투명한 위젯의 대비. 배경화면을 알 수 없어요. 사라지는 텍스트는 W03이 찾아요")),
    LintLimit(
      rule: "W20",
      reason: Sentence(
        "how long a placeholder takes on a phone; the rule reads its code instead",
        ko: "휴대폰에서 placeholder에 걸리는 시간. 대신 코드를 읽어요")),
    LintLimit(
      rule: "W21",
      reason: Sentence(
        "how long a snapshot takes on a phone; the rule reads its code instead",
        ko: "휴대폰에서 스냅샷에 걸리는 시간. 대신 코드를 읽어요")),
    LintLimit(
      rule: "W28",
      reason: Sentence(
        "whether the first word is a verb, unless it certainly isn't",
        ko: "첫 낱말이 동사인지는 확실히 아닌 경우만 알 수 있어요")),
    LintLimit(
      rule: "W29",
      reason: Sentence(
        "the app's name, which isn't in a widget's files; the rule uses the widget's display name instead",
        ko: "앱 이름은 위젯 파일에 없어서, 대신 위젯의 표시 이름과 비교해요")),
    LintLimit(
      rule: "W40",
      reason: Sentence(
        "the exact limit, which Apple doesn't publish; the rule uses an estimate from reported figures",
        ko: "Apple이 공개하지 않은 정확한 한도. 알려진 기록에서 추정한 값을 써요")),
    LintLimit(
      rule: "W46",
      reason: Sentence("whether an image has a meaning", ko: "이미지에 뜻이 있는지")),
    LintLimit(
      rule: "W48",
      reason: Sentence(
        "which entry matters; the rule looks for entries with different symbols or views instead",
        ko: "어느 엔트리가 중요한지. 대신 심볼이나 뷰가 다른 엔트리를 찾아요")),
  ]

  /// Returns the rules that a run on this subject skips because of missing evidence.
  static func leftOut(of subject: LintSubject) -> [LintLimit] {
    cards.compactMap { card in
      if card.evidence == [.availability], subject.availability == nil {
        return LintLimit(
          rule: card.number,
          reason: Sentence("no --deployment-target was given", ko: "--deployment-target을 주지 않았어요"))
      }
      guard subject.files.isEmpty, card.evidence.contains(.source) else { return nil }
      return LintLimit(
        rule: card.number,
        reason: card.evidence == [.source]
          ? Sentence("the Swift files are missing", ko: "Swift 파일이 없어요")
          : Sentence(
            "in part, because the Swift files are missing", ko: "Swift 파일이 없어 일부만 봐요"))
    }
  }
}
