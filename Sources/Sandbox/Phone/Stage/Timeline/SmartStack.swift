package import Foundation

/// Widgets on top of one another, of which the phone turns the most relevant to the top.
///
/// From Apple's “Increasing the visibility of widgets in Smart Stacks” and `TimelineEntryRelevance`: a score
/// counts beside the other entries of the same provider, 0 and less is not relevant and never comes to the
/// top, an entry without a relevance keeps that of the one before, and a duration ends it. Apple does not
/// say how it weighs one widget against another, nor what it knows of habits; here each score counts as its
/// share of the widget's own highest, and equals keep the order in which people stacked them.
package struct SmartStack: Sendable {
  /// A widget of the stack.
  package struct Member: Sendable {
    /// By which it is known to whoever asks.
    package let name: String
    /// What it shows over time.
    package let strip: TimelineStrip

    /// A widget with what it shows over time.
    package init(name: String, strip: TimelineStrip) {
      self.name = name
      self.strip = strip
    }
  }

  /// A widget at a moment.
  package struct Standing: Hashable, Sendable {
    /// The member's name.
    package let name: String
    /// Its score; nil where it has none, or where it has passed.
    package let score: Double?
    /// The score as a share of the widget's highest, from 0 to 1; 0 where it is not relevant.
    package let share: Double
  }

  /// From the top as people stacked them.
  package let members: [Member]

  /// A stack of widgets, from the top.
  package init(_ members: [Member]) { self.members = members }

  /// The widgets as the stack shows them at a moment, from the top.
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
  /// The score that holds at a moment: that of the entry on screen, or else of the last before it that has
  /// one; nil where there is none, and where its duration has passed.
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
