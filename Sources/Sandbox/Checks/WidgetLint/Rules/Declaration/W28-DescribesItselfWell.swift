import Sentences
import WorkerProtocol

/// Requires that the gallery's description is short and begins with the user's action.
struct DescribesItselfWell: LintRule {
  private static let emptyOpenings = [
    "this widget", "use this widget", "add this", "이 위젯", "this is",
  ]
  /// Words that can't be the verb at the beginning of an English sentence.
  private static let articles: Set = ["a", "an", "the", "your", "my", "our", "widget", "it"]
  private static let longest = 60

  let card = LintRuleCard(
    number: "W28",
    name: Sentence("gallery description", ko: "갤러리 설명"),
    evidence: [.declaration], severities: [.warning],
    threshold: Sentence(
      """
      no description, one over 60 characters, or one that begins with This widget, Use this \
      widget, Add this, 이 위젯 or an article
      """,
      ko: "설명이 없거나, 60자를 넘거나, This widget·Use this widget·Add this·이 위젯이나 관사로 시작할 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "The gallery shows the description next to the widget. It has to say quickly what the widget does.",
      ko: "갤러리에서 위젯 옆에 보이는 설명이에요. 위젯이 하는 일을 한눈에 알려 줘야 해요."),
    fix: Sentence(
      "Write one short sentence that begins with a verb: .description(\"See the weather where you are.\").",
      ko: "동사가 있는 짧은 한 문장으로 쓰세요: .description(\"지금 날씨를 확인하세요.\")."))

  func findings(in examination: Examination) -> [LintFinding] {
    let description = examination.subject.declaration.description ?? ""
    let place =
      description.isEmpty ? nil : examination.source.place(ofLiteral: description)
    func found(_ message: Sentence) -> LintFinding {
      finding(.warning, message, in: examination, place: place)
    }
    guard !description.isEmpty else {
      return [
        found(Sentence("The widget has no description for the gallery.", ko: "갤러리에 보일 설명이 없어요."))
      ]
    }
    var findings: [LintFinding] = []
    let lowercased = description.lowercased()
    let firstWord = lowercased.prefix { $0.isLetter }
    if Self.emptyOpenings.contains(where: lowercased.hasPrefix) {
      findings.append(
        found(
          Sentence(
            "The description begins with “\(description.prefix(20))…”, which says nothing about the widget.",
            ko: "설명이 “\(description.prefix(20))…” 같은 말로 시작해요. 이런 말로는 어떤 위젯인지 알 수 없어요.")))
    } else if Self.articles.contains(String(firstWord)) {
      findings.append(
        found(
          Sentence(
            "The description begins with “\(description.prefix(firstWord.count))” instead of a verb.",
            ko: "설명이 동사가 아니라 “\(description.prefix(firstWord.count))” 낱말로 시작해요.")))
    }
    if description.count > Self.longest {
      findings.append(
        found(
          Sentence(
            "The description has \(description.count) characters. Keep it to \(Self.longest).",
            ko: "설명이 \(description.count)자예요. \(Self.longest)자 이내로 줄이세요.")))
    }
    return findings
  }
}
