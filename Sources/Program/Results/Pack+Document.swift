package import Curriculum
package import Sentences

extension Pack {
  /// Returns the course as `list --json` prints it.
  package func document(with progress: LearnerProgress, in language: Language) -> JSONFields {
    let language = language.rawValue
    func document(of exercise: Exercise) -> JSONFields {
      [
        "id": exercise.identifier, "kind": exercise.kind.rawValue,
        "title": exercise.title.text(in: language), "points": exercise.points,
        "minutes": exercise.minutes, "difficulty": exercise.difficulty.rawValue,
        "state": progress.state(of: exercise, in: self).rawValue,
        "score": progress.record(of: exercise, in: self)?.score ?? 0,
      ]
    }
    let rings = rings.map { ring -> JSONFields in
      [
        "id": ring.identifier, "title": ring.title.text(in: language),
        "exercises": ring.exercises.map(document),
      ]
    }
    return ["version": 1, "pack": identifier, "title": title.text(in: language), "rings": rings]
  }
}
