public import AppleFoundation
public import UniformTypeIdentifiersStandIn

/// A representation of a value as encoded data.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct CodableRepresentation<Item>: TransferRepresentation
where Item: Transferable & Codable {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  public init<Encoder, Decoder>(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) where Encoder: TopLevelTransferEncoder, Decoder: TopLevelTransferDecoder {}
}

/// An encoder that a representation can use.
public protocol TopLevelTransferEncoder {}
/// A decoder that a representation can use.
public protocol TopLevelTransferDecoder {}
extension JSONEncoder: TopLevelTransferEncoder {}
extension JSONDecoder: TopLevelTransferDecoder {}
extension PropertyListEncoder: TopLevelTransferEncoder {}
extension PropertyListDecoder: TopLevelTransferDecoder {}

/// A representation of a value as data.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A representation of a value as a file.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct FileRepresentation<Item>: TransferRepresentation where Item: Transferable {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A representation of a value through another transferable value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}

  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}

/// A file that a representation exports.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a representation imports.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}
