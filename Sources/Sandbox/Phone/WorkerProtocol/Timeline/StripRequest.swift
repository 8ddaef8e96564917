package import Foundation

/// A request for the pictures of consecutive entries; identical neighbors share a picture.
package struct StripRequest: WorkerRequest {
  package typealias Response = StripPictures

  /// An entry, identified by its timeline's request date and its index.
  package struct Entry: Codable, Hashable, Sendable {
    /// The date at which the system requested the timeline.
    package var asked: Date
    /// The entry's index in the timeline.
    package var place: Int

    /// Creates an entry of a timeline.
    package init(asked: Date, place: Int) {
      self.asked = asked
      self.place = place
    }
  }

  /// The widget and its phone.
  package var picture: RenderRequest
  /// The entries in display order.
  package var entries: [Entry]
  /// The maximum number of pictures to draw.
  package var mostPictures: Int

  /// Creates a request for pictures of entries.
  package init(picture: RenderRequest, entries: [Entry], mostPictures: Int) {
    self.picture = picture
    self.entries = entries
    self.mostPictures = mostPictures
  }

  package var erased: AnyWorkerRequest { .strip(self) }
}

/// The pictures of consecutive entries.
package struct StripPictures: Codable, Sendable {
  /// A picture, and the number of consecutive entries that show it.
  package struct Run: Codable, Sendable {
    /// The picture of the first of these entries.
    package var picture: RenderedWidget
    /// The number of entries; at least 1.
    package var count: Int

    /// Creates a run of entries with the same picture.
    package init(picture: RenderedWidget, count: Int) {
      self.picture = picture
      self.count = count
    }
  }

  /// The runs in order; they may cover fewer entries than requested.
  package var runs: [Run]
  /// Whether the next entry would need a picture beyond the maximum.
  package var isFull: Bool

  /// Creates pictures of entries.
  package init(runs: [Run], isFull: Bool) {
    self.runs = runs
    self.isFull = isFull
  }
}
