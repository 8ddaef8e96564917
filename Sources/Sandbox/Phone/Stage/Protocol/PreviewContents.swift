/// Asks for the previews, in the order of the files.
package struct PreviewsRequest: StageRequest {
  package typealias Response = [PreviewContents]

  /// A request for all previews.
  package init() {}

  package var erased: AnyStageRequest { .previews(self) }
}

/// A preview and what it shows.
package struct PreviewContents: Codable, Hashable, Sendable {
  /// What is previewed.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A view, a widget with entries, a Live Activity with states.
    case view, widget, activity
  }

  /// What the preview is called: `#Preview("…")`, `previewDisplayName(_:)`, or its place.
  package var name: String
  /// Whether the files give it that name.
  package var isNamed: Bool
  /// What is previewed.
  package var kind: Kind
  /// The widget's type; nil for a view.
  package var widget: String?
  /// A widget's family or a place of a Live Activity; nil for a view without one.
  package var family: PictureFamily?
  /// Its position among the previews, by which requests name it.
  package var place: Int
  /// Which of a preview provider's views it is; nil where it is all that stands at its place.
  package var part: Int?
  /// How many entries of a timeline, or states of a Live Activity, it goes through; 1 for a view.
  package var entries: Int

  /// A preview by what it shows.
  package init(
    name: String, isNamed: Bool, kind: Kind, widget: String? = nil, family: PictureFamily? = nil,
    place: Int, part: Int? = nil, entries: Int = 1
  ) {
    self.name = name
    self.isNamed = isNamed
    self.kind = kind
    self.widget = widget
    self.family = family
    self.place = place
    self.part = part
    self.entries = entries
  }
}
