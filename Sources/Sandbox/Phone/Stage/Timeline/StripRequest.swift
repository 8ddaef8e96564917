package import Foundation

/// Asks for the pictures of entries that follow one another, each look once.
package struct StripRequest: StageRequest {
  package typealias Response = StripPictures

  /// An entry, by the moment at which its timeline was asked for and its place in it.
  package struct Entry: Codable, Hashable, Sendable {
    /// When the system asked for the timeline.
    package var asked: Date
    /// The entry's place in the timeline, from 0.
    package var place: Int

    /// An entry of a timeline.
    package init(asked: Date, place: Int) {
      self.asked = asked
      self.place = place
    }
  }

  /// The widget, and the phone that it stands on.
  package var picture: RenderRequest
  /// The entries in the order in which they are shown.
  package var entries: [Entry]
  /// The drawing ends before the picture that would be one more.
  package var mostPictures: Int

  /// A request for pictures of entries.
  package init(picture: RenderRequest, entries: [Entry], mostPictures: Int) {
    self.picture = picture
    self.entries = entries
    self.mostPictures = mostPictures
  }

  package var erased: AnyStageRequest { .strip(self) }
}

/// The pictures of entries that follow one another.
package struct StripPictures: Codable, Sendable {
  /// A picture, and how many entries show it one after the other.
  package struct Run: Codable, Sendable {
    /// What the first of them shows.
    package var picture: RenderedWidget
    /// At least 1.
    package var count: Int

    /// A picture that so many entries show.
    package init(picture: RenderedWidget, count: Int) {
      self.picture = picture
      self.count = count
    }
  }

  /// In the entries' order; together they may stand for fewer entries than were asked for.
  package var runs: [Run]
  /// True where the next entry would show one picture too many.
  package var isFull: Bool

  /// Pictures of entries.
  package init(runs: [Run], isFull: Bool) {
    self.runs = runs
    self.isFull = isFull
  }
}
