import Sentences
import WorkerProtocol
import SwiftSource

/// Requires that a placeholder is made without slow calls, because it appears before any data is loaded.
struct GivesItsPlaceholderAtOnce: LintRule {
  /// Types and calls that take time or read data.
  private static let slow = [
    "URLSession", "UserDefaults", "FileManager", "Data", "CoreData", "NSPersistentContainer",
    "ModelContainer", "CLLocationManager", "sleep", "await", "DispatchSemaphore",
  ]

  let card = LintRuleCard(
    number: "W20",
    name: Sentence("placeholder that does slow work", ko: "작업을 하는 placeholder"),
    evidence: [.source], severities: [.warning],
    threshold: Sentence(
      "network, files, UserDefaults, a database or await in placeholder(in:)",
      ko: "placeholder(in:) 안의 네트워크, 파일, UserDefaults, 데이터베이스, await"),
    basis: .documentation(
      "placeholder(in:)", "widgetkit/timelineprovider/placeholder(in:)"),
    explanation: Sentence(
      "Apple wants the placeholder as quickly as possible. The system redacts its content anyway.",
      ko: "Apple은 placeholder를 가능한 한 빨리 돌려주라고 해요. 내용은 어차피 시스템이 가려요."),
    fix: Sentence("Return an entry with fixed sample values.", ko: "정해 둔 예시 값의 엔트리를 돌려주세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.source.providers.compactMap { provider in
      guard let placeholder = provider.member("placeholder"),
        let word = placeholder.body.indices.first(where: { isSlow($0, in: placeholder.body) })
      else { return nil }
      let token = placeholder.body[word]
      return finding(
        .warning,
        Sentence(
          "placeholder(in:) uses \(token.text), which takes time.",
          ko: "placeholder(in:)에서 시간이 걸리는 \(token.text) 코드를 써요."),
        at: provider.place(of: token))
    }
  }

  private func isSlow(_ index: Int, in body: ArraySlice<CodeToken>) -> Bool {
    guard body[index].kind == .word, Self.slow.contains(body[index].text) else { return false }
    // `Data()` is cheap, but `Data(contentsOf:)` reads a file.
    return body[index].text != "Data" || body[(index + 1)...].prefix(2).contains(word: "contentsOf")
  }
}
