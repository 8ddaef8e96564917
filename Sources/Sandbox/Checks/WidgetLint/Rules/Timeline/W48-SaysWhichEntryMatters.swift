import Sentences
import WorkerProtocol

/// Requires relevance for entries, which a Smart Stack uses to move a widget to the top.
struct SaysWhichEntryMatters: LintRule {
  let card = LintRuleCard(
    number: "W48",
    name: Sentence("no relevance", ko: "관련성 없음"),
    evidence: [.timeline, .tree], severities: [.info],
    threshold: Sentence(
      "several entries that show different symbols or views, none with a relevance",
      ko: "엔트리마다 다른 심볼이나 뷰를 보여 주는데 관련성이 있는 엔트리가 없을 때"),
    basis: .documentation(
      "Increasing the visibility of widgets in Smart Stacks",
      "widgetkit/widget-suggestions-in-smart-stacks"),
    explanation: Sentence(
      "The system can't know which entries are worth seeing. Only the provider knows.",
      ko: "어느 엔트리가 볼 만한지 시스템은 알 수 없어요. 프로바이더만 알려 줄 수 있어요."),
    fix: Sentence(
      "Add var relevance: TimelineEntryRelevance? to the entry, with a higher score when something happens.",
      ko: "엔트리에 var relevance: TimelineEntryRelevance?를 추가하고, 일이 있을 때 점수를 높이세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    guard let timeline = examination.subject.timeline, timeline.entries.count > 1,
      timeline.entries.allSatisfy({ $0.relevance == nil })
    else { return [] }
    let later = examination.pictures.filter { $0.request.entry > 0 }
    guard let first = examination.usual.first(where: { $0.family == later.first?.family }) else {
      return []
    }
    let kinds = Set(([first] + later).map(Self.looks))
    guard kinds.count > 1 else { return [] }
    return [
      finding(
        .info,
        Sentence(
          "The \(timeline.entries.count) entries look different, but none has a relevance.",
          ko: "엔트리 \(timeline.entries.count)개의 모습이 서로 다른데, 관련성이 있는 엔트리가 없어요."),
        in: examination, place: examination.place(ofProvider: "timeline", "getTimeline"))
    ]
  }

  /// Returns the content of an entry without its text.
  private static func looks(_ picture: ExaminedPicture) -> [String] {
    picture.leaves.map { $0.node.traits.imageName ?? $0.node.type }
  }
}
