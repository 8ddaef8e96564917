import Foundation
import Sentences
import WorkerProtocol
import SwiftSource

/// Requires that private content is hidden on the Lock Screen, which anyone can see.
struct HidesWhatIsPrivate: LintRule {
  private static let words = [
    "balance", "account", "salary", "health", "heartRate", "weight", "message", "diary", "password",
    "medication", "계좌", "잔액", "급여", "건강", "메시지", "일기",
  ]

  let card = LintRuleCard(
    number: "W38",
    name: Sentence("private content on the Lock Screen", ko: "잠금 화면의 개인 정보"),
    evidence: [.source, .declaration], severities: [.info],
    threshold: Sentence(
      """
      in a widget with an accessory family: a Text without privacySensitive(), whose value is \
      named balance, account, health, message, 계좌 …
      """,
      ko:
        "잠금 화면 크기를 지원하면서 balance, account, health, message, 계좌 같은 이름의 값을 privacySensitive() 없이 Text로 보여 줄 때"
    ),
    basis: .documentation(
      "privacySensitive(_:)", "swiftui/view/privacysensitive(_:)"),
    explanation: Sentence(
      """
      Everyone can see the Lock Screen. While the phone is locked, the system can hide content \
      marked as private, if the owner wants that.
      """,
      ko: "잠금 화면은 누구나 볼 수 있어요. 표시해 둔 내용은 주인이 원하면 휴대폰이 잠긴 동안 시스템이 가려요."),
    fix: Sentence("Add .privacySensitive() to the text.", ko: "텍스트에 .privacySensitive()를 붙이세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    guard examination.subject.declaration.families.contains(where: \.isAccessory)
    else { return [] }
    return examination.source.files.flatMap { file -> [LintFinding] in
      guard !file.tokens.contains(word: "privacySensitive") else { return [] }
      return file.calls(to: "Text").compactMap { call in
        let name = file.tokens[call.arguments].first { token in
          token.kind == .word
            && Self.words.contains { token.text.localizedCaseInsensitiveContains($0) }
        }
        return name.map { token in
          finding(
            .info,
            Sentence(
              "“\(token.text)” sounds private, and everyone can see the Lock Screen.",
              ko: "“\(token.text)” 값은 개인 정보로 보여요. 잠금 화면은 누구나 볼 수 있어요."),
            at: LintPlace(file: file.name, line: token.line))
        }
      }
    }
  }
}
