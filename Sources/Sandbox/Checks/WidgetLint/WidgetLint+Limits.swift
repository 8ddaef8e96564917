package import Sentences

/// A rule, or a part of one, that couldn't be decided, with the reason.
package struct LintLimit: Hashable, Sendable {
  package let rule: String
  package let reason: Sentence
}

extension WidgetLint {
  /// The limits of every run, whatever its input.
  package static let limits: [LintLimit] = [
    LintLimit(
      rule: "W10",
      reason: Sentence(
        "vibrant and clear rendering stand on a wallpaper that nobody knows; texts that vanish are W03",
        ko: "바이브런트와 투명 모드의 배경화면은 알 수 없어요. 사라지는 글은 W03이 봐요")),
    LintLimit(
      rule: "W20",
      reason: Sentence(
        "how long a placeholder takes: time here says nothing of a phone's; its code is read instead",
        ko: "placeholder에 걸리는 시간은 여기서 잴 수 없어 코드를 읽어요")),
    LintLimit(
      rule: "W21",
      reason: Sentence(
        "how long a snapshot takes: its code is read instead",
        ko: "스냅샷에 걸리는 시간은 여기서 잴 수 없어 코드를 읽어요")),
    LintLimit(
      rule: "W28",
      reason: Sentence(
        "whether a word is a verb, beyond openings that surely are none",
        ko: "첫 낱말이 동사인지는 확실히 아닌 경우만 알아요")),
    LintLimit(
      rule: "W29",
      reason: Sentence(
        "the app's own name, which a widget's files do not hold",
        ko: "앱 이름은 위젯 파일에 없어 위젯 표시 이름과 비교해요")),
    LintLimit(
      rule: "W46",
      reason: Sentence("whether an image means something", ko: "이미지에 뜻이 있는지")),
    LintLimit(
      rule: "W48",
      reason: Sentence(
        "which entry matters; other symbols stand for it", ko: "어느 엔트리가 중요한지. 심벌이 다르면 다르다고 봐요")),
  ]

  /// Returns the rules that a run on this subject skips because of missing evidence.
  static func leftOut(of subject: LintSubject) -> [LintLimit] {
    cards.compactMap { card in
      if card.evidence == [.availability], subject.availability == nil {
        return LintLimit(
          rule: card.number,
          reason: Sentence("no --deployment-target was named", ko: "--deployment-target을 주지 않았어요"))
      }
      guard subject.files.isEmpty, card.evidence.contains(.source) else { return nil }
      return LintLimit(
        rule: card.number,
        reason: card.evidence == [.source]
          ? Sentence("the Swift files are not at hand", ko: "Swift 파일이 없어요")
          : Sentence(
            "in part: the Swift files are not at hand", ko: "Swift 파일이 없어 일부만 봐요"))
    }
  }
}
