/// A rule, or a part of one, that was not decided, and why.
package struct LintLimit: Hashable, Sendable {
  package let rule: String
  package let reason: LintText
}

extension WidgetLint {
  /// What no run of the lint decides, whatever it is given.
  package static let limits: [LintLimit] = [
    LintLimit(
      rule: "W10",
      reason: LintText(
        "vibrant and clear rendering stand on a wallpaper that nobody knows; texts that vanish are W03",
        ko: "바이브런트와 투명 모드의 배경화면은 알 수 없습니다. 사라지는 글은 W03이 봅니다")),
    LintLimit(
      rule: "W20",
      reason: LintText(
        "how long a placeholder takes: time here says nothing of a phone's; its code is read instead",
        ko: "placeholder에 걸리는 시간은 여기서 잴 수 없어 코드를 읽습니다")),
    LintLimit(
      rule: "W21",
      reason: LintText(
        "how long a snapshot takes: its code is read instead",
        ko: "스냅샷에 걸리는 시간은 여기서 잴 수 없어 코드를 읽습니다")),
    LintLimit(
      rule: "W28",
      reason: LintText(
        "whether a word is a verb, beyond openings that surely are none",
        ko: "첫 낱말이 동사인지는 확실히 아닌 경우만 압니다")),
    LintLimit(
      rule: "W29",
      reason: LintText(
        "the app's own name, which a widget's files do not hold",
        ko: "앱 이름은 위젯 파일에 없어 위젯 표시 이름과 비교합니다")),
    LintLimit(
      rule: "W46",
      reason: LintText("whether an image means something", ko: "이미지에 뜻이 있는지")),
    LintLimit(
      rule: "W48",
      reason: LintText(
        "which entry matters; other symbols stand for it", ko: "어느 항목이 중요한지. 심벌이 다르면 다르다고 봅니다")),
  ]

  /// What a run on this subject leaves out for want of evidence.
  static func leftOut(of subject: LintSubject) -> [LintLimit] {
    cards.compactMap { card in
      if card.evidence == [.availability], subject.availability == nil {
        return LintLimit(
          rule: card.number,
          reason: LintText("no --deployment-target was named", ko: "--deployment-target을 주지 않았습니다"))
      }
      guard subject.files.isEmpty, card.evidence.contains(.source) else { return nil }
      return LintLimit(
        rule: card.number,
        reason: card.evidence == [.source]
          ? LintText("the Swift files are not at hand", ko: "Swift 파일이 없습니다")
          : LintText(
            "in part: the Swift files are not at hand", ko: "Swift 파일이 없어 일부만 봅니다"))
    }
  }
}
