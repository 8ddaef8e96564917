package import PhoneFacts

/// The sheet on which a person edits a widget.
package struct EditSheet: Codable, Hashable, Sendable {
  /// What the settings are declared with.
  package enum Style: String, Codable, Hashable, Sendable {
    /// An app intent: everything is known.
    case appIntent
    /// A SiriKit intent, whose parameters stand in an `.intentdefinition` file.
    case siriIntent
    /// None: the phone offers no Edit Widget.
    case none
  }

  /// A part of the summary's sentence.
  package enum SummaryPart: Codable, Hashable, Sendable {
    /// Words between the parameters.
    case words(String)
    /// A parameter by its property's name.
    case parameter(String)
  }

  /// The widget's type.
  package var widget: String
  /// What the sheet is headed with: the widget's name in the gallery.
  package var title: String?
  /// What the widget says of itself.
  package var description: String?
  /// What the settings are declared with.
  package var style: Style
  /// The intent's type; nil without settings.
  package var intent: String?
  /// The family whose sheet it is; nil for a control.
  package var family: Family?
  /// The summary's sentence; empty where there is none.
  package var summary: [SummaryPart]
  /// In the sheet's order; those that it does not show now stand behind the others.
  package var parameters: [SheetParameter]

  /// A sheet by its parts; without settings where nothing is said of them.
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
