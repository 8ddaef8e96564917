package import Foundation

extension Ring {
  /// What shows that somebody knows the ring already: the exercises that are marked as capstones, or
  /// else its last one with code.
  package var capstones: [Exercise] {
    let marked = exercises.filter(\.isCapstone)
    return marked.isEmpty ? exercises.last { $0.kind == .code }.map { [$0] } ?? [] : marked
  }
}

extension Pack {
  /// A ring by its number, its name, or the only one that begins so.
  package func ring(named name: String) -> Ring? {
    let typed = name.lowercased().trimmingCharacters(in: .whitespaces)
    if let number = Int(typed) {
      return rings.indices.contains(number - 1) ? rings[number - 1] : nil
    }
    if let exact = rings.first(where: { $0.identifier == typed }) { return exact }
    let begun = rings.filter { $0.identifier.hasPrefix(typed) }
    return begun.count == 1 && !typed.isEmpty ? begun[0] : nil
  }

  /// The ring that an exercise belongs to.
  package func ring(of exercise: Exercise) -> Ring? {
    rings.first { $0.exercises.contains { $0.identifier == exercise.identifier } }
  }
}

/// Rings that are skipped by passing their capstones.
///
/// What is skipped so counts as done for going on and earns no points; whoever passes it later earns
/// them as everybody does. Nothing that was achieved is ever taken away.
extension LearnerProgress {
  /// Whether the exercise was skipped by placement, and not passed since.
  package func isPlaced(_ exercise: Exercise, in pack: Pack) -> Bool {
    record(of: exercise, in: pack).map { $0.placed != nil && !$0.isPassed } ?? false
  }

  /// Whether nothing is left to do in the exercise: it is passed, or skipped by placement.
  package func isDone(_ exercise: Exercise, in pack: Pack) -> Bool {
    (record(of: exercise, in: pack)?.isPassed ?? false) || isPlaced(exercise, in: pack)
  }

  /// The ring that the learner wants to skip; nil where there is none.
  package func placement(in pack: Pack) -> Ring? {
    placements?[pack.identifier].flatMap { name in pack.rings.first { $0.identifier == name } }
  }

  /// The capstones of a ring that are not passed yet.
  package func openCapstones(of ring: Ring, in pack: Pack) -> [Exercise] {
    ring.capstones.filter { !(record(of: $0, in: pack)?.isPassed ?? false) }
  }

  /// Capstones whose solution was read before they were passed: they show nothing any more.
  package func spoiltCapstones(of ring: Ring, in pack: Pack) -> [Exercise] {
    ring.capstones.filter { record(of: $0, in: pack)?.solutionShown != nil }
  }

  /// Lets the learner try to skip a ring; where its capstones are passed already, it is skipped at once.
  package mutating func beginPlacement(in ring: Ring, of pack: Pack, date: Date) {
    placements = (placements ?? [:]).merging([pack.identifier: ring.identifier]) { $1 }
    settlePlacement(in: pack, date: date)
  }

  /// Skips what is left of the ring that is tried, once its capstones are passed.
  mutating func settlePlacement(in pack: Pack, date: Date) {
    guard let ring = placement(in: pack), !ring.capstones.isEmpty,
      openCapstones(of: ring, in: pack).isEmpty, spoiltCapstones(of: ring, in: pack).isEmpty
    else { return }
    placements?[pack.identifier] = nil
    for exercise in ring.exercises where !isDone(exercise, in: pack) {
      change(exercise, in: pack) { $0.placed = date }
    }
  }

  /// Takes a placement back: what was skipped is open again.
  package mutating func undoPlacement(of ring: Ring, in pack: Pack) {
    if placement(in: pack)?.identifier == ring.identifier { placements?[pack.identifier] = nil }
    for exercise in ring.exercises where record(of: exercise, in: pack)?.placed != nil {
      change(exercise, in: pack) { $0.placed = nil }
    }
  }
}
