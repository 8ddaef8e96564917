package import Foundation
import Judge
import Sentences

package enum SimilarityReport {
  private struct Document: Encodable {
    var version = 1
    var pack: String
    var guaranteedTokens: Int
    var commonShare: Double
    var exercises: [ExerciseSimilarity]
  }

  /// The maximum number of pairs per exercise with a separate page.
  static let mostPages = 100

  /// Returns the files, with paths relative to the output folder.
  ///
  /// - Throws: Encoding errors.
  package static func files(
    _ similarity: ClassSimilarity
  ) throws -> [(path: String, contents: Data)] {
    let document = Document(
      pack: similarity.pack, guaranteedTokens: similarity.guaranteed,
      commonShare: similarity.commonShare,
      exercises: similarity.exercises.map { exercise in
        var own = exercise
        own.pairs = exercise.pairs.map(harmless)
        own.clusters = exercise.clusters.map(harmless)
        return own
      })
    var files: [(path: String, contents: Data)] = [
      (
        "similarity.json",
        try ClassReport.encoder([.prettyPrinted]).encode(document) + Data("\n".utf8)
      ),
      ("similarity.csv", Data(table(similarity).utf8)),
      ("clusters.csv", Data(clusters(similarity).utf8)),
      ("similarity.html", Data(SimilarityPage(similarity).html.utf8)),
    ]
    for exercise in similarity.exercises {
      for (number, pair) in exercise.pairs.prefix(mostPages).enumerated() {
        let page = SimilarPairPage(
          pair, of: similarity.works[exercise.exercise] ?? [], exercise: exercise.exercise,
          language: similarity.language)
        files.append((pagePath(exercise.exercise, number), Data(page.html.utf8)))
      }
    }
    return files + SimilarityLayouts.files(similarity)
  }

  static func pagePath(_ exercise: String, _ number: Int) -> String {
    "pairs/\(Journal.fileName(exercise))-\(number + 1).html"
  }

  static func table(_ similarity: ClassSimilarity) -> String {
    let header = [
      "exercise", "left", "right", "similarity", "left share", "right share", "longest", "tokens",
      "passages", "short", "cluster",
    ]
    let rows = similarity.exercises.flatMap { exercise in
      exercise.pairs.map { pair in
        [
          exercise.exercise, pair.left, pair.right, percent(pair.similarity),
          percent(pair.leftShare), percent(pair.rightShare), "\(pair.longest)", "\(pair.tokens)",
          "\(pair.passages.count)", pair.isShort ? "yes" : "",
          exercise.clusters.firstIndex { $0.connects(pair) }.map { "\($0 + 1)" } ?? "",
        ]
      }
    }
    return SanitizedCell.csv([header] + rows)
  }

  /// Returns a table with a row for each learner in a cluster.
  static func clusters(_ similarity: ClassSimilarity) -> String {
    let rows = similarity.exercises.flatMap { exercise in
      exercise.clusters.enumerated().flatMap { number, cluster in
        cluster.learners.map { learner in
          [
            exercise.exercise, "\(number + 1)", learner,
            cluster.others(similarTo: learner).joined(separator: "; "),
            percent(cluster.closest(to: learner)),
          ]
        }
      }
    }
    return SanitizedCell.csv(
      [["exercise", "cluster", "learner", "similar to", "highest similarity"]] + rows,
      isMarked: true)
  }

  /// Returns a share in percent, with at most two decimal places.
  package static func percent(_ share: Double) -> String { GradeBookCSV.number(share * 100) }

  private static func harmless(_ cluster: SimilarCluster) -> SimilarCluster {
    SimilarCluster(
      learners: cluster.learners.map { SanitizedText.text($0) },
      links: cluster.links.map {
        .init(
          left: SanitizedText.text($0.left), right: SanitizedText.text($0.right),
          similarity: $0.similarity)
      })
  }

  private static func harmless(_ pair: SimilarPair) -> SimilarPair {
    var pair = pair
    pair.left = SanitizedText.text(pair.left)
    pair.right = SanitizedText.text(pair.right)
    pair.passages = pair.passages.map { passage in
      var passage = passage
      passage.left.file = SanitizedText.text(passage.left.file)
      passage.right.file = SanitizedText.text(passage.right.file)
      return passage
    }
    return pair
  }
}
