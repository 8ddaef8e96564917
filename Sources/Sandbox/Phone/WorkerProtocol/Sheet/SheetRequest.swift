/// A request for a widget's edit sheet, which the user opens with Edit Widget.
package struct SheetRequest: WorkerRequest, Hashable {
  package typealias Response = EditSheet

  /// The type name of a widget or control; nil for the only widget.
  package var widget: String?
  /// The widget's family; nil for the first family that the widget supports.
  package var family: PictureFamily?
  /// A locale identifier such as `ko_KR`.
  package var locale: String
  /// The values chosen so far: JSON text by parameter name.
  package var configuration: [String: String]
  /// The text in the search field of each searchable list; nil without a search.
  package var search: String?

  /// Creates a request for the sheet of one widget.
  package init(
    widget: String? = nil, family: PictureFamily? = nil, locale: String = "en_US",
    configuration: [String: String] = [:], search: String? = nil
  ) {
    self.widget = widget
    self.family = family
    self.locale = locale
    self.configuration = configuration
    self.search = search
  }

  package var erased: AnyWorkerRequest { .sheet(self) }
}
