/// Which edit sheet is asked for: what a person sees who chooses Edit Widget.
package struct SheetRequest: StageRequest, Hashable {
  package typealias Response = EditSheet

  /// The widget's or control's type name; nil takes the only widget.
  package var widget: String?
  /// `WidgetFamily` by name; nil takes the first that the widget supports.
  package var family: PictureFamily?
  /// An identifier such as `ko_KR`.
  package var locale: String
  /// What was chosen already, by parameter name, as JSON text.
  package var configuration: [String: String]
  /// What is typed into the search field of each list that has one; nil where nobody searches.
  package var search: String?

  /// A request for the sheet of one widget.
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

  package var erased: AnyStageRequest { .sheet(self) }
}
