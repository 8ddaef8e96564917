/// Asks how many bytes a Live Activity's values take.
package struct ActivitySizeRequest: StageRequest {
  package typealias Response = ActivitySize

  /// The activity's type name; nil takes the only one.
  package var activity: String?
  /// What is measured.
  package var values: RenderRequest.ActivityValues

  /// A request to measure values.
  package init(activity: String?, values: RenderRequest.ActivityValues) {
    self.activity = activity
    self.values = values
  }

  package var erased: AnyStageRequest { .measureActivity(self) }
}

/// How many bytes a Live Activity's values take, encoded as the system encodes them.
package struct ActivitySize: Codable, Hashable, Sendable {
  /// What the activity is about.
  package var attributes: Int
  /// What changes while it runs.
  package var state: Int

  /// Sizes in bytes.
  package init(attributes: Int, state: Int) {
    self.attributes = attributes
    self.state = state
  }
}
