public import PhoneFacts
import Stage

extension WidgetHandle {
  /// What a person sees who edits the widget.
  ///
  /// - Parameters:
  ///   - family: The family that is edited, which a `parameterSummary` may ask for; nil takes the first that
  ///     the widget supports.
  ///   - configuration: What was chosen already, as the phone keeps it: identifiers of entities, raw values
  ///     of choices, by the properties' names. An identifier that the query does not find is `gone`.
  ///   - search: What is typed into the search field of each list that has one.
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
