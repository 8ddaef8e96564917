import Sentences
import SwiftUI
import Testing
import WidgetLint

@Suite("Every rule speaks where it should, and only there", .serialized)
@MainActor
struct LintRuleTests {
  @Test("speaks", arguments: LintCase.all)
  func speaks(_ lintCase: LintCase) async throws {
    let rules = try await lintCase.broken().rules()
    #expect(rules.contains(lintCase.rule), "found \(rules.sorted())")
  }

  @Test("is silent", arguments: LintCase.all)
  func isSilent(_ lintCase: LintCase) async throws {
    let findings = try await lintCase.sound().findings().filter { $0.rule == lintCase.rule }
    #expect(
      findings.isEmpty, "\(findings.map { "\($0.message.spoken(in: .english)) \($0.elements)" })")
  }

  @Test func everyRuleHasACase() {
    let covered = Set(LintCase.all.map(\.rule))
    let missing = WidgetLint.cards.map(\.number).filter { !covered.contains($0) }
    #expect(missing.isEmpty, "no example for \(missing)")
  }

  @Test func aPlainWidgetHasNoFindings() async throws {
    let findings = try await LintSample.view(
      source: "struct Plain {}",
      {
        VStack(alignment: .leading) {
          Text("Seoul").font(.headline)
          Text("23°").font(.largeTitle)
        }
        .widgetURL(LintSample.page)
      }
    ).findings()
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule) \($0.message.spoken(in: .english))" })")
  }
}
