import Sentences
import Foundation
import Sentences
import Yams

/// Checks references among exercises: unique identifiers, and `uses` that exist without cycles.
struct ReferenceCheck {
  let log: ProblemLog
  let exercises: [Exercise]
  /// The index of the first exercise with each identifier.
  private let places: [String: Int]

  init(log: ProblemLog, exercises: [Exercise]) {
    self.log = log
    self.exercises = exercises
    places = Dictionary(
      exercises.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func run(includingUses: Bool) {
    noteDuplicates()
    guard includingUses else { return }
    for (index, exercise) in exercises.enumerated() { noteWrongUses(of: exercise, at: index) }
    for exercise in exercises where isReachable(exercise, from: exercise.uses) {
      noteCycle(through: exercise)
    }
  }

  private func noteDuplicates() {
    for (place, exercise) in exercises.enumerated() {
      if let first = places[exercise.identifier], first < place {
        let other = exercises[first]
        note(
          .duplicateID, exercise, key: "id",
          Sentence(
            "the id \"\(exercise.identifier)\" is already used by \(name(other))",
            ko: "“\(exercise.identifier)” id를 \(name(other)) 과제가 이미 쓰고 있어요"),
          Sentence("give this exercise a unique id", ko: "이 과제에 고유한 id를 붙이세요"))
      }
    }
  }

  private func noteWrongUses(of exercise: Exercise, at index: Int) {
    for used in exercise.uses {
      if places[used] == nil {
        note(
          .unknownReference, exercise, key: "uses",
          Sentence(
            "there is no exercise \"\(used)\" that this exercise could use",
            ko: "함께 쓸 “\(used)” 과제가 없어요"),
          Suggestion.sentence(for: used, in: exercises.map(\.identifier))
            ?? Sentence("use the id of an earlier exercise", ko: "앞선 과제의 id를 쓰세요"))
      } else if let place = places[used], place > index,
        !isReachable(exercise, from: [used])
      {
        note(
          .unknownReference, exercise, key: "uses",
          Sentence("\"\(used)\" comes later in the course", ko: "“\(used)” 과제는 더 뒤에 나와요"),
          Sentence(
            "use only exercises that come before this one", ko: "이 과제보다 앞에 있는 과제만 쓰세요"))
      }
    }
  }

  private func noteCycle(through exercise: Exercise) {
    var path = [exercise.identifier]
    while let next = next(after: path, backTo: exercise), next != exercise.identifier {
      path.append(next)
    }
    path.append(exercise.identifier)
    let way = path.joined(separator: " → ")
    note(
      .cyclicUses, exercise, key: "uses",
      Sentence("the exercise uses itself: \(way)", ko: "돌고 돌아 자기 자신을 써요: \(way)"),
      Sentence("remove one of these from `uses`", ko: "이 가운데 하나를 `uses` 목록에서 지우세요"))
  }

  /// Returns the next step of a cycle back to `exercise`.
  private func next(after path: [String], backTo exercise: Exercise) -> String? {
    guard let last = path.last.flatMap({ places[$0] }).map({ exercises[$0] }) else { return nil }
    if last.uses.contains(exercise.identifier) { return exercise.identifier }
    return last.uses.first { !path.contains($0) && isReachable(exercise, from: [$0]) }
  }

  private func isReachable(_ exercise: Exercise, from identifiers: [String]) -> Bool {
    var seen: Set<String> = []
    var open = identifiers
    while let identifier = open.popLast() {
      if identifier == exercise.identifier { return true }
      guard seen.insert(identifier).inserted else { continue }
      open += places[identifier].map { exercises[$0].uses } ?? []
    }
    return false
  }

  private func name(_ exercise: Exercise) -> String {
    let ring = exercise.folder.deletingLastPathComponent().lastPathComponent
    return "\(ring)/\(exercise.folder.lastPathComponent)"
  }

  private func note(
    _ rule: PackProblem.Rule, _ exercise: Exercise, key: String, _ message: Sentence,
    _ remedy: Sentence
  ) {
    let file = exercise.manifestFile
    let text = PackFile.textOrNothing(of: file)
    let mark = (try? Yams.compose(yaml: text))?[key]?.mark
    log.note(
      PackProblem(
        rule, file: file, line: mark?.line, column: mark?.column, message: message,
        remedy: remedy))
  }
}
