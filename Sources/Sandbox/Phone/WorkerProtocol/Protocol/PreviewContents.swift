/// A request for the previews: macros in source order, then preview providers.
package struct PreviewsRequest: WorkerRequest {
  package typealias Response = [PreviewContents]

  /// The index of the only preview to list; nil for every preview.
  package var place: Int?
  /// Whether to count entries, which runs the previews' timelines; if false, each preview has one entry.
  package var countsEntries: Bool

  /// Creates a request, by default for all previews with their numbers of entries.
  package init(place: Int? = nil, countsEntries: Bool = true) {
    self.place = place
    self.countsEntries = countsEntries
  }

  package var erased: AnyWorkerRequest { .previews(self) }
}

/// A preview and its contents.
package struct PreviewContents: Codable, Hashable, Sendable {
  /// The kind of a preview.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A view, a widget with entries, a Live Activity with states.
    case view, widget, activity
  }

  /// The preview's name, from `#Preview("…")` or `previewDisplayName(_:)`, or else a default.
  package var name: String
  /// Whether the learner named the preview.
  package var isNamed: Bool
  /// The preview's kind.
  package var kind: Kind
  /// The widget's type; nil for a view.
  package var widget: String?
  /// A widget's family or a Live Activity's place; nil for a view without a family.
  package var family: PictureFamily?
  /// The preview's index, by which requests refer to the preview.
  package var place: Int
  /// The index among a preview provider's views; nil for other previews.
  package var part: Int?
  /// The number of timeline entries or Live Activity states; 1 for a view.
  package var entries: Int

  /// Creates a preview's contents.
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

  /// The subject of requests for the preview's pictures.
  package var subject: RenderRequest.Subject {
    part.map { .previewPart(place, part: $0) } ?? .preview(place)
  }
}
