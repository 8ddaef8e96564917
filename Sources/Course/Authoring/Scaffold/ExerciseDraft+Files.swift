import Curriculum
import Sentences

extension ExerciseDraft {
  /// Returns the files of the exercise's folder.
  ///
  /// - Parameters:
  ///   - title: The title in each language.
  ///   - languages: Codes of the pack's languages. A language that Rings doesn't support gets English text.
  func files(
    named name: ExerciseName, title: LocalizedText, languages: [String]
  ) -> [DraftFile] {
    let lessons = languages.map { language in
      DraftFile(
        path: "lesson.\(language).md",
        contents: """
          # \(title.text(in: language))

          \(Self.sampleMark) \(lesson.text(in: language))

          """)
    }
    let base = Pack.baseLanguage(of: languages)
    let (samples, files) = samples(saidIn: base)
    let manifest = DraftFile(
      path: "exercise.yml",
      contents: manifest(named: name, title: title, languages: languages) + samples)
    guard kind == .code else { return [manifest] + lessons }
    let tables = languages.filter { $0 != base }.map { language in
      DraftFile(
        path: "checks.\(language).yml",
        contents: messages.map { message in
          "\(ManifestText.value(message.text(in: base))):\n"
            + "  \(ManifestText.value(message.text(in: language)))\n"
        }.joined())
    }
    let starters = languages.filter { $0 != base }.map { language in
      DraftFile(
        path: "starter.\(language).yml",
        contents: comments.map { comment in
          "\(ManifestText.value(comment.text(in: base))):\n"
            + "  \(ManifestText.value(comment.text(in: language)))\n"
        }.joined())
    }
    return [manifest] + lessons + tables + starters
      + [
        DraftFile(path: "Start/\(fileName)", contents: starter(saidIn: base)),
        DraftFile(path: "Checks/\(checksName).swift", contents: checks(saidIn: base)),
      ]
      + (probesSource.isEmpty
        ? [] : [DraftFile(path: "Probes/\(probesName).swift", contents: probesSource)])
      + files
  }

  var solutionFiles: [DraftFile] {
    kind == .code ? [DraftFile(path: fileName, contents: solution)] : []
  }

  /// Returns the starter with its comments in the pack's base language.
  private func starter(saidIn language: String) -> String {
    let table = StarterTable(
      comments.map { .init(original: $0.text(in: "en"), translation: $0.text(in: language)) })
    return String(decoding: table.translated(Array(starter.utf8)), as: UTF8.self)
  }

  /// Returns the checks with their messages in the pack's base language.
  private func checks(saidIn language: String) -> String {
    messages.reduce(checksSource) { source, message in
      source.replacing(message.text(in: "en"), with: message.text(in: language))
    }
  }

  /// Returns the samples as a list for `exercise.yml`, and the files of those that aren't short changes.
  private func samples(saidIn language: String) -> (list: String, files: [DraftFile]) {
    func lines(_ source: String) -> [String: SourceLines] {
      [fileName: SourceLines(source.utf8)]
    }
    let bases = AnswerBases(
      solution: lines(solution), starter: lines(starter(saidIn: language)))
    var list = ""
    var files: [DraftFile] = []
    for answer in answers {
      let caught = answer.caught.map { (check: $0.check, message: $0.message.text(in: language)) }
      let draft = AnswerDraft(
        name: answer.name, why: answer.why, caught: caught, files: lines(answer.source))
      if let entry = draft.entry(from: bases) {
        list += entry
      } else {
        files += draft.files(from: bases)
      }
    }
    return (list.isEmpty ? "" : "samples:\n" + list, files)
  }

  private func manifest(
    named name: ExerciseName, title: LocalizedText, languages: [String]
  ) -> String {
    var text = ManifestText(languages: languages)
    text.line("id: \(name.identifier)")
    text.line("kind: \(kind.rawValue)")
    text.line("title:")
    text.translations(title, indent: 2)
    text.line("points: \(points)")
    text.line("minutes: \(minutes)")
    text.line("difficulty: introductory")
    if kind == .code { write(to: &text) } else { writeQuestions(to: &text) }
    return text.text
  }

  private func write(to text: inout ManifestText) {
    text.line("deployment-target: \"17.0\"")
    if !probes.isEmpty { text.line("probes: [\(probes.joined(separator: ", "))]") }
    text.line("hints:")
    for hint in hints { text.item(hint.asSample, indent: 2) }
    text.line("checks:")
    for check in checks {
      text.line("  - test: \(check.test)")
      text.line("    title:")
      text.translations(check.title.asSample, indent: 6)
      text.line("    points: \(check.points)")
      if let other = check.dependsOn { text.line("    depends-on: [\(other)]") }
    }
    text.line("starter-fails: [\(starterFails.joined(separator: ", "))]")
    if !preview.isEmpty {
      text.line("preview:")
      for key in preview { text.line("  " + key) }
    }
  }

  private func writeQuestions(to text: inout ManifestText) {
    text.line("questions:")
    for question in questions {
      text.line("  - id: \(question.identifier)")
      text.line("    prompt:")
      text.translations(question.prompt.asSample, indent: 6)
      text.line("    points: \(question.points)")
      text.line("    choices:")
      for choice in question.choices {
        text.line("      - text:")
        text.translations(choice.text, indent: 10)
        if choice.isRight { text.line("        right: true") }
        text.line("        why:")
        text.translations(choice.why, indent: 10)
      }
    }
  }
}

extension Sentence {
  /// The sentence with the mark of sample text.
  var asSample: Sentence {
    let mark = ExerciseDraft.sampleMark
    return Sentence("\(mark) \(self)", ko: "\(mark) \(self)")
  }

  /// Returns the sentence in a language, or in English if Rings doesn't support the language.
  func text(in code: String) -> String {
    spoken(in: Language(rawValue: code) ?? .english)
  }
}
