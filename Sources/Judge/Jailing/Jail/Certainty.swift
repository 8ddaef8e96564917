/// The reliability of a result: the influence of the machine, as opposed to the files.
package struct Certainty: Sendable, Hashable {
  /// Whether the same files may get a different result because something was stopped or missing for a reason
  /// unrelated to them.
  package var isInDoubt: Bool

  /// For a program that exceeded its time limit: the share of that time in which other programs kept it from
  /// the processor.
  ///
  /// Nil if no limit was exceeded, or if unknown.
  package var starvation: Double?

  package init(isInDoubt: Bool = false, starvation: Double? = nil) {
    self.isInDoubt = isInDoubt
    self.starvation = starvation
  }

  /// Adds the certainty of another step, keeping the worse values.
  package mutating func add(_ other: Certainty) {
    isInDoubt = isInDoubt || other.isInDoubt
    if let share = other.starvation { starvation = max(starvation ?? 0, share) }
  }
}

extension JailReport {
  /// The certainty of this run.
  ///
  /// A slow or full machine, or another process, may have caused a stop.
  package var certainty: Certainty {
    Certainty(isInDoubt: limit != nil || end.signal != nil, starvation: starvation)
  }
}
