/// The commands in an app's menus.
///
/// Widgets have no commands.
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension Never: Commands {}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct EmptyCommands: Commands {
  nonisolated public init() {}

  public var body: Never { bodyOfPrimitive(Self.self) }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands {
    content
  }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Commands where repeat each Content: Commands {
    EmptyCommands()
  }
}
