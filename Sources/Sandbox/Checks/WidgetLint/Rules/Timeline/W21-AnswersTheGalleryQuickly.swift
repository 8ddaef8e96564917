import Sentences
import WorkerProtocol
import SwiftSource

/// Requires that a gallery snapshot shows sample data instead of waiting for the network.
struct AnswersTheGalleryQuickly: LintRule {
  private static let slow = [
    "URLSession", "await", "dataTask", "CLLocationManager", "sleep",
  ]

  let card = LintRuleCard(
    number: "W21",
    name: Sentence("snapshot ignores isPreview", ko: "isPreview를 확인하지 않는 스냅샷"),
    evidence: [.source], severities: [.warning],
    threshold: Sentence(
      "await or network access in snapshot(for:in:) or getSnapshot, without reading isPreview",
      ko: "snapshot(for:in:)나 getSnapshot에서 await나 네트워크를 쓰면서 isPreview를 읽지 않을 때"),
    basis: .documentation(
      "getSnapshot(in:completion:)", "widgetkit/timelineprovider/getsnapshot(in:completion:)"),
    explanation: Sentence(
      "The gallery waits for the snapshot, and shows a gray picture in the meantime.",
      ko: "갤러리는 스냅샷을 기다리고, 기다리는 동안 회색 그림을 보여 줘요."),
    fix: Sentence(
      "Return sample data if context.isPreview.", ko: "context.isPreview이면 예시 데이터를 돌려주세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.source.providers.flatMap { provider in
      provider.members.filter { ["snapshot", "getSnapshot"].contains($0.name) }.compactMap {
        member in
        guard !member.body.contains(word: "isPreview"),
          let slow = member.body.first(where: { $0.kind == .word && Self.slow.contains($0.text) })
        else { return nil }
        return finding(
          .warning,
          Sentence(
            "The snapshot waits (\(slow.text)) without checking context.isPreview.",
            ko: "스냅샷이 context.isPreview를 확인하지 않고 기다려요(\(slow.text))."),
          at: provider.place(of: slow))
      }
    }
  }
}
