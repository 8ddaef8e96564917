/// Asks a widget for one timeline after the other, as its policies want it.
///
/// What comes back are timelines: whoever asks adds them to a walk of their own.
package struct WalkRequest: StageRequest {
  package typealias Response = [TimelineSummary]

  /// The widget, and the phone that it stands on.
  package var picture: RenderRequest
  /// How far the walk has come.
  package var walk: TimelineWalk
  /// After so many timelines the answer comes in any case.
  package var mostTimelines: Int

  /// A request to go on with a walk.
  package init(picture: RenderRequest, walk: TimelineWalk, mostTimelines: Int) {
    self.picture = picture
    self.walk = walk
    self.mostTimelines = mostTimelines
  }

  package var erased: AnyStageRequest { .walk(self) }
}
