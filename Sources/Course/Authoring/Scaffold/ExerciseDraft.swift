import Curriculum
import Sentences

/// An exercise before it is written: what its files say, in every language that Rings speaks.
///
/// The author's work is to change it piece by piece, so each piece is there and works.
struct ExerciseDraft {
  struct Check {
    /// `Class.testMethod`.
    var test: String
    var title: Sentence
    var points: Int
    /// The check without which this one says nothing.
    var dependsOn: String?
  }

  /// An answer of `Right/` or `Wrong/`.
  struct Answer {
    /// What its file is called.
    var name: String
    /// What its writer thought; authors read it in English, as `check` and `message`.
    var why: String
    var source: String
    /// The check that a wrong answer fails, and what its learner then reads.
    var caught: (check: String, message: Sentence)?
  }

  struct Question {
    var identifier: String
    var prompt: Sentence
    var choices: [(text: Sentence, isRight: Bool, why: Sentence)]
    var points: Int
  }

  /// What a title is where its author names none, beyond the exercise's name in English.
  var usualTitle: Sentence
  var kind: Exercise.Kind = .code
  var minutes: Int
  /// The lesson's Markdown below its title.
  var lesson: Sentence
  var hints: [Sentence] = []
  var checks: [Check] = []
  /// What the checks say, word for word.
  var messages: [Sentence] = []
  var questions: [Question] = []
  /// The checks that the untouched starter fails.
  var starterFails: [String] = []
  var probes: [String] = []
  /// The keys of `preview`, one a line.
  var preview: [String] = []

  /// The Swift file that learners change, such as `GreetingView.swift`.
  var fileName = ""
  var starter = ""
  /// What the starter's comments say, word for word.
  var comments: [Sentence] = []
  var solution = ""
  var answers: [Answer] = []
  /// The file of `Checks/` without its ending.
  var checksName = ""
  var checksSource = ""
  /// The file of `Probes/` without its ending.
  var probesName = ""
  var probesSource = ""

  var points: Int {
    checks.reduce(0) { $0 + $1.points } + questions.reduce(0) { $0 + $1.points }
  }

  /// What stands where the learner is to write; in two parts, since our own files are finished.
  static let task = ["TO", "DO"].joined()

  /// The figure of a lesson that shows where it is heading.
  static let figureOfSolution = """
    ```widget
    files: solution
    ```
    """
}
