/// How far what came of something can be relied on: what the machine had a part in, and not only the
/// files that it was done with.
package struct Certainty: Sendable, Hashable {
  /// Whether the same files may get another answer: something was stopped, or was missing, for a reason
  /// that does not lie in them.
  package var isInDoubt: Bool

  /// Of what ran out of its time: the share of that time in which it could have run, had others not had
  /// the processor; nil where nothing did, or nothing is known.
  package var starvation: Double?

  package init(isInDoubt: Bool = false, starvation: Double? = nil) {
    self.isInDoubt = isInDoubt
    self.starvation = starvation
  }

  /// Takes in how certain another step was: the worst of both counts.
  package mutating func add(_ other: Certainty) {
    isInDoubt = isInDoubt || other.isInDoubt
    if let share = other.starvation { starvation = max(starvation ?? 0, share) }
  }
}

extension JailReport {
  /// A slow or full machine may have been the cause of a program's being stopped, and whoever ends other
  /// people's programs.
  package var certainty: Certainty {
    Certainty(isInDoubt: limit != nil || end.signal != nil, starvation: starvation)
  }
}
