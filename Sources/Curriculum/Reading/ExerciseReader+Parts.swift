import Yams

extension ExerciseReader {
  /// The checks in their order; each `depends-on` must name one that stands before it.
  func readChecks(_ root: inout ManifestMapping) -> [CheckDeclaration] {
    var checks: [CheckDeclaration] = []
    for node in root.list("checks") {
      guard var mapping = manifest.mapping(node, what: "a check") else { continue }
      let test = mapping.string("test", "name the test, such as `ModelChecks.testEveryCase`")
      let title = mapping.text("title")
      let points = mapping.integer("points", in: 0...1000, default: 1)
      let visibility = mapping.choice(
        "visibility", of: CheckDeclaration.Visibility.self, default: .visible)
      let dependsOn = mapping.words("depends-on")
      mapping.finish()
      manifest.noteUnknown(dependsOn, among: checks.map(\.identifier), what: "earlier check")
      guard let test, let title, let points, let visibility else { continue }
      noteMalformed(test, at: mapping.mapping["test"])
      if checks.contains(where: { $0.identifier == test }) {
        manifest.note(
          .duplicateID, at: mapping.mapping["test"], "the check \"\(test)\" is declared twice",
          "remove one of them")
      }
      checks.append(
        CheckDeclaration(
          identifier: test, title: title, points: points, visibility: visibility,
          dependsOn: dependsOn.map(\.word)))
    }
    return checks
  }

  private func noteMalformed(_ test: String, at node: Node?) {
    let parts = test.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count != 2 || parts[0].isEmpty || !parts[1].hasPrefix("test") else { return }
    manifest.note(
      .invalidValue, at: node, "\"\(test)\" is not the name of a test",
      "write its class and method, such as `ModelChecks.testEveryCase`")
  }

  func readQuestions(_ root: inout ManifestMapping) -> [Question] {
    var questions: [Question] = []
    for node in root.list("questions") {
      guard var mapping = manifest.mapping(node, what: "a question") else { continue }
      let identifier = mapping.identifier("id")
      let prompt = mapping.text("prompt")
      let points = mapping.integer("points", in: 0...1000, default: 1)
      let choices = mapping.list("choices").compactMap(readChoice)
      mapping.finish()
      noteUnanswerable(choices, at: mapping.mapping["choices"] ?? node)
      guard let identifier, let prompt, let points else { continue }
      if questions.contains(where: { $0.identifier == identifier }) {
        manifest.note(
          .duplicateID, at: mapping.mapping["id"], "the question \"\(identifier)\" is there twice",
          "give one of them another id")
      }
      questions.append(
        Question(identifier: identifier, prompt: prompt, choices: choices, points: points))
    }
    return questions
  }

  private func readChoice(_ node: Node) -> Question.Choice? {
    guard var mapping = manifest.mapping(node, what: "a choice") else { return nil }
    let text = mapping.text("text")
    let isRight = mapping.boolean("right", default: false)
    let explanation = mapping.optionalText("why")
    mapping.finish()
    return text.map { Question.Choice(text: $0, isRight: isRight, explanation: explanation) }
  }

  private func noteUnanswerable(_ choices: [Question.Choice], at node: Node) {
    if !(2...9).contains(choices.count) {
      manifest.note(
        .invalidValue, at: node, "the number of choices is \(choices.count)", "offer two to nine")
    } else if !choices.contains(where: \.isRight) {
      manifest.note(
        .invalidValue, at: node, "none of the choices is right", "mark one with `right: true`")
    }
  }
}
