/// The size and placement of a widget, for use in intents.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public enum IntentWidgetFamily: Hashable, Sendable, _IntentValue {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  @available(iOS 27.0, macOS 27.0, visionOS 26.0, *)
  case systemExtraLargePortrait
}
