package import Drawing
package import Foundation
package import PhoneFacts
package import WorkerProtocol
package import SwiftSource

/// A widget to lint: its declaration, its pictures and its timeline.
package struct LintSubject: Sendable {
  package var declaration: PluginContents.Widget
  /// Every widget of the extension, including this one.
  package var widgets: [PluginContents.Widget]
  package var intents: [PluginContents.Intent]
  /// The pictures in every family and mode, light and dark, and with the settings in `LintPlan`.
  package var pictures: [RenderedWidget]
  /// The same pictures drawn again, to detect views that differ between runs.
  package var repetitions: [RenderedWidget]
  /// The pictures for `LintPlan.trials`, with a suggested fix applied.
  package var trials: [RenderedWidget] = []
  package var timeline: TimelineSummary?
  /// The note about a provider that returned no timeline.
  package var noTimeline: RenderNote?
  /// A day of timelines, starting at `askedAt`.
  ///
  /// If `nil`, every timeline is assumed to be like the first.
  package var strip: TimelineStrip?
  /// The date of the timeline's request.
  package var askedAt: Date
  package var systemVersion: SystemVersion
  /// The learner's files, or empty if they aren't available.
  package var files: [SwiftFile]
  /// Returns the source line of a view, or `nil` if it's unknown.
  package var locate: (@Sendable (PitfallSubject) -> LintPlace?)?
  /// The compiler's diagnostics for an older iOS, or `nil` if the compiler didn't run.
  package var availability: [AvailabilityProblem]?
  /// Whether Rings left out code because it lacks modules that the code needs.
  ///
  /// The learner isn't at fault for anything that the missing code may contain.
  package var isIncomplete = false
  /// The identifiers in the left-out code.
  package var lostWords: Set<String> = []

  package init(
    declaration: PluginContents.Widget, widgets: [PluginContents.Widget] = [],
    intents: [PluginContents.Intent] = [], pictures: [RenderedWidget] = [],
    repetitions: [RenderedWidget] = [], timeline: TimelineSummary? = nil, askedAt: Date = .now,
    systemVersion: SystemVersion = .usual, files: [SwiftFile] = [],
    locate: (@Sendable (PitfallSubject) -> LintPlace?)? = nil,
    availability: [AvailabilityProblem]? = nil, strip: TimelineStrip? = nil,
    isIncomplete: Bool = false
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
    self.isIncomplete = isIncomplete
  }

  /// Whether the subject is a Live Activity, to which only some rules apply.
  package var isActivity: Bool { declaration.configuration == "activity" }

  /// The entries and reloads of one day, or `nil` without a timeline.
  package var day: TimelineStrip? {
    strip ?? timeline.map { TimelineStrip(repeating: $0, askedAt: askedAt) }
  }
}

/// The compiler's diagnostic for a call to API that an older iOS doesn't have.
package struct AvailabilityProblem: Hashable, Sendable {
  package var message: String
  package var place: LintPlace?

  package init(message: String, place: LintPlace?) {
    self.message = message
    self.place = place
  }
}
