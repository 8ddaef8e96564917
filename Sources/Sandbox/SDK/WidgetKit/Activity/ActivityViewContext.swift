public import ActivityKit

/// The data of a Live Activity for its views.
@available(iOS 16.1, *)
public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  @available(iOS 16.2, *)
  public let isStale: Bool

  package init(
    activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool
  ) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

@available(iOS 16.1, *)
extension ActivityViewContext: Identifiable {
  public var id: String { activityID }
}
