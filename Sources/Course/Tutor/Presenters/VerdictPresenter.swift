package import Curriculum
package import Judge
import Sentences
package import Terminal

/// Presents a verdict: the first problem, or all of them on request.
package struct VerdictPresenter: Sendable {
  private let presentation: Presentation

  package init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Returns the verdict as text.
  ///
  /// - Parameter showsAll: Whether to include every problem instead of the first.
  package func string(_ verdict: LearnerVerdict, of exercise: Exercise, showsAll: Bool = false)
    -> String
  {
    lines(verdict, of: exercise, showsAll: showsAll).encoded(for: presentation.capabilities)
  }

  package func lines(
    _ verdict: LearnerVerdict, of exercise: Exercise, showsAll: Bool = false
  ) -> [StyledText] {
    let title = exercise.title.text(in: presentation.language.rawValue)
    switch verdict.status {
    case .passed: return passed(verdict, title: title, showsAll: showsAll)
    case .failed:
      return presentation.lines(
        .notPassed(title, points: verdict.score, maxPoints: verdict.maxScore), .bad)
        + summary(of: verdict) + givenFiles(in: verdict)
        + problems(in: verdict, showsAll: showsAll)
    case .notCompiled:
      let errors = verdict.diagnostics.filter { $0.severity == .error }
      return presentation.lines(.doesNotCompile(errors: errors.count), .bad)
        + givenFiles(in: verdict) + diagnostics(errors, showsAll: showsAll)
    case .forbidden:
      return presentation.lines(.forbidden, .bad)
        + diagnostics(verdict.diagnostics.filter { $0.severity == .error }, showsAll: showsAll)
    case .invalidSubmission:
      return presentation.lines(.invalidSubmission(at: presentation.place), .bad)
        + messages(of: verdict)
    case .infrastructureFailure:
      return presentation.lines(.infrastructureFailure, .warning) + messages(of: verdict)
    }
  }

  /// Returns the first problem for display next to a picture, without the problem's points and pictures.
  ///
  /// Returns an empty list for a passed verdict.
  package func firstProblem(in verdict: LearnerVerdict, of exercise: Exercise) -> [StyledText] {
    guard verdict.status == .failed else {
      return verdict.isPassed ? [] : lines(verdict, of: exercise)
    }
    return Array(
      problems(in: verdict, showsAll: false, showsPictures: false).drop(while: \.isEmpty))
  }

  private func passed(_ verdict: LearnerVerdict, title: String, showsAll: Bool) -> [StyledText] {
    let isJudged =
      verdict.checks.isEmpty || verdict.checks.contains { $0.status != .judgedElsewhere }
    var lines = presentation.lines(
      isJudged
        ? .passed(title, points: verdict.score, maxPoints: verdict.maxScore)
        : .nothingLeftHere(title), .good)
    lines += summary(of: verdict) + givenFiles(in: verdict)
    let warnings = verdict.diagnostics.filter { $0.severity == .warning && !$0.isOfGivenFile }
    if showsAll {
      lines += diagnostics(warnings, showsAll: true)
    } else if !warnings.isEmpty {
      lines += presentation.lines(.warnings(warnings.count, at: presentation.place), .quiet)
    }
    return lines
  }

  /// Returns the warnings about given files that were replaced, because they may explain other findings.
  private func givenFiles(in verdict: LearnerVerdict) -> [StyledText] {
    verdict.diagnostics.filter(\.isOfGivenFile).flatMap {
      presentation.lines($0.message, .warning)
    }
  }

  /// Returns the number of passed and hidden checks.
  ///
  /// It never says "all tests passed".
  private func summary(of verdict: LearnerVerdict) -> [StyledText] {
    if verdict.checks.isEmpty { return [] }
    let here = verdict.checks.filter { $0.status != .judgedElsewhere }
    let elsewhere = verdict.checks.filter { $0.status == .judgedElsewhere }
    var lines: [StyledText] = []
    if !here.isEmpty {
      lines += presentation.lines(
        .checksPassed(
          here.count { $0.status == .passed }, of: here.count,
          hidden: here.count { $0.visibility == .hidden }))
    }
    if !elsewhere.isEmpty {
      lines += presentation.lines(
        .judgedElsewhere(
          elsewhere.count, hidden: elsewhere.count { $0.visibility == .hidden },
          points: elsewhere.map(\.maxPoints).reduce(0, +), isAll: here.isEmpty))
    }
    return lines
  }

  /// Returns the pictures to show with a verdict's problems, by the check's identifier.
  package static func pictures(
    in verdict: LearnerVerdict, showsAll: Bool
  ) -> [String: [CheckResult.Render]] {
    guard verdict.status == .failed else { return [:] }
    let problems = problems(in: verdict, showsAll: showsAll)
    let shown = showsAll ? problems[...] : problems.prefix(1)
    return Dictionary(
      zip(shown.map(\.id), shown.picturesOnce).filter { !$1.isEmpty },
      uniquingKeysWith: { first, _ in first })
  }

  private static func problems(in verdict: LearnerVerdict, showsAll: Bool) -> [LearnerCheck] {
    let problems = verdict.checks.filter { $0.status != .passed && $0.status != .judgedElsewhere }
    // A check that was skipped because another check failed is never shown first.
    return showsAll
      ? problems
      : problems.filter { $0.status != .skipped } + problems.filter { $0.status == .skipped }
  }

  private func problems(
    in verdict: LearnerVerdict, showsAll: Bool, showsPictures: Bool = true
  ) -> [StyledText] {
    let ordered = Self.problems(in: verdict, showsAll: showsAll)
    let presenter = CheckResultPresenter(presentation)
    let titles = Dictionary(
      verdict.checks.map { ($0.id, $0.title.spoken(in: presentation.language)) },
      uniquingKeysWith: { first, _ in first })
    var lines: [StyledText] = []
    let shown = showsAll ? ordered[...] : ordered.prefix(1)
    for (check, pictures) in zip(shown, shown.picturesOnce) {
      lines.append(StyledText())
      lines += presenter.lines(check, titles: titles, pictures: showsPictures ? pictures : [])
    }
    lines += whereEarlierFilesLie(shown.compactMap(\.file))
    if !showsAll, ordered.count > 1 {
      lines.append(StyledText())
      lines += presentation.lines(.moreProblems(ordered.count - 1, at: presentation.place), .quiet)
    }
    return lines
  }

  private func diagnostics(
    _ diagnostics: [VerdictDiagnostic], showsAll: Bool
  ) -> [StyledText] {
    let shown = showsAll ? diagnostics[...] : diagnostics.prefix(1)
    var lines = DiagnosticPresenter(presentation).lines(shown, separator: [StyledText()])
    lines += whereEarlierFilesLie(shown.compactMap(\.file))
    if !showsAll, diagnostics.count > 1 {
      lines.append(StyledText())
      lines += presentation.lines(
        .moreErrors(diagnostics.count - 1, at: presentation.place), .quiet)
    }
    return lines
  }

  /// Returns the locations of the earlier exercises' files among `names`, each once.
  private func whereEarlierFilesLie(_ names: [String]) -> [StyledText] {
    presentation.earlierFiles.filter { names.contains($0.file.lastPathComponent) }.flatMap { file in
      presentation.lines(
        file.author == .learner
          ? .yourEarlierFile(file.file.lastPathComponent, at: presentation.path(file.file))
          : .earlierFileOfTheCourse(file.file.lastPathComponent, exercise: file.exercise),
        .quiet, margin: "  ")
    }
  }

  /// Returns each distinct message of the checks and the compiler, for a verdict without checks to present.
  private func messages(of verdict: LearnerVerdict) -> [StyledText] {
    var told: Set<String> = []
    return (verdict.checks.compactMap(\.message) + verdict.diagnostics.map(\.message))
      .map { $0.spoken(in: presentation.language) }
      .filter { told.insert($0).inserted }
      .flatMap { presentation.lines(verbatim: $0, margin: "  ") }
  }
}

extension Sequence<LearnerCheck> {
  /// The pictures to show at each check.
  ///
  /// A picture that several checks share appears only at the first one, with the marks of all of them.
  fileprivate var picturesOnce: [[CheckResult.Render]] {
    var places: [String: (check: Int, picture: Int)] = [:]
    return reduce(into: []) { shown, check in
      var own: [CheckResult.Render] = []
      for render in check.renders {
        // Equal pictures within one check are a comparison, so both are shown.
        guard let first = places[render.text], first.check < shown.count else {
          places[render.text] = places[render.text] ?? (shown.count, own.count)
          own.append(render)
          continue
        }
        let known = shown[first.check][first.picture].marked
        shown[first.check][first.picture].marked += render.marked.filter { !known.contains($0) }
      }
      shown.append(own)
    }
  }
}
