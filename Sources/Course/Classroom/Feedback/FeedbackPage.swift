import Curriculum
import Judge
import Sentences

/// A learner's feedback as a structure that the HTML page and the plain text share.
struct FeedbackPage {
  struct Part {
    var title: String
    var score: String
    var status: String
    var isPassed: Bool
    /// The reasons for the mark and the teacher's comment.
    var remarks: [String]
    var errors: [Failure]
    /// The heading above the errors; nil if nothing was compiled.
    var errorsTitle: Sentence?
    var checks: [Check]
    /// The criteria that the teacher grades.
    var criteria: [CriterionMark]
    /// The learner's files; empty in anonymous reports and for results of older versions of Rings.
    var code: [CodeListing]
    /// The exercise's first hint, for learners who haven't passed.
    var hint: String
  }

  struct Failure {
    var place: String
    var words: String
    var excerpt: String
    var meaning: String
  }

  struct Check {
    var title: String
    var isPassed: Bool
    var points: String
    var message: String
    var place: String
    var expected: String
    var actual: String
    var pictures: [(caption: String, text: String)]
  }

  var learner: String
  var heading: String
  var total: String
  var parts: [Part]
  /// The titles of the exercises without a submission, with points: `Title (0/5)`; empty for a single
  /// exercise.
  var missing: [String] = []
  /// Notes on which version counted and what was left out.
  var remarks: [String]
  let language: Language

  init(of learner: String, in book: GradeBook, starters: StarterSources) {
    let language = book.language
    self.language = language
    self.learner = learner
    let (points, limit) = book.total(of: learner)
    let sum = "\(GradeBookCSV.number(points))/\(GradeBookCSV.number(limit))"
    let grade = limit > 0 ? book.policy.grade(100 * points / limit) : nil
    total = [sum, grade].compactMap { $0 }.joined(separator: " · ")
    heading = book.people[learner]?.label ?? learner
    remarks = book.remarks(on: learner)
    parts = []
    for exercise in book.exercises {
      let part = Part(exercise, of: learner, in: book, starters: starters)
      let isThere = book.result(of: learner, for: exercise.identifier) != nil
      if isThere || book.exercises.count == 1 || !part.remarks.isEmpty {
        parts.append(part)
      } else {
        missing.append("\(part.title) (\(part.score))")
      }
    }
  }
}

extension FeedbackPage.Part {
  init(
    _ exercise: Exercise, of learner: String, in book: GradeBook, starters: StarterSources
  ) {
    let language = book.language
    let mark = book.mark(of: learner, for: exercise)
    title = exercise.title.text(in: language.rawValue)
    let isUnusable = mark.status == .nothingUsable && mark.hasNothing
    let points = isUnusable ? "–" : GradeBookCSV.number(mark.points)
    score = "\(points)/\(GradeBookCSV.number(mark.limit))"
    status = mark.words.spoken(in: language)
    isPassed = mark.status == .passed
    remarks =
      (mark.attempt.map { [FeedbackPhrases.attempt($0).spoken(in: language)] } ?? [])
      + mark.reasons.map { $0.spoken(in: language) } + [mark.comment].compactMap { $0 }
    hint =
      isPassed || mark.isExcused
      ? "" : exercise.hints.first?.text(in: language.rawValue) ?? ""
    // For a hidden check, the page shows only the result.
    let result = book.result(of: learner, for: exercise.identifier)?.withDetails()
    let verdict = result?.verdict.forLearner()
    let said = verdict?.diagnostics ?? []
    let wrong = said.filter { $0.severity == .error || $0.isOfGivenFile }
    errorsTitle = verdict?.status == .invalidSubmission ? nil : FeedbackPhrases.errors
    errors = (wrong.isEmpty && verdict?.isPassed == false ? said : wrong).map { error in
      FeedbackPage.Failure(
        place: [error.file, error.line.map(String.init)].compactMap { $0 }.joined(separator: ":"),
        words: error.message.spoken(in: language), excerpt: error.excerpt ?? "",
        meaning: error.explanation?.spoken(in: language) ?? "")
    }
    checks = (verdict?.checks ?? []).map { check in
      let isPassed = check.status == .passed
      return FeedbackPage.Check(
        title: check.title.spoken(in: language), isPassed: isPassed,
        points: "\(GradeBookCSV.number(check.points))/\(GradeBookCSV.number(check.maxPoints))",
        message: isPassed || verdict == nil || check.status == .notCompiled
          ? ""
          : verdict.map { LearnerPhrases.message(of: check, in: $0, language: language) } ?? "",
        place: [check.file, check.line.map(String.init)].compactMap { $0 }.joined(separator: ":"),
        expected: check.expected?.spoken(in: language) ?? "",
        actual: check.actual?.spoken(in: language) ?? "",
        pictures: isPassed
          ? [] : check.renders.map { ($0.caption.spoken(in: language), $0.text) })
    }
    criteria = mark.criteria ?? []
    let comments = book.decisions.comments.comments(on: learner, exercise: exercise.identifier)
    remarks += comments.filter { $0.line == nil }.map(\.text)
    let notes = LineNotes(verdict, comments: comments, language: language)
    let files = Array((result?.code ?? []).prefix(Self.mostFiles))
    code = zip(files, notes.remarks(in: files)).map { file, remarks in
      CodeListing(
        file, starter: starters.lines(of: file, for: exercise.identifier), remarks: remarks)
    }
  }

  /// The maximum number of files for one exercise.
  private static let mostFiles = 20
}
