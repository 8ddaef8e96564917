package import PhoneFacts

/// The sheet on which the user edits a widget.
package struct EditSheet: Codable, Hashable, Sendable {
  /// The kind of intent that declares the settings.
  package enum Style: String, Codable, Hashable, Sendable {
    /// An app intent, with all details known.
    case appIntent
    /// A SiriKit intent, whose parameters are in an `.intentdefinition` file.
    case siriIntent
    /// No intent: the phone doesn't offer Edit Widget.
    case none
  }

  /// A part of the summary sentence.
  package enum SummaryPart: Codable, Hashable, Sendable {
    /// Text between the parameters.
    case words(String)
    /// A parameter, by its property's name.
    case parameter(String)
  }

  /// The widget's type.
  package var widget: String
  /// The sheet's title: the widget's name in the gallery.
  package var title: String?
  /// The widget's description.
  package var description: String?
  /// The kind of intent that declares the settings.
  package var style: Style
  /// The intent's type; nil without settings.
  package var intent: String?
  /// The widget's family; nil for a control.
  package var family: Family?
  /// The summary sentence; empty if there's none.
  package var summary: [SummaryPart]
  /// The parameters in the sheet's order; currently hidden parameters are last.
  package var parameters: [SheetParameter]

  /// Creates a sheet; by default without settings.
  package init(
    widget: String, title: String?, description: String?, style: Style = .none,
    intent: String? = nil, family: Family? = nil, summary: [SummaryPart] = [],
    parameters: [SheetParameter] = []
  ) {
    self.widget = widget
    self.title = title
    self.description = description
    self.style = style
    self.intent = intent
    self.family = family
    self.summary = summary
    self.parameters = parameters
  }
}
