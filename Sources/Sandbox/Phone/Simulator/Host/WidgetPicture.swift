package import AppIntents
package import Drawing
import Foundation

/// A widget as it stands on the screen, with what is behind its buttons.
package struct WidgetPicture: Sendable {
  /// What is drawn.
  package let picture: Picture
  /// What it was drawn for.
  package let situation: WidgetSituation
  /// The mode it was drawn for, which the wanted one may not allow.
  package let mode: RenderingMode
  /// The intents of buttons and toggles; a handle is a place in this list.
  package let intents: [any AppIntent]
  /// When the entry counts from.
  package let entryDate: Date

  /// A picture with what is behind its buttons.
  package init(
    picture: Picture, situation: WidgetSituation, mode: RenderingMode, intents: [any AppIntent],
    entryDate: Date
  ) {
    self.picture = picture
    self.situation = situation
    self.mode = mode
    self.intents = intents
    self.entryDate = entryDate
  }
}
