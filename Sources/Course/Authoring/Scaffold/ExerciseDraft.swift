import Curriculum
import Sentences

/// The content of a new exercise, in every language that Rings supports.
///
/// The exercise works from the beginning, so that the author can replace one part at a time.
struct ExerciseDraft {
  struct Check {
    /// The name of the test, in the form `Class.testMethod`.
    var test: String
    var title: Sentence
    var points: Int
    /// A check that must pass before this check makes sense.
    var dependsOn: String?
  }

  /// A sample for `Right/` or `Wrong/`.
  struct Answer {
    var name: String
    /// The learner's reasoning, in English for authors, like `check` and `message`.
    var why: String
    var source: String
    /// The check that catches an incorrect sample, with its message.
    var caught: (check: String, message: Sentence)?
  }

  struct Question {
    var identifier: String
    var prompt: Sentence
    var choices: [(text: Sentence, isRight: Bool, why: Sentence)]
    var points: Int
  }

  /// The default title.
  ///
  /// In English, `rings pack add` uses the exercise's name instead.
  var usualTitle: Sentence
  var kind: Exercise.Kind = .code
  var minutes: Int
  /// The lesson's Markdown below its title.
  var lesson: Sentence
  var hints: [Sentence] = []
  var checks: [Check] = []
  /// The exact messages of the checks.
  var messages: [Sentence] = []
  var questions: [Question] = []
  var starterFails: [String] = []
  var probes: [String] = []
  var preview: [String] = []

  /// The Swift file that learners change, such as `GreetingView.swift`.
  var fileName = ""
  var starter = ""
  /// The exact comments of the starter.
  var comments: [Sentence] = []
  var solution = ""
  var answers: [Answer] = []
  /// The name of the file in `Checks/` without its extension.
  var checksName = ""
  var checksSource = ""
  /// The name of the file in `Probes/` without its extension.
  var probesName = ""
  var probesSource = ""

  var points: Int {
    checks.reduce(0) { $0 + $1.points } + questions.reduce(0) { $0 + $1.points }
  }

  /// The marker of the gap that the learner fills.
  ///
  /// The word is split so that it doesn't mark an unfinished task in this file.
  static let task = ["TO", "DO"].joined()

  /// The beginning of text that the author replaces, which pack validation refuses.
  static let sampleMark = "SAMPLE:"

  /// A figure of the finished result for the lesson.
  static let figureOfSolution = """
    ```widget
    files: solution
    ```
    """
}
