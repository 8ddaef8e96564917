public import Foundation
public import PhoneFacts
import WorkerProtocol

/// A widget's position in a Smart Stack at a given date.
public struct StackedWidget: Hashable, Sendable {
  /// The widget's type name, or an empty string if the check didn't specify it.
  public let type: String
  /// The relevance score at that date, or `nil` if there's none or its duration has passed.
  public let score: Double?
  /// The score as a share of the widget's highest score of the day, from 0 to 1; 0 if the widget isn't
  /// relevant.
  public let share: Double

  /// Whether the stack ever shows the widget on top: its score is greater than 0.
  public var isRelevant: Bool { share > 0 }
}

extension ExerciseTestCase {
  /// Returns the order of widgets in a Smart Stack at a date, from the top.
  ///
  /// According to Apple, a score is relative to the other entries of the same widget. A score of 0 or less
  /// never moves a widget to the top. An entry without relevance keeps the previous entry's relevance until
  /// the duration of that relevance ends. Apple doesn't say how a phone compares two widgets. Here, each
  /// score counts as a share of the widget's highest score, and ties keep the order of `widgets`.
  ///
  /// - Parameters:
  ///   - widgets: The widgets in the user's order, from the top.
  ///   - date: The date, within 24 hours of `from`.
  ///   - from: The date at which the system requests the timelines.
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
  /// Returns the relevance score at a date: the score of the current entry, or of the last earlier entry with
  /// a score.
  ///
  /// Returns `nil` if there's none, or if its duration has passed.
  public func relevance(at date: Date) -> Double? { strip.relevance(at: date) }

  /// The moments for which a Smart Stack shows the widget, most relevant first; ties keep their order.
  public var momentsByRelevance: [Moment] {
    let relevant = moments.filter { ($0.relevance ?? 0) > 0 }
    return relevant.enumerated().sorted { first, second in
      (first.element.relevance ?? 0, second.offset) > (second.element.relevance ?? 0, first.offset)
    }.map(\.element)
  }
}
