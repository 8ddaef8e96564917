import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Results
import Sentences

struct SimilarityGradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "similarity", _superCommandName: "rings grade",
    abstract: Sentence(
      "Show which answers of a class are similar, passage for passage.",
      ko: "반의 어떤 답들이 어느 부분에서 비슷한지 보여 줘요."
    ).help,
    discussion: Sentence(
      """
      Compares the words of everybody's answers, whatever they call things, without what was handed out and what \
      most of the class has. Writes similarity.html with the pairs in order and a page for each, similarity.csv and \
      similarity.json; jplag/ and dolos/ hold the same answers as those programs read them. Nothing leaves this \
      machine, and nothing is said of how answers came to be similar.
      """,
      ko: """
        이름을 무엇으로 지었든 모두의 답에 있는 낱말을 견줘요. 나눠 준 것과 반 대부분에게 있는 것은 빼요. 짝을 \
        순서대로 보여 주는 similarity.html 파일과 짝마다 한 쪽, similarity.csv 파일과 similarity.json 파일을 \
        써요. jplag/ 폴더와 dolos/ 폴더에는 같은 답이 그 프로그램들이 읽는 꼴로 있어요. 아무것도 이 컴퓨터 밖으로 \
        나가지 않고, 왜 비슷한지는 말하지 않아요.
        """
    ).help)

  @OptionGroup var handedIn: HandedInOptions

  @Option(
    help: ArgumentHelp(
      Sentence("Where reports go.", ko: "보고서를 둘 곳이에요."), valueName: "folder"))
  var out: String = "similarity"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "What more than so many percent of the class have is nobody's own.",
        ko: "반에서 이 비율보다 많은 사람에게 있는 것은 누구의 것도 아니에요."),
      valueName: "percent"))
  var common: Double = 50

  private static let shownPairs = 10

  func run() async throws {
    let surroundings = Surroundings.current()
    let words = GradingWords(terminal: surroundings.terminal)
    guard common > 0, common <= 100 else {
      throw OptionError.malformed(
        option: "--common", value: "\(common)",
        form: Sentence("as a number of percent up to 100", ko: "100까지의 퍼센트로"))
    }
    let meant = try await handedIn.read(surroundings)
    try meant.tell(words)
    let place = URL(filePath: out)
    try meant.folder.refuseResults(in: place)
    let similarity = ClassSimilarity(
      of: meant.plan, pack: meant.pack, exercises: meant.exercises, commonShare: common / 100,
      language: surroundings.terminal.language)
    for file in try SimilarityReport.files(similarity) {
      let path = place.appending(path: file.path)
      try GradingError.writing(path) {
        try FileManager.default.createDirectory(
          at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.contents.write(to: path, options: .atomic)
      }
    }
    say(similarity, words)
    words.say(
      Sentence(
        """
        Reports in \(place.path): similarity.html, similarity.csv, similarity.json. Similar says nothing of how it \
        came about: read the passages.
        """,
        ko: """
          \(place.path) 폴더의 보고서: similarity.html, similarity.csv, similarity.json. 비슷하다는 것만으로는 왜 \
          그런지 알 수 없으니, 비슷한 부분을 읽어 보세요.
          """))
  }

  private func say(_ similarity: ClassSimilarity, _ words: GradingWords) {
    for exercise in similarity.exercises {
      words.say(
        Sentence(
          """
          \(exercise.exercise): \(GradingWords.count(exercise.submissions, "answer")) compared, \
          \(GradingWords.count(exercise.pairs.count, "pair")) with something alike.
          """,
          ko: """
            \(exercise.exercise) 과제: 답 \(exercise.submissions)개를 견주었고, 비슷한 곳이 있는 짝은 \
            \(exercise.pairs.count)개예요.
            """))
      for pair in exercise.pairs.prefix(Self.shownPairs) {
        let share = SimilarityReport.percent(pair.similarity)
        let lines = "\(pair.left) ↔ \(pair.right)"
        words.say(
          Sentence(
            "  \(share) %  \(lines), longest passage \(pair.longest) tokens",
            ko: "  \(share) %  \(lines), 가장 긴 부분은 토큰 \(pair.longest)개"))
      }
    }
  }
}
