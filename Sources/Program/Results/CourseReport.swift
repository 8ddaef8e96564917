package import Curriculum

/// A course as `list --json` prints it.
package struct CourseReport: Encodable {
  struct Ring: Encodable {
    var id: String
    var title: String
    var exercises: [Exercise]
  }

  struct Exercise: Encodable {
    var id: String
    var kind: String
    var title: String
    var points: Int
    var minutes: Int
    var difficulty: String
    var state: String
    var score: Double
  }

  var version = 1
  var pack: String
  var title: String
  var rings: [Ring]

  package init(_ pack: Pack, progress: LearnerProgress, language: String) {
    self.pack = pack.identifier
    title = pack.title.text(in: language)
    rings = pack.rings.map { ring in
      Ring(
        id: ring.identifier, title: ring.title.text(in: language),
        exercises: ring.exercises.map { exercise in
          let record = progress.record(of: exercise, in: pack)
          return Exercise(
            id: exercise.identifier, kind: exercise.kind.rawValue,
            title: exercise.title.text(in: language), points: exercise.points,
            minutes: exercise.minutes, difficulty: exercise.difficulty.rawValue,
            state: progress.state(of: exercise, in: pack).rawValue, score: record?.score ?? 0)
        })
    }
  }
}
