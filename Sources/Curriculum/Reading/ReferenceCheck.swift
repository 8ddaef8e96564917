import Sentences
import Foundation
import Sentences
import Yams

/// What exercises say about each other: identifiers that are unique, `uses` that exist and end.
struct ReferenceCheck {
  /// Of `pack.yml`, for the log.
  let manifest: Manifest
  let exercises: [Exercise]

  /// Notes identifiers that occur twice, and `uses` that do not exist or never end.
  ///
  /// - Parameter includingUses: false where some exercises are not among these.
  func run(includingUses: Bool) {
    noteDuplicates()
    guard includingUses else { return }
    for (index, exercise) in exercises.enumerated() { noteWrongUses(of: exercise, at: index) }
    for exercise in exercises where isReachable(exercise, from: exercise.uses) {
      noteCycle(through: exercise)
    }
  }

  private func noteDuplicates() {
    var first: [String: Exercise] = [:]
    for exercise in exercises {
      if let other = first[exercise.identifier] {
        note(
          .duplicateID, exercise, key: "id",
          Sentence(
            "the id \"\(exercise.identifier)\" is taken by \(name(other))",
            ko: "“\(exercise.identifier)” id를 \(name(other)) 과제가 이미 쓰고 있어요"),
          Sentence("give this exercise an id of its own", ko: "이 과제에 고유한 id를 붙이세요"))
      } else {
        first[exercise.identifier] = exercise
      }
    }
  }

  private func noteWrongUses(of exercise: Exercise, at index: Int) {
    let all = exercises.map(\.identifier)
    for used in exercise.uses {
      if !all.contains(used) {
        note(
          .unknownReference, exercise, key: "uses",
          Sentence("no exercise \"\(used)\" to use", ko: "함께 쓸 “\(used)” 과제가 없어요"),
          Suggestion.sentence(for: used, in: all)
            ?? Sentence("use the id of an earlier exercise", ko: "앞선 과제의 id를 쓰세요"))
      } else if let place = all.firstIndex(of: used), place > index,
        !isReachable(exercise, from: [used])
      {
        note(
          .unknownReference, exercise, key: "uses",
          Sentence("\"\(used)\" comes later in the course", ko: "“\(used)” 과제는 더 뒤에 나와요"),
          Sentence(
            "use only exercises that stand before this one", ko: "이 과제보다 앞에 있는 과제만 쓰세요"))
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
      Sentence("it uses itself: \(way)", ko: "돌고 돌아 자기 자신을 써요: \(way)"),
      Sentence("remove one of these from `uses`", ko: "이 가운데 하나를 `uses` 목록에서 지우세요"))
  }

  /// The next step of a way back to `exercise`.
  private func next(after path: [String], backTo exercise: Exercise) -> String? {
    guard let last = exercises.first(where: { $0.identifier == path.last }) else { return nil }
    if last.uses.contains(exercise.identifier) { return exercise.identifier }
    return last.uses.first { !path.contains($0) && isReachable(exercise, from: [$0]) }
  }

  private func isReachable(_ exercise: Exercise, from identifiers: [String]) -> Bool {
    var seen: Set<String> = []
    var open = identifiers
    while let identifier = open.popLast() {
      if identifier == exercise.identifier { return true }
      guard seen.insert(identifier).inserted else { continue }
      open += exercises.first { $0.identifier == identifier }?.uses ?? []
    }
    return false
  }

  private func name(_ exercise: Exercise) -> String {
    let ring = exercise.folder.deletingLastPathComponent().lastPathComponent
    return "\(ring)/\(exercise.folder.lastPathComponent)"
  }

  /// A problem in the exercise's own file, at the value of `key`.
  private func note(
    _ rule: PackProblem.Rule, _ exercise: Exercise, key: String, _ message: Sentence,
    _ remedy: Sentence
  ) {
    let file = exercise.manifestFile
    let text = PackFile.textOrNothing(of: file)
    let mark = (try? Yams.compose(yaml: text))?[key]?.mark
    manifest.log.note(
      PackProblem(
        rule, file: file, line: mark?.line, column: mark?.column, message: message,
        remedy: remedy))
  }
}
