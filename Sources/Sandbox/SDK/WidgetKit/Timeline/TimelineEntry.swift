public import AppleFoundation

/// A widget's content, starting at a point in time.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The importance of an entry, relative to the provider's other entries.
///
/// The Smart Stack doesn't rotate to entries with a score of 0 or less. An entry without a relevance keeps
/// the previous entry's relevance.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  /// The duration in seconds, or 0 to last until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0.0) {
    self.score = score
    self.duration = duration
  }
}
