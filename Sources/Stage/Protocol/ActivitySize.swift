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
