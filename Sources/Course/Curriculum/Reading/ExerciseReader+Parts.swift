import Sentences
import Yams

extension ExerciseReader {
  /// Reads the checks in order.
  ///
  /// Each `depends-on` must refer to an earlier check.
  func readChecks(_ root: inout ManifestMapping) -> [CheckDeclaration] {
    var checks: [CheckDeclaration] = []
    for node in root.list("checks") {
      guard var mapping = manifest.mapping(node, what: Sentence("a check", ko: "검사")) else {
        continue
      }
      let test = mapping.string(
        "test",
        Sentence(
          "write the test's name, such as `ModelChecks.testEveryCase`",
          ko: "`ModelChecks.testEveryCase`처럼 테스트의 이름을 적으세요"))
      let title = mapping.text("title")
      let learnerTitle = mapping.optionalText("learner-title")
      let points = mapping.integer("points", in: 0...1000, default: 1)
      let visibility = mapping.choice(
        "visibility", of: CheckDeclaration.Visibility.self, default: .visible)
      let says = mapping.optionalText("says")
      let dependsOn = mapping.words("depends-on")
      let place = mapping.choice("judged", of: JudgingPlace.self, default: .here)
      mapping.finish()
      noteUnknownChecks(
        dependsOn, among: checks.map(\.identifier), what: Sentence("earlier check", ko: "앞선 검사"),
        in: root)
      guard let test, let title, let points, let visibility else { continue }
      noteMalformed(test, at: mapping.mapping["test"])
      if checks.contains(where: { $0.identifier == test.raw }) {
        manifest.note(
          .duplicateID, at: mapping.mapping["test"],
          Sentence(
            "the check \"\(test.sanitized())\" is declared twice",
            ko: "“\(test.sanitized())” 검사가 두 번 나와요"),
          Sentence("remove one of the two", ko: "하나를 지우세요"))
      }
      checks.append(
        CheckDeclaration(
          identifier: test.raw, title: title, learnerTitle: learnerTitle, points: points,
          visibility: visibility, says: says, dependsOn: dependsOn.map(\.word.raw),
          isJudgedElsewhere: place == .elsewhere))
    }
    return checks
  }

  /// Reports each name that isn't a declared check.
  ///
  /// If there is a test of that name, a declaration is misspelled, and the problem is reported there.
  func noteUnknownChecks(
    _ words: [(word: UntrustedText, node: Node)], among known: [String], what: Sentence,
    in root: ManifestMapping
  ) {
    let unknown = words.filter { !known.contains($0.word.raw) }
    guard !unknown.isEmpty else { return }
    let tests = TestNames.all(in: folder.appending(path: "Checks"))
    let declared = root.mapping["checks"]?.sequence?.compactMap { $0["test"] } ?? []
    for (word, node) in unknown {
      let isTest = tests.contains(word.raw) && !declared.contains { $0.string == word.raw }
      let stray = declared.filter { !tests.contains($0.string ?? "") }
      guard isTest,
        let name = Suggestion.closest(to: word.raw, in: stray.compactMap(\.string)),
        let mark = stray.first(where: { $0.string == name })?.mark
      else {
        manifest.noteUnknown([(word, node)], among: known, what: what)
        continue
      }
      let problem = TestNames.problem(
        with: UntrustedText(name).sanitized(), meaning: word.raw, in: manifest.file,
        line: mark.line, column: mark.column)
      if !manifest.log.problems.contains(problem) { manifest.log.note(problem) }
    }
  }

  private func noteMalformed(_ test: UntrustedText, at node: Node?) {
    let parts = test.raw.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count != 2 || parts[0].isEmpty || !parts[1].hasPrefix("test") else { return }
    manifest.note(
      .invalidValue, at: node,
      Sentence(
        "\"\(test.sanitized())\" is not the name of a test",
        ko: "테스트의 이름이 아니에요: “\(test.sanitized())”"),
      Sentence(
        "write its class and method, such as `ModelChecks.testEveryCase`",
        ko: "`ModelChecks.testEveryCase`처럼 클래스와 메서드를 적으세요"))
  }

  func readQuestions(_ root: inout ManifestMapping) -> [Question] {
    var questions: [Question] = []
    for node in root.list("questions") {
      guard var mapping = manifest.mapping(node, what: Sentence("a question", ko: "질문")) else {
        continue
      }
      let identifier = mapping.identifier("id")
      let prompt = mapping.text("prompt")
      let points = mapping.integer("points", in: 0...1000, default: 1)
      let choices = mapping.list("choices").compactMap(readChoice)
      mapping.finish()
      noteUnanswerable(choices, at: mapping.mapping["choices"] ?? node)
      guard let identifier, let prompt, let points else { continue }
      if questions.contains(where: { $0.identifier == identifier }) {
        manifest.note(
          .duplicateID, at: mapping.mapping["id"],
          Sentence(
            "the question \"\(identifier)\" appears twice",
            ko: "“\(identifier)” 질문이 두 번 나와요"),
          Sentence("give one of the two another id", ko: "하나에 다른 id를 붙이세요"))
      }
      questions.append(
        Question(identifier: identifier, prompt: prompt, choices: choices, points: points))
    }
    return questions
  }

  private func readChoice(_ node: Node) -> Question.Choice? {
    guard var mapping = manifest.mapping(node, what: Sentence("a choice", ko: "보기")) else {
      return nil
    }
    let text = mapping.text("text")
    let isRight = mapping.boolean("right", default: false)
    let explanation = mapping.optionalText("why")
    mapping.finish()
    return text.map { Question.Choice(text: $0, isRight: isRight, explanation: explanation) }
  }

  private func noteUnanswerable(_ choices: [Question.Choice], at node: Node) {
    if !(2...9).contains(choices.count) {
      manifest.note(
        .invalidValue, at: node,
        Sentence(
          "the question has \(count: choices.count, "choice")", ko: "보기가 \(choices.count)개예요"),
        Sentence("offer two to nine choices", ko: "두 개에서 아홉 개까지 내세요"))
    } else if !choices.contains(where: \.isRight) {
      manifest.note(
        .invalidValue, at: node, Sentence("none of the choices is right", ko: "맞는 보기가 없어요"),
        Sentence("mark a choice with `right: true`", ko: "하나에 `right: true` 표시를 하세요"))
    }
  }
}
