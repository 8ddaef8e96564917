import Sentences
import Foundation
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
          "the id \"\(exercise.identifier)\" is taken by \(name(other))",
          "give this exercise an id of its own")
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
          .unknownReference, exercise, key: "uses", "no exercise \"\(used)\" to use",
          Suggestion.question(for: used, in: all) ?? "use the id of an earlier exercise")
      } else if let place = all.firstIndex(of: used), place > index,
        !isReachable(exercise, from: [used])
      {
        note(
          .unknownReference, exercise, key: "uses", "\"\(used)\" comes later in the course",
          "use only exercises that stand before this one")
      }
    }
  }

  private func noteCycle(through exercise: Exercise) {
    var path = [exercise.identifier]
    while let next = next(after: path, backTo: exercise), next != exercise.identifier {
      path.append(next)
    }
    path.append(exercise.identifier)
    note(
      .cyclicUses, exercise, key: "uses",
      "it uses itself: \(path.joined(separator: " → "))", "remove one of these from `uses`")
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
    _ rule: PackProblem.Rule, _ exercise: Exercise, key: String, _ message: String,
    _ remedy: String
  ) {
    let file = exercise.manifestFile
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let mark = (try? Yams.compose(yaml: text))?[key]?.mark
    manifest.log.note(
      PackProblem(
        rule, file: file, line: mark?.line, column: mark?.column, message: message,
        remedy: remedy))
  }
}
