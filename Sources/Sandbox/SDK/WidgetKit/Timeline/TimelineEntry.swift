public import AppleFoundation

/// What a widget shows from a moment on.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is beside the provider's others, for how long.
///
/// A score of 0 or less is never rotated to the top of a Smart Stack; no relevance at all keeps the
/// one of the entry before.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  /// In seconds; 0 lasts until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0.0) {
    self.score = score
    self.duration = duration
  }
}
