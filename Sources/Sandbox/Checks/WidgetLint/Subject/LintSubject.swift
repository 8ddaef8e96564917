package import Drawing
package import Foundation
package import PhoneFacts
package import Stage
package import SwiftSource

/// A widget as the lint sees it: what it declares, how it looks everywhere, what it shows when.
package struct LintSubject: Sendable {
  package var declaration: PluginContents.Widget
  /// Every widget beside this one, itself among them.
  package var widgets: [PluginContents.Widget]
  package var intents: [PluginContents.Intent]
  /// In every family and mode, light and dark, and with the settings that `LintPlan` names.
  package var pictures: [RenderedWidget]
  /// The same pictures once more, to see whether the views are the same every time.
  package var repetitions: [RenderedWidget]
  /// What `LintPlan.trials` asks for: what a suggestion would make of the pictures.
  package var trials: [RenderedWidget] = []
  package var timeline: TimelineSummary?
  /// A day of timelines from `askedAt` on; nil stands for one in which each is like the first.
  package var strip: TimelineStrip?
  /// When the timeline was asked for.
  package var askedAt: Date
  /// The iOS version that drew.
  package var systemVersion: SystemVersion
  /// The learner's files; empty where they are not at hand.
  package var files: [SwiftFile]
  /// Finds the line on which a view was written; nil where nobody can.
  package var locate: (@Sendable (PitfallSubject) -> LintPlace?)?
  /// What the compiler says about an older iOS; nil where it was not asked.
  package var availability: [AvailabilityProblem]?
  /// Whether code was left out for modules that are not here: what the widget lacks may have been in it, and
  /// nobody is to be blamed for that.
  package var isIncomplete = false

  package init(
    declaration: PluginContents.Widget, widgets: [PluginContents.Widget] = [],
    intents: [PluginContents.Intent] = [], pictures: [RenderedWidget] = [],
    repetitions: [RenderedWidget] = [], timeline: TimelineSummary? = nil, askedAt: Date = .now,
    systemVersion: SystemVersion = .usual, files: [SwiftFile] = [],
    locate: (@Sendable (PitfallSubject) -> LintPlace?)? = nil,
    availability: [AvailabilityProblem]? = nil, strip: TimelineStrip? = nil
  ) {
    self.declaration = declaration
    self.widgets = widgets
    self.intents = intents
    self.pictures = pictures
    self.repetitions = repetitions
    self.timeline = timeline
    self.askedAt = askedAt
    self.systemVersion = systemVersion
    self.files = files
    self.locate = locate
    self.availability = availability
    self.strip = strip
  }

  /// What the widget shows in a day, and how often it asks for more; nil without a timeline.
  package var day: TimelineStrip? {
    strip ?? timeline.map { TimelineStrip(repeating: $0, askedAt: askedAt) }
  }
}

/// What the compiler says about a call that an older iOS does not have.
package struct AvailabilityProblem: Hashable, Sendable {
  package var message: String
  package var place: LintPlace?

  package init(message: String, place: LintPlace?) {
    self.message = message
    self.place = place
  }
}
