import Sentences
import SwiftSource
import WorkerProtocol

/// Disallows reading `UserDefaults.standard` in an extension that never writes it.
struct SharesItsDefaults: LintRule {
  private static let writers: Set = ["set", "setValue", "register"]

  let card = LintRuleCard(
    number: "W57",
    name: Sentence("defaults that the app can't write", ko: "앱이 쓸 수 없는 UserDefaults"),
    evidence: [.source], severities: [.warning],
    threshold: Sentence(
      "UserDefaults.standard, or @AppStorage without store:, in code that only reads",
      ko: "읽기만 하는 코드의 UserDefaults.standard나 store: 없는 @AppStorage"),
    basis: .documentation("Configuring App Groups", "xcode/configuring-app-groups"),
    explanation: Sentence(
      "The app and its widget extension each have their own UserDefaults.standard.",
      ko: "앱과 위젯 익스텐션은 UserDefaults.standard를 따로 가져요."),
    fix: Sentence(
      "Add both targets to an app group, and use UserDefaults(suiteName:) or @AppStorage(_:store:) in both.",
      ko: "두 타깃을 같은 앱 그룹에 넣고, 양쪽에서 UserDefaults(suiteName:)나 @AppStorage(_:store:)를 쓰세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    let source = examination.source
    guard !examination.subject.isIncomplete, !source.uses("defaultAppStorage"),
      !source.files.contains(where: writes)
    else { return [] }
    return source.types.filter { !examination.isOfApp($0) }.flatMap { type -> [LintFinding] in
      let stored = type.members.filter { $0.attributes.contains("@AppStorage") }
      if stored.contains(where: { type.changes($0.name) }) { return [] }
      return type.readsOfOwnDefaults.map { token in
        finding(
          .warning,
          Sentence(
            "No code here writes these defaults, and the app's own never arrive.",
            ko: "여기에는 이 값을 쓰는 코드가 없고, 앱의 값은 오지 않아요."),
          at: type.place(of: token))
      }
    }
  }

  /// Returns whether a file sets any value with a call such as `.set(…)`.
  private func writes(_ file: SwiftFile) -> Bool {
    file.tokens.indices.dropFirst().dropLast().contains { index in
      Self.writers.contains(file.tokens[index].text) && file.tokens[index - 1].text == "."
        && file.tokens[index + 1].text == "("
    }
  }
}

extension TypeDeclaration {
  /// The places of `UserDefaults.standard`, and of `@AppStorage` without a store.
  fileprivate var readsOfOwnDefaults: [CodeToken] {
    body.indices.dropLast(2).filter { index in
      switch body[index].text {
      case "UserDefaults": body[index + 1].text == "." && body[index + 2].text == "standard"
      case "@AppStorage":
        body[index + 1].text == "(" && !body.inside(index + 1).contains(word: "store")
      default: false
      }
    }.map { body[$0] }
  }
}
