package import Foundation

extension Pack {
  /// Returns a ring by number, identifier or unambiguous prefix.
  package func ring(named name: String) -> Ring? {
    let typed = name.lowercased().trimmingCharacters(in: .whitespaces)
    if let number = Int(typed) {
      return rings.indices.contains(number - 1) ? rings[number - 1] : nil
    }
    if let exact = rings.first(where: { $0.identifier == typed }) { return exact }
    let begun = rings.filter { $0.identifier.hasPrefix(typed) }
    return begun.count == 1 && !typed.isEmpty ? begun[0] : nil
  }

  package func ring(of exercise: Exercise) -> Ring? {
    rings.first { $0.exercises.contains { $0.identifier == exercise.identifier } }
  }
}

/// Placement: skipping rings by passing their capstones.
///
/// On a route, only the route's exercises are skipped, and its capstones are chosen among them if possible.
/// Skipped exercises count as done but earn no points until the learner passes them. Achievements are never
/// removed.
extension LearnerProgress {
  /// Returns the ring's exercises on the learner's route, or all of them if the route has none there.
  package func exercises(of ring: Ring, in pack: Pack) -> [Exercise] {
    let path = Set(path(in: pack).map(\.identifier))
    let own = ring.exercises.filter { path.contains($0.identifier) }
    return own.isEmpty ? ring.exercises : own
  }

  /// Returns the exercises that show mastery of the ring: those marked as capstones, or else its last coding
  /// exercise.
  private func capstones(of ring: Ring, in pack: Pack) -> [Exercise] {
    // A route's only exercise in the ring may be a quiz, which shows too little.
    for exercises in [exercises(of: ring, in: pack), ring.exercises] {
      let marked = exercises.filter(\.isCapstone)
      if !marked.isEmpty { return marked }
      if let last = exercises.last(where: { $0.kind == .code }) { return [last] }
    }
    return []
  }

  /// Whether the exercise was skipped by placement and not passed since.
  package func isPlaced(_ exercise: Exercise, in pack: Pack) -> Bool {
    record(of: exercise, in: pack).map { $0.placed != nil && !$0.isPassed } ?? false
  }

  /// Whether the exercise was passed, or skipped by placement.
  package func isDone(_ exercise: Exercise, in pack: Pack) -> Bool {
    (record(of: exercise, in: pack)?.isPassed ?? false) || isPlaced(exercise, in: pack)
  }

  package func placement(in pack: Pack) -> Ring? {
    placements?[pack.identifier].flatMap { name in pack.rings.first { $0.identifier == name } }
  }

  package func openCapstones(of ring: Ring, in pack: Pack) -> [Exercise] {
    capstones(of: ring, in: pack).filter { !(record(of: $0, in: pack)?.isPassed ?? false) }
  }

  /// Returns the capstones whose solution the learner read before passing, which no longer count for
  /// placement.
  package func spoiltCapstones(of ring: Ring, in pack: Pack) -> [Exercise] {
    capstones(of: ring, in: pack).filter { record(of: $0, in: pack)?.solutionShown != nil }
  }

  /// Begins placement in a ring.
  ///
  /// Skips it immediately if its capstones were passed earlier.
  package mutating func beginPlacement(in ring: Ring, of pack: Pack, date: Date) {
    placements = (placements ?? [:]).merging([pack.identifier: ring.identifier]) { $1 }
    settlePlacement(in: pack, date: date)
  }

  /// Skips the rest of the ring once its capstones are passed.
  mutating func settlePlacement(in pack: Pack, date: Date) {
    guard let ring = placement(in: pack), !capstones(of: ring, in: pack).isEmpty,
      openCapstones(of: ring, in: pack).isEmpty, spoiltCapstones(of: ring, in: pack).isEmpty
    else { return }
    placements?[pack.identifier] = nil
    for exercise in exercises(of: ring, in: pack) where !isDone(exercise, in: pack) {
      change(exercise, in: pack) { $0.placed = date }
    }
  }

  /// Undoes a placement and reopens the skipped exercises.
  package mutating func undoPlacement(of ring: Ring, in pack: Pack) {
    if placement(in: pack)?.identifier == ring.identifier { placements?[pack.identifier] = nil }
    for exercise in ring.exercises where record(of: exercise, in: pack)?.placed != nil {
      change(exercise, in: pack) { $0.placed = nil }
    }
  }
}
