package import Foundation
package import Sentences

/// The identity of a class of learners, stored with the class's results so that grading another class doesn't
/// overwrite them.
package struct ClassRecord: Codable, Equatable, Sendable {
  package var folder: String
  package var pack: String
  package var exercises: [String]
  package var learners: [String]

  private static let fileName = "class-record.json"

  package init(folder: URL, pack: String, exercises: [String], learners: [String]) {
    self.folder = folder.standardizedFileURL.path
    self.pack = pack
    self.exercises = exercises
    self.learners = Array(Set(learners)).sorted()
  }

  /// Compares the record with the stored record and returns messages about the differences.
  ///
  /// - Throws: `GradingError.otherClass` if the learners are different.
  package func compare(in results: URL) throws(GradingError) -> [Sentence] {
    guard let data = try? Data(contentsOf: results.appending(path: Self.fileName)),
      let known = try? JSONDecoder().decode(ClassRecord.self, from: data)
    else { return [] }
    var lines: [Sentence] = []
    if known.folder != folder {
      let shared = Set(known.learners).intersection(learners)
      // A new download of the same class contains most of its learners by name.
      guard known.pack == pack, 2 * shared.count >= min(known.learners.count, learners.count) else {
        throw .otherClass(
          results.deletingLastPathComponent().path, folder: known.folder,
          count: known.learners.count, examples: Array(known.learners.prefix(3)))
      }
      lines.append(
        Sentence(
          """
          The results here come from \(known.folder). \(shared.count) of its \(known.learners.count) \
          learners are being graded again. If this is another class, stop and choose another folder \
          with --out.
          """,
          ko: """
            여기에는 \(known.folder) 폴더를 채점한 결과가 있어요. 학습자 \(known.learners.count)명 가운데 \
            \(shared.count)명을 다시 채점해요. 다른 반이라면 멈추고 --out 옵션으로 다른 폴더를 적으세요.
            """))
    }
    let former = known.exercises.filter { !exercises.contains($0) }
    if !former.isEmpty {
      let names = former.prefix(5).joined(separator: ", ") + (former.count > 5 ? ", …" : "")
      lines.append(
        Sentence(
          """
          From now on, the reports here cover \(exercises.joined(separator: ", ")). The results of \(names) \
          stay in \(results.path).
          """,
          ko: """
            이제 여기 보고서에는 \(exercises.joined(separator: ", ")) 과제만 있어요. \(names) 과제의 결과는 \
            \(results.path) 폴더에 남아 있어요.
            """))
    }
    return lines
  }

  package func write(in results: URL) throws(GradingError) {
    let place = results.appending(path: Self.fileName)
    try GradingError.writing(place) {
      try ClassReport.encoder([.prettyPrinted]).encode(self).write(to: place, options: .atomic)
    }
  }
}
