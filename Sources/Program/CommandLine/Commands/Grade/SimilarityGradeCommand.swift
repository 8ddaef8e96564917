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
      "Find similar submissions in a class, passage by passage.",
      ko: "반에서 서로 비슷한 제출물과 비슷한 부분을 찾아요."
    ).help,
    discussion: Sentence(
      """
      Compares the tokens of all submissions, regardless of names and the order of statements, and ignores starter \
      code and what most of the class has. Code that few learners share counts most. Clusters are learners \
      who share unusually much. Writes similarity.html with the clusters, the pairs in order and a page for each \
      pair, similarity.csv, clusters.csv and similarity.json. The folders jplag/ and dolos/ have the same submissions in those programs' formats. Nothing \
      leaves this machine, and Rings doesn't judge why submissions are similar.
      """,
      ko: """
        이름과 문장의 순서가 달라도 모든 제출물의 토큰을 견줘요. 나눠 준 코드와 반 대부분에 있는 코드는 빼고, \
        드문 코드일수록 크게 쳐요. 무리는 유난히 많이 겹치는 학습자들이에요. 무리와 짝을 순서대로 보여 주는 \
        similarity.html 파일과 짝마다 페이지 하나, similarity.csv, clusters.csv, similarity.json 파일을 써요. jplag/ 폴더와 dolos/ 폴더에는 같은 제출물이 그 프로그램의 형식으로 있어요. 아무것도 이 컴퓨터 밖으로 \
        나가지 않고, 왜 비슷한지는 판단하지 않아요.
        """
    ).help)

  @OptionGroup var handedIn: HandedInOptions

  @Option(
    help: ArgumentHelp(
      Sentence("The folder for reports.", ko: "보고서를 둘 폴더예요."), valueName: "folder"))
  var out: String = "similarity"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Ignore code that more than this percentage of the class has in common.",
        ko: "반에서 이 비율(퍼센트)보다 많은 학습자에게 있는 코드는 무시해요."),
      valueName: "percent"))
  var common: Double = 50

  private static let shownPairs = 10

  func run() async throws {
    let context = CommandContext.current()
    let words = GradingPhrases(terminal: context.terminal)
    guard common > 0, common <= 100 else {
      throw OptionError.malformed(
        option: "--common", value: "\(common)",
        form: Sentence("as a percentage up to 100", ko: "100까지의 퍼센트로"))
    }
    let meant = try await handedIn.read(context)
    try meant.tell(words)
    let place = URL(filePath: out)
    try meant.folder.refuseResults(in: place)
    let similarity = ClassSimilarity(
      of: meant.plan, pack: meant.pack, exercises: meant.exercises, commonShare: common / 100,
      language: context.terminal.language)
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
        Reports in \(place.path): similarity.html, similarity.csv, clusters.csv, similarity.json. Similarity alone \
        doesn't prove copying: read the passages.
        """,
        ko: """
          \(place.path) 폴더의 보고서: similarity.html, similarity.csv, clusters.csv, similarity.json. 비슷하다는 것만으로는 왜 \
          그런지 알 수 없으니, 비슷한 부분을 읽어 보세요.
          """))
  }

  private func say(_ similarity: ClassSimilarity, _ words: GradingPhrases) {
    for exercise in similarity.exercises {
      words.say(
        Sentence(
          """
          \(exercise.exercise): \(GradingPhrases.count(exercise.submissions, "submission")) compared, \
          \(GradingPhrases.count(exercise.pairs.count, "pair")) with similar passages.
          """,
          ko: """
            \(exercise.exercise) 과제: 제출물 \(exercise.submissions)개를 견주었고, 비슷한 부분이 있는 짝은 \
            \(exercise.pairs.count)개예요.
            """))
      for (number, cluster) in exercise.clusters.prefix(Self.shownPairs).enumerated() {
        let heading = SimilarityPhrases.heading(number + 1, cluster)
        let learners = cluster.learners.joined(separator: ", ")
        words.say(Sentence("  \(heading): \(learners)", ko: "  \(heading): \(learners)"))
      }
      for pair in exercise.pairs.prefix(Self.shownPairs) {
        let share = SimilarityReport.percent(pair.similarity)
        let lines = "\(pair.left) ↔ \(pair.right)"
        words.say(
          Sentence(
            "  \(share)%  \(lines), longest passage \(pair.longest) tokens",
            ko: "  \(share) %  \(lines), 가장 긴 부분은 토큰 \(pair.longest)개"))
      }
    }
  }
}
