/// A place in which the system shows widgets.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
public struct WidgetLocation: Hashable, Sendable {
  package let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static let homeScreen = WidgetLocation("homeScreen")
  public static let lockScreen = WidgetLocation("lockScreen")
  public static let standBy = WidgetLocation("standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation("iPhoneWidgetsOnMac")
  @available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
  public static let carPlay = WidgetLocation("carPlay")
}
