import Compiling
import Foundation
import Judge
import PhoneFacts
import Sentences
import TestSupport
import Testing

/// Advice for learners has been compiled before it's shown, and works.
@Suite("Advice that was tried", .serialized, .startsProcesses) struct RepairTests {
  private static let card = """
    import SwiftUI
    import WidgetKit

    struct Card: View {
      let word: String

      var body: some View {
        VStack(spacing: 6) {
          Text(word)
            .font(.headline)
            .foregroundStyle(Color(red: 0.4, green: 0.15, blue: 0))
        }
        .containerBackground(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), for: .widget)
      }
    }

    """

  private func advice(_ text: String) async throws -> VerdictDiagnostic {
    let files = try Submitted(["Card.swift": text])
    defer { files.remove() }
    let configuration = try await Laboratory.shared.configuration
    let scratch = try configuration.scratch
    let built = try await LearnerBuilder(compiler: configuration.compiler, scratch: scratch)
      .build(files: files.urls)
    var found: [VerdictDiagnostic] = []
    if case .refused(let diagnostics) = built.build { found = diagnostics }
    let targets = try [#require(SystemVersion("17.0"))]
    if found.isEmpty {
      found = try await AvailabilityErrors(compiler: configuration.compiler)
        .found(in: files.urls, deploymentTargets: targets).tooNew
    }
    let tried = await RepairVerification(
      compiler: configuration.compiler, scratch: scratch, files: files.urls, targets: targets
    ).tried(found)
    return try #require(tried.first { $0.severity == .error })
  }

  struct Slip: Sendable, CustomTestStringConvertible {
    var right: String
    var wrong: String
    /// The text to type, or `nil` if there's no known fix.
    var advice: String?
    var testDescription: String { wrong }
  }

  private static let line = "      Text(word)\n"

  private static let slips: [Slip] = [
    Slip(right: "(spacing: 6) {", wrong: "(spacing: 6 {", advice: "    VStack(spacing: 6) {"),
    Slip(right: "(spacing: 6)", wrong: "(spacing 6)", advice: "    VStack(spacing: 6) {"),
    Slip(
      right: line, wrong: "      if word = \"x\" { Text(word) }\n",
      advice: "      if word == \"x\" { Text(word) }"),
    Slip(
      right: line, wrong: "      if word === \"x\" { Text(word) }\n",
      advice: "      if word == \"x\" { Text(word) }"),
    Slip(
      right: line, wrong: "      if word == \"x\" { Text(word) } elseif word == \"\" {}\n",
      advice: "      if word == \"x\" { Text(word) } else if word == \"\" {}"),
    Slip(right: "(word)", wrong: "(“Sunny”)", advice: "      Text(\"Sunny\")"),
    Slip(right: "(word)", wrong: "(\"Sunny)", advice: "      Text(\"Sunny\")"),
    Slip(
      right: "(word)\n        ", wrong: "(\"Sunny)",
      advice: "      Text(\"Sunny\").font(.headline)"),
    Slip(right: "(.headline)", wrong: "(headline)", advice: "        .font(.headline)"),
    Slip(right: "(.headline)", wrong: "(.Headline)", advice: "        .font(.headline)"),
    Slip(right: "(.headline)", wrong: "(.headlin)", advice: "        .font(.headline)"),
    Slip(right: "        .font", wrong: "        ,font", advice: "        .font(.headline)"),
    Slip(right: "import WidgetKit", wrong: "import WidgetKt", advice: "import WidgetKit"),
    Slip(right: "(word)", wrong: "(word.count)", advice: "      Text(\"\\(word.count)\")"),
    // A string would accept the optional value, and show `Optional(5)`.
    Slip(right: "(word)", wrong: "(Int(word))", advice: nil),
    Slip(right: "some View {", wrong: "some View = {", advice: "  var body: some View {"),
    Slip(right: "some View {", wrong: "View {", advice: "  var body: some View {"),
    Slip(right: line, wrong: "      print(word)\n" + line, advice: ""),
    Slip(right: line, wrong: "      let twin word\n" + line, advice: "      let twin = word"),
    Slip(right: "let word: String", wrong: "let word String", advice: "  let word: String"),
    // A semicolon makes two invalid statements.
    Slip(right: "(word)\n", wrong: "(word)x\n", advice: nil),
    // Making the constant a variable doesn't help, because a view can't change itself.
    Slip(right: line, wrong: "      let _ = (word = \"a\")\n" + line, advice: nil),
    Slip(
      right: "[.red, .blue],", wrong: "[.red, .blue,",
      advice:
        "      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), for: .widget)"
    ),
    Slip(
      right: "[.red, .blue],", wrong: "[.red, .blue]",
      advice:
        "      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), for: .widget)"
    ),
    Slip(
      right: "    }\n    .container", wrong: "    .container",
      advice: "        .foregroundStyle(Color(red: 0.4, green: 0.15, blue: 0))\n    }"),
    Slip(
      right: ".font(.headline)", wrong: ".font(.headline).background(UIColor.red)",
      advice: "        .font(.headline).background(Color.red)"),
  ]

  /// Habits from other languages, and beginners' mistakes.
  private static let habits: [Slip] = [
    Slip(right: "VStack", wrong: "vstack", advice: "    VStack(spacing: 6) {"),
    Slip(right: "(spacing: 6)", wrong: "[spacing: 6]", advice: "    VStack(spacing: 6) {"),
    Slip(right: "spacing: 6", wrong: "spacing: 6px", advice: "    VStack(spacing: 6) {"),
    Slip(right: "spacing: 6", wrong: "spacing: \"6\"", advice: "    VStack(spacing: 6) {"),
    Slip(right: "(word)", wrong: "（word）", advice: "      Text(word)"),
    Slip(right: "(word)\n", wrong: "(word),\n", advice: "      Text(word)"),
    Slip(right: "(.headline)", wrong: "(.headline))", advice: "        .font(.headline)"),
    Slip(right: "(.headline)", wrong: "(20)", advice: "        .font(.system(size: 20))"),
    Slip(
      right: "Color(red: 0.4, green: 0.15, blue: 0)", wrong: "\"brown\"",
      advice: "        .foregroundStyle(.brown)"),
    Slip(
      right: "Color(red: 0.4, green: 0.15, blue: 0)", wrong: "Color(#402600)",
      advice: "        .foregroundStyle(Color(red: 0.25, green: 0.15, blue: 0))"),
    Slip(
      right: "Color(red: 0.4, green: 0.15, blue: 0)", wrong: "Color(hex: \"#402600\")",
      advice: "        .foregroundStyle(Color(red: 0.25, green: 0.15, blue: 0))"),
    Slip(
      right: "Color(red: 0.4, green: 0.15, blue: 0)", wrong: "Color.rgb(102, 38, 0)",
      advice: "        .foregroundStyle(Color(red: 0.4, green: 0.15, blue: 0))"),
    Slip(
      right: "(word)", wrong: "(\"say \"hi\" now\")",
      advice: "      Text(\"say \\\"hi\\\" now\")"),
    Slip(right: "(word)\n", wrong: "(word);\n", advice: "      Text(word)"),
    Slip(
      right: "(red: 0.4,", wrong: "(red: 0,4,",
      advice: "        .foregroundStyle(Color(red: 0.4, green: 0.15, blue: 0))"),
    Slip(right: ".font(.headline)", wrong: ".opacity(50%)", advice: "        .opacity(0.5)"),
    Slip(right: ".font(.headline)", wrong: ".padding(\"10\")", advice: "        .padding(10)"),
    Slip(
      right: "  var body", wrong: "  fun label() -> String { word }\n\n  var body",
      advice: "  func label() -> String { word }"),
    Slip(
      right: line, wrong: "      if word == \"x\" and word != \"\" { Text(word) }\n",
      advice: "      if word == \"x\" && word != \"\" { Text(word) }"),
    Slip(
      right: line, wrong: "      if not word.isEmpty { Text(word) }\n",
      advice: "      if !word.isEmpty { Text(word) }"),
    Slip(right: line, wrong: "      # a comment\n" + line, advice: "      // a comment"),
    Slip(right: line, wrong: "      Divider\n" + line, advice: "      Divider()"),
    Slip(
      right: line, wrong: "      ForEach(0..<3) { i Text(\"\\(i)\") }\n" + line,
      advice: "      ForEach(0..<3) { i in Text(\"\\(i)\") }"),
    Slip(
      right: "[.red, .blue]", wrong: "[.red .blue]",
      advice:
        "      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), for: .widget)"
    ),
    Slip(
      right: "(\n      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), "
        + "for: .widget)",
      wrong: "(.red)", advice: "    .containerBackground(.red, for: .widget)"),
    Slip(
      right: line, wrong: "      let _: [WidgetFamily] = [.small, .circular]\n" + line,
      advice: "      let _: [WidgetFamily] = [.systemSmall, .accessoryCircular]"),
    Slip(
      right: line, wrong: "      let _: [WidgetFamily] = [.systemSmall .systemMedium]\n" + line,
      advice: "      let _: [WidgetFamily] = [.systemSmall, .systemMedium]"),
    Slip(right: "(word)", wrong: "(capitalized)", advice: "      Text(word.capitalized)"),
    Slip(right: "let word: String", wrong: "let word = String", advice: "  let word: String"),
    Slip(right: "struct Card", wrong: "class Card", advice: "struct Card: View {"),
    Slip(right: "struct Card", wrong: "Card", advice: "struct Card: View {"),
    Slip(right: ": View {", wrong: ": Veiw {", advice: "struct Card: View {"),
    Slip(right: "var body", wrong: "var bdy", advice: "  var body: some View {"),
    Slip(
      right: "var body: some View {", wrong: "func body() -> some View {",
      advice: "  var body: some View {"),
    Slip(
      right: "var body: some View {", wrong: "let body: some View = {",
      advice: "  var body: some View {"),
  ]

  @Test(arguments: slips + habits)
  func suggestedFixesWereCompiled(slip: Slip) async throws {
    #expect(Self.card.contains(slip.right))
    let error = try await advice(
      Self.card.replacing(slip.right, with: slip.wrong, maxReplacements: 1))
    #expect(error.fixes.map(\.text) == [slip.advice].compactMap(\.self))
  }

  /// Errors have no advice if the advice couldn't be tried.
  @Test func untestedFixesAreNotSuggested() async throws {
    let files = try Submitted(["Card.swift": Self.card])
    defer { files.remove() }
    let fix = SuggestedFix(line: 9, lastLine: 9, text: "      Text(word)")
    let errors = [9, 10].map {
      VerdictDiagnostic(
        severity: .error, message: Sentence(verbatim: "wrong"), file: "Card.swift", line: $0,
        column: 1,
        fixes: [fix])
    }
    let configuration = try await Laboratory.shared.configuration
    var options = CompileOptions()
    options.limits.wallTime = .milliseconds(1)
    let tried = await RepairVerification(
      compiler: configuration.compiler, scratch: try configuration.scratch, files: files.urls,
      options: options
    ).tried(errors)
    #expect(tried.count == 2)
    #expect(tried.map(\.fixes) == [[], []])
  }

  /// The compiler's own check has an empty `else`, which would leave out the view on older systems.
  @Test(.mainPath) func anAvailabilityCheckWithAnEmptyElseIsNotOffered() async throws {
    let error = try await advice(
      Self.card.replacing(".font(.headline)", with: ".font(.headline).glassEffect()"))
    #expect(!error.fixes.contains { $0.text.contains("Fallback") })
  }

  @Test(.mainPath) func theExplanationMatchesTheFix() async throws {
    let error = try await advice(
      Self.card.replacing("Text(word)", with: "if word = \"x\" { Text(word) }"))
    #expect(error.explanation?.spoken(in: .english).contains("`==`") == true)
    #expect(error.explanation?.spoken(in: .korean).contains("`==`") == true)
  }
}
