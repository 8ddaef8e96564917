package import AppIntents
package import Drawing
import Foundation

/// A widget on the screen, with the intents behind its buttons.
package struct WidgetPicture: Sendable {
  /// The drawn picture.
  package let picture: Picture
  /// The situation in which the picture was drawn.
  package let situation: WidgetSituation
  /// The mode in which the picture was drawn; the requested mode may not be available.
  package let mode: RenderingMode
  /// The intents of buttons and toggles; a handle is an index into this array.
  package let intents: [any AppIntent]
  /// The entry's date.
  package let entryDate: Date

  /// Creates a picture with the intents behind its buttons.
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
