import PictureReading
import Sentences
import WorkerProtocol
import SwiftSource

/// Requires that a view's body depends only on its entry, because the body runs many times and must always
/// give the same result.
struct DrawsTheSameEveryTime: LintRule {
  private static let impure = ["UserDefaults", "UUID", "SystemRandomNumberGenerator"]

  let card = LintRuleCard(
    number: "W49",
    name: Sentence("impure body", ko: "순수하지 않은 body"),
    evidence: [.tree, .source], severities: [.warning],
    threshold: Sentence(
      "Date(), .now, random, UUID() or UserDefaults in a view's body, or two different pictures of one entry",
      ko: "뷰의 body 안의 Date(), .now, random, UUID(), UserDefaults, 또는 같은 엔트리의 두 그림이 다를 때"),
    basis: .session("WWDC23, Bring widgets to life", "wwdc2023/10028"),
    explanation: Sentence(
      """
      The system runs a body for each appearance, size and setting of an entry. Each variant would \
      show something different.
      """,
      ko: "시스템은 엔트리마다 모양, 크기, 설정별로 body를 따로 실행해요. 그러면 그때마다 다른 내용이 나와요."),
    fix: Sentence(
      "Read the value in the provider, and pass it in the entry. For the time to show, use entry.date.",
      ko: "프로바이더에서 읽어 엔트리에 담아 넘기세요. 보여 줄 시각은 entry.date예요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let written = examination.source.types(conformingTo: "View", "ViewModifier").flatMap { type in
      type.members.filter { $0.head.contains(word: "View") || $0.name == "body" }.flatMap {
        member in
        member.body.indices.filter { isImpure($0, in: member.body) }.map { index in
          finding(
            .warning,
            Sentence(
              "\(member.body[index].text) in a view's body gives a different result on each run.",
              ko: "뷰 body 안의 \(member.body[index].text) 값은 실행할 때마다 달라져요."),
            at: type.place(of: member.body[index]))
        }
      }
    }
    return written + (written.isEmpty ? differing(in: examination) : [])
  }

  private func differing(in examination: Examination) -> [LintFinding] {
    examination.subject.repetitions.compactMap { again in
      guard
        let picture = examination.pictures.first(where: { $0.request == again.request }),
        ReadPicture(again).elements.map(\.name) != picture.elements.map(\.name)
      else { return nil }
      return finding(
        .warning,
        Sentence(
          "The widget looks different each time the same entry is drawn.",
          ko: "같은 엔트리를 그려도 그릴 때마다 위젯의 모습이 달라요."),
        at: picture)
    }
  }

  private func isImpure(_ index: Int, in body: ArraySlice<CodeToken>) -> Bool {
    let token = body[index]
    guard token.kind == .word else { return false }
    let next = index + 1 < body.endIndex ? body[index + 1].text : ""
    let afterNext = index + 2 < body.endIndex ? body[index + 2].text : ""
    let previous = index > body.startIndex ? body[index - 1].text : ""
    switch token.text {
    case "Date": return next == "(" && afterNext == ")"
    case "now": return previous == "."
    case "random", "randomElement", "shuffled": return previous == "." && next == "("
    default: return Self.impure.contains(token.text) && next != ":"
    }
  }
}
