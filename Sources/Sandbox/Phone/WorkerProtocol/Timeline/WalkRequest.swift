/// A request for a widget's consecutive timelines, at the dates that their policies ask for.
///
/// The response contains only timelines, which the caller adds to its own walk.
package struct WalkRequest: WorkerRequest {
  package typealias Response = [TimelineSummary]

  /// The widget and its phone.
  package var picture: RenderRequest
  /// The walk so far.
  package var walk: TimelineWalk
  /// The maximum number of timelines in one response.
  package var mostTimelines: Int

  /// Creates a request to continue a walk.
  package init(picture: RenderRequest, walk: TimelineWalk, mostTimelines: Int) {
    self.picture = picture
    self.walk = walk
    self.mostTimelines = mostTimelines
  }

  package var erased: AnyWorkerRequest { .walk(self) }
}
