import Curriculum
import Foundation
import Sentences

/// Skipping a ring by passing its capstone.
extension Session {
  mutating func place(_ words: String) -> [SessionEffect] {
    var words = words.split(whereSeparator: \.isWhitespace).map { String($0).lowercased() }
    let isUndone = words.first.map { ["undo", "--undo", "취소"].contains($0) } ?? false
    if isUndone { words.removeFirst() }
    let name = words.joined(separator: " ")
    guard let ring = name.isEmpty ? usualRing(isUndone: isUndone) : pack.ring(named: name) else {
      note(.wrongCommand)
      return [
        .say(.note(.unknownRing(name, known: pack.rings.map(\.identifier)))), nextStep,
      ]
    }
    return isUndone ? undoPlacement(of: ring) : beginPlacement(in: ring)
  }

  /// Returns the default ring: the open exercise's ring, or the ring whose placement can be undone.
  private func usualRing(isUndone: Bool) -> Ring? {
    let skipped = pack.rings.last { ring in
      ring.exercises.contains { progress.isPlaced($0, in: pack) }
    }
    return (isUndone ? progress.placement(in: pack) ?? skipped : nil) ?? pack.ring(of: exercise)
  }

  private mutating func beginPlacement(in ring: Ring) -> [SessionEffect] {
    let title = ring.title.text(in: language.rawValue)
    if progress.exercises(of: ring, in: pack).allSatisfy({ progress.isDone($0, in: pack) }) {
      return [.say(.note(.nothingToSkip(title))), nextStep]
    }
    if let spoilt = progress.spoiltCapstones(of: ring, in: pack).first {
      return [
        .say(.note(.spoiltPlacement(spoilt.title.text(in: language.rawValue)))), nextStep,
      ]
    }
    let before = skipped
    let recording = record(.placementBegun(ring, now()))
    let told = placements(since: before)
    if !told.isEmpty { return [recording] + told + [nextStep] }
    guard let capstone = progress.openCapstones(of: ring, in: pack).first else {
      return [recording, .say(.note(.nothingToSkip(title))), nextStep]
    }
    let name = capstone.title.text(in: language.rawValue)
    let offer = SessionEffect.say(
      .note(.placementOffered(ring: title, capstone: name, ringName: ring.identifier)))
    let isOpen = capstone.identifier == exercise.identifier
    return [recording, offer] + (isOpen ? [nextStep] : open(capstone))
  }

  private mutating func undoPlacement(of ring: Ring) -> [SessionEffect] {
    let title = ring.title.text(in: language.rawValue)
    return [
      record(.placementUndone(ring)), .say(.note(.placementUndone(title))), nextStep,
    ]
  }

  /// The exercises skipped by placement.
  var skipped: Set<String> {
    Set(pack.exercises.filter { progress.isPlaced($0, in: pack) }.map(\.identifier))
  }

  /// Returns messages about the exercises that are skipped now but not in `before`.
  func placements(since before: Set<String>) -> [SessionEffect] {
    pack.rings.compactMap { ring in
      let count = ring.exercises.count {
        progress.isPlaced($0, in: pack) && !before.contains($0.identifier)
      }
      guard count > 0 else { return nil }
      return .say(
        .good(
          .placed(
            ring.title.text(in: language.rawValue), skipped: count, ringName: ring.identifier)))
    }
  }
}
