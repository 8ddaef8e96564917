/// A request for the size of a Live Activity's values.
package struct ActivitySizeRequest: WorkerRequest {
  package typealias Response = ActivitySize

  /// The activity's type name; nil for the only activity.
  package var activity: String?
  /// The values to measure.
  package var values: RenderRequest.ActivityValues

  /// Creates a request to measure values.
  package init(activity: String?, values: RenderRequest.ActivityValues) {
    self.activity = activity
    self.values = values
  }

  package var erased: AnyWorkerRequest { .measureActivity(self) }
}

/// The sizes of a Live Activity's values in the system's encoding.
package struct ActivitySize: Codable, Hashable, Sendable {
  /// The size of the attributes in bytes.
  package var attributes: Int
  /// The size of the content state in bytes.
  package var state: Int

  /// Creates sizes in bytes.
  package init(attributes: Int, state: Int) {
    self.attributes = attributes
    self.state = state
  }
}
