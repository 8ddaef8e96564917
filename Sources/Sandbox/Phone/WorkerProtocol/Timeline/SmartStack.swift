package import Foundation

/// A stack of widgets in which the phone rotates the most relevant widget to the top.
///
/// The rules are from Apple's “Increasing the visibility of widgets in Smart Stacks” and
/// `TimelineEntryRelevance`. Scores are relative to other entries of the same provider. An entry with a score
/// of 0 or less isn't relevant and never rotates to the top. An entry without relevance keeps the previous
/// entry's relevance until the duration of that relevance ends.
///
/// Apple doesn't say how the phone weighs different widgets, or how it uses habits. Here, each score counts
/// as a share of the widget's highest score, and ties keep the order of the user's stack.
package struct SmartStack: Sendable {
  /// A widget of the stack.
  package struct Member: Sendable {
    /// The name that the caller uses.
    package let name: String
    /// The widget's entries over time.
    package let strip: TimelineStrip

    /// Creates a member of a stack.
    package init(name: String, strip: TimelineStrip) {
      self.name = name
      self.strip = strip
    }
  }

  /// A widget's rank at a date.
  package struct Standing: Hashable, Sendable {
    /// The member's name.
    package let name: String
    /// The member's score; nil if there's none or its duration has passed.
    package let score: Double?
    /// The score as a share of the widget's highest score, from 0 to 1; 0 if the widget isn't relevant.
    package let share: Double
  }

  /// The widgets in the user's order, from the top.
  package let members: [Member]

  /// Creates a stack of widgets, from the top.
  package init(_ members: [Member]) { self.members = members }

  /// Returns the widgets in the stack's order at a date, from the top.
  package func order(at date: Date) -> [Standing] {
    members.map { $0.standing(at: date) }.enumerated().sorted { first, second in
      (first.element.share, second.offset) > (second.element.share, first.offset)
    }.map(\.element)
  }
}

extension SmartStack.Member {
  fileprivate func standing(at date: Date) -> SmartStack.Standing {
    let score = strip.relevance(at: date)
    let highest = strip.moments.compactMap(\.relevance).max() ?? 0
    let share = score.map { $0 > 0 && highest > 0 ? $0 / highest : 0 } ?? 0
    return SmartStack.Standing(name: name, score: score, share: share)
  }
}

extension TimelineStrip {
  /// Returns the score at a date: the score of the current entry, or else of the last earlier entry with a
  /// score.
  ///
  /// Returns nil if there's no score or its duration has passed.
  package func relevance(at date: Date) -> Double? {
    guard
      let last = moments.last(where: { $0.shownFrom <= date && $0.relevance != nil }),
      moments.contains(where: { $0.shownFrom <= date && date < $0.shownUntil })
    else { return nil }
    if let duration = last.relevanceDuration, duration > 0,
      date >= last.shownFrom.addingTimeInterval(duration)
    {
      return nil
    }
    return last.relevance
  }
}
