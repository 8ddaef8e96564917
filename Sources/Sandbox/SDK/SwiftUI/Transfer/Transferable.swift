/// A value that users can drag, drop, share and paste.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to transfer a value, or several ways.
///
/// Widgets transfer nothing.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }

  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item { content }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TransferRepresentations<Item> where repeat each Content: TransferRepresentation {
    TransferRepresentations()
  }
}

/// Several representations, in order of preference.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct TransferRepresentations<Item>: TransferRepresentation where Item: Transferable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension TransferRepresentation {
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }

  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }
}

/// The visibility of a representation to other processes.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let name: String

  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
