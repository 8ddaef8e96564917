package import Stage

/// A widget as the lint sees it: what it declares, how it looks everywhere, what it shows when.
package struct LintSubject: Sendable {
  package var declaration: PluginContents.Widget
  /// In every family and mode, light and dark, that was drawn.
  package var pictures: [RenderedWidget]
  package var timeline: TimelineSummary?
  /// When the timeline was asked for.
  package var askedAt: Double

  /// - Parameter askedAt: The moment of the timeline's request, in seconds since 2001.
  package init(
    declaration: PluginContents.Widget, pictures: [RenderedWidget],
    timeline: TimelineSummary? = nil, askedAt: Double = 0
  ) {
    self.declaration = declaration
    self.pictures = pictures
    self.timeline = timeline
    self.askedAt = askedAt
  }

  /// The full-colour, light pictures: one a family, for rules that look at structure.
  var plainPictures: [RenderedWidget] {
    pictures.filter { $0.request.mode == .fullColor && !$0.request.isDark }
  }
}
