public import AppIntents
public import Intents

/// Information about a widget that a person added to a screen.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public struct WidgetInfo: Identifiable, Hashable, CustomDebugStringConvertible, @unchecked Sendable
{
  public let configuration: INIntent?
  public let family: WidgetFamily
  public let kind: String
  private let appIntent: (any AppIntent)?

  package init(kind: String, family: WidgetFamily, appIntent: (any AppIntent)? = nil) {
    self.kind = kind
    self.family = family
    self.configuration = nil
    self.appIntent = appIntent
  }

  public var id: WidgetInfo { self }

  public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func widgetConfigurationIntent<Intent>(of intentType: Intent.Type = Intent.self) -> Intent?
  where Intent: WidgetConfigurationIntent {
    appIntent as? Intent
  }

  @available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
  public var pushInfo: WidgetPushInfo? { nil }

  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family
      && left.configuration === right.configuration
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}
