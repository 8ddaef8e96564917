public import Foundation
public import PhoneFacts
import Stage

/// A widget in a Smart Stack at a moment.
public struct StackedWidget: Hashable, Sendable {
  /// The widget's type name; empty where the check named none.
  public let type: String
  /// The score of its relevance then; nil where it has none, or where its duration has passed.
  public let score: Double?
  /// The score as a share of the widget's highest in the day, from 0 to 1; 0 where it is not relevant.
  public let share: Double

  /// False where the stack never turns to it: without a score, or with one of 0 or less.
  public var isRelevant: Bool { share > 0 }
}

extension ExerciseTestCase {
  /// Widgets in a Smart Stack at a moment, from the top.
  ///
  /// Apple: a score counts beside the other entries of its own widget; 0 and less never comes to the top; an
  /// entry without a relevance keeps that of the one before; a duration ends it. How a phone weighs one
  /// widget against another is not known: here each score counts as its share of the widget's own highest,
  /// and equals keep the order in which they are named.
  ///
  /// - Parameters:
  ///   - widgets: From the top as people stacked them.
  ///   - date: The moment; within 24 hours of `from`.
  ///   - from: The moment at which the system asks the providers.
  public func smartStack(
    _ widgets: WidgetHandle..., family: Family = .systemSmall, at date: Date,
    from: Date = CheckClock.now
  ) throws -> [StackedWidget] {
    let members = try widgets.enumerated().map { place, widget in
      SmartStack.Member(
        name: "\(place)", strip: try widget.timelineStrip(family, from: from))
    }
    return SmartStack(members).order(at: date).map { standing in
      let widget = Int(standing.name).map { widgets[$0] }
      return StackedWidget(
        type: widget?.type ?? "", score: standing.score, share: standing.share)
    }
  }
}

extension RenderedStrip {
  /// The score that holds at a moment: that of the entry on screen, or else of the last before it that has
  /// one; nil without, and where its duration has passed.
  public func relevance(at date: Date) -> Double? { strip.relevance(at: date) }

  /// The moments for which a Smart Stack turns to the widget, the most relevant first; equals in their
  /// order.
  public var momentsByRelevance: [Moment] {
    let relevant = moments.filter { ($0.relevance ?? 0) > 0 }
    return relevant.enumerated().sorted { first, second in
      (first.element.relevance ?? 0, second.offset) > (second.element.relevance ?? 0, first.offset)
    }.map(\.element)
  }
}
