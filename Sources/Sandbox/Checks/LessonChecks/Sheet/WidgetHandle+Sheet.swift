public import PhoneFacts
import WorkerProtocol

extension WidgetHandle {
  /// Returns the edit sheet of the widget.
  ///
  /// - Parameters:
  ///   - family: The widget's family, which a `parameterSummary` may depend on. If `nil`, the first family
  ///     that the widget supports.
  ///   - configuration: The stored values by property name: identifiers of entities, raw values of choices.
  ///     An identifier that the query doesn't find appears in the row's `gone`.
  ///   - search: The text in the search field of each searchable list.
  public func sheet(
    _ family: Family? = nil, configuration: [String: any Encodable] = [:], search: String? = nil,
    locale: String = "en_US"
  ) throws -> SettingsSheet {
    SettingsSheet(
      try session.ask(
        SheetRequest(
          widget: type, family: family.map(PictureFamily.widget), locale: locale,
          configuration: try Self.encode(configuration), search: search)))
  }
}
