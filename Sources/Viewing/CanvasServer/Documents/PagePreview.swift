import Sentences
import Viewing
import WorkerProtocol

/// The previews that a page shows in place of widgets.
struct PagePreviewChoice: Codable, Hashable, Sendable {
  /// The previews' name; nil for every preview.
  var name: String?
  /// The preview's index in the files; nil for every preview of the name.
  var place: Int?
  /// The index among a preview provider's views; nil for other previews.
  var part: Int?

  /// The maximum length of a name in bytes.
  private static let longestName = 1024

  init(_ selection: PreviewSelection) {
    switch selection {
    case .all: break
    case .named(let name): self.name = name
    case .one(let chosen): (name, place, part) = (chosen.name, chosen.place, chosen.part)
    }
  }

  init(_ preview: PreviewContents) { self.init(.one(ChosenPreview(preview))) }

  /// The previews; nil if the name is too long.
  var selection: PreviewSelection? {
    guard let name else { return .all }
    guard name.utf8.count <= Self.longestName else { return nil }
    guard let place else { return .named(name) }
    return .one(ChosenPreview(name: name, place: place, part: part))
  }
}

/// A preview in the list to choose from.
struct PagePreview: Encodable, Sendable {
  var title: String
  /// The widget's type; nil for a view.
  var widget: String?
  /// The widget's family or the Live Activity's place; nil for a view without a family.
  var family: String?
  var choice: PagePreviewChoice

  init(_ preview: PreviewContents) {
    title = SanitizedText.text(preview.name)
    widget = preview.widget.map { SanitizedText.text($0) }
    family = preview.family?.rawValue
    choice = PagePreviewChoice(preview)
  }
}

/// The entry or state of a preview that a picture shows.
struct PagePreviewEntry: Encodable, Sendable {
  var title: String
  /// The entry's index, and the number of entries.
  var entry, entries: Int
  /// The preview's index in the files.
  var place: Int?
  var part: Int?

  init?(_ rendered: RenderedWidget) {
    guard let preview = rendered.preview else { return nil }
    title = SanitizedText.text(preview.name)
    (entry, entries) = (preview.entry, preview.entries)
    switch rendered.request.subject {
    case .preview(let place): self.place = place
    case .previewPart(let place, let part): (self.place, self.part) = (place, part)
    default: break
    }
  }
}
