public import AppleFoundation

/// An intent with phrases that work without setup.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [String]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?

  public init<Intent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>])
  where Intent: AppIntent {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = nil
    self.systemImageName = nil
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, *)
  public init<Intent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) where Intent: AppIntent {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

/// A spoken phrase for a shortcut, which must include the app's name.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation, Sendable
where Intent: AppIntent {
  /// A part of a phrase that the system replaces.
  public enum StringToken: Sendable {
    case applicationName
  }

  package let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects a phrase's text, app name and parameters.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ token: StringToken) {
      text += "${applicationName}"
    }

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      // The parameter's name is available only through an instance of the intent.
      let parameter = Intent()[keyPath: keyPath]
      let name = Intent().parameters.first { "\($0.parameter.title.key)" == parameter.title.key }
      text += "${\(name?.name ?? parameter.title.key)}"
    }
  }
}

/// A type that provides the app's shortcuts.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Does nothing.
  ///
  /// The simulated phone reads the shortcuts on demand.
  public static func updateAppShortcutParameters() {}
}

/// The color of the shortcut tiles.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum ShortcutTileColor: Hashable, Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}

/// A result builder for the app's shortcuts.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}
