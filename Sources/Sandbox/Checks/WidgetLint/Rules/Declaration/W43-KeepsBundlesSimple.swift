import PhoneFacts
import Sentences
import WorkerProtocol
import SwiftSource

/// Requires that a bundle's body is a plain list.
///
/// Other statements may not compile with Apple's SDK, or may crash on an old iOS.
struct KeepsBundlesSimple: LintRule {
  private static let most = 10

  let card = LintRuleCard(
    number: "W43",
    name: Sentence("widget bundle", ko: "위젯 번들"),
    evidence: [.source], severities: [.error],
    threshold: Sentence(
      "over 10 widgets; else, switch or for in the body; or #available(iOS 16.0, …), which crashes on iOS 16.0",
      ko: "위젯 10개 초과, body 안의 else·switch·for, iOS 16.0에서 멈추는 #available(iOS 16.0, …)"),
    basis: .observed(
      "WidgetBundleBuilder in Apple's SDK interfaces 14 to 16; the crash “Fatal error: Unavailable” was reported on iOS 16.0"
    ),
    explanation: Sentence(
      """
      A bundle can hold ten widgets, and supports if #available only without else. The builder \
      supports #available starting with iOS 16.1, and crashes on 16.0.
      """,
      ko:
        "번들에는 위젯 10개까지, 조건은 else 없는 if #available만 쓸 수 있어요. #available은 iOS 16.1부터 지원하고, 16.0에서는 앱이 비정상적으로 멈춰요."
    ),
    fix: Sentence(
      """
      For more widgets, nest bundles. For two iOS versions, return \
      WidgetBundleBuilder.buildBlock(…) explicitly in both branches.
      """,
      ko:
        "위젯이 더 많으면 번들 안에 번들을 넣고, 시스템별로 다르면 두 분기에서 WidgetBundleBuilder.buildBlock(…)을 직접 return하세요.")
  )

  func findings(in examination: Examination) -> [LintFinding] {
    examination.source.types(conformingTo: "WidgetBundle").flatMap { type -> [LintFinding] in
      guard let body = type.member("body")?.body else { return [] }
      // An explicit `return` disables the builder, so the body is ordinary Swift.
      guard !body.contains(word: "return") else { return [] }
      var findings: [LintFinding] = []
      let count = calls(in: body).count
      if count > Self.most, let first = body.first {
        findings.append(
          finding(
            .error,
            Sentence(
              "The bundle has \(count) widgets, but can hold only \(Self.most).",
              ko: "번들에 위젯이 \(count)개 있어요. \(Self.most)개까지만 넣을 수 있어요."),
            at: type.place(of: first)))
      }
      if let word = body.first(word: "else", "switch", "for") {
        findings.append(
          finding(
            .error,
            Sentence(
              "With Apple's SDK, \(word.text) doesn't compile in a bundle's body.",
              ko: "Apple SDK에서는 번들 body 안의 \(word.text) 문이 컴파일되지 않아요."),
            at: type.place(of: word)))
      }
      for index in body.indices where body[index].text == "#available" {
        guard version(at: index, in: body) == SystemVersion(16) else { continue }
        findings.append(
          finding(
            .error,
            Sentence(
              "On iOS 16.0, this condition crashes with “Fatal error: Unavailable”.",
              ko: "iOS 16.0에서는 이 조건 때문에 앱이 “Fatal error: Unavailable”로 멈춰요."),
            at: type.place(of: body[index])))
      }
      return findings
    }
  }

  /// Returns the version in `#available(iOS 16.0, *)` or `#available(iOSApplicationExtension 16.0, *)`.
  private func version(at index: Int, in body: ArraySlice<CodeToken>) -> SystemVersion? {
    let arguments = body.inside(index + 1)
    guard let system = arguments.firstIndex(where: { $0.text.hasPrefix("iOS") }),
      system + 1 < arguments.endIndex
    else { return nil }
    return SystemVersion(arguments[system + 1].text)
  }

  private func calls(in body: ArraySlice<CodeToken>) -> [Int] {
    body.indices.filter { index in
      body[index].kind == .word && body[index].text.first?.isUppercase == true
        && index + 1 < body.endIndex && body[index + 1].text == "("
    }
  }
}
