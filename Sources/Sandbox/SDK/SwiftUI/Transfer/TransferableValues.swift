public import AppleFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Transferable where Representation == TransferRepresentations<Self> {
  /// The representation of the system's own values.
  public static var transferRepresentation: TransferRepresentations<Self> {
    TransferRepresentations()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension String: Transferable {
  public typealias Representation = TransferRepresentations<Self>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Data: Transferable {
  public typealias Representation = TransferRepresentations<Self>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension URL: Transferable {
  public typealias Representation = TransferRepresentations<Self>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AttributedString: Transferable {
  public typealias Representation = TransferRepresentations<Self>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Image: Transferable {
  public typealias Representation = TransferRepresentations<Self>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Color: Transferable {
  public typealias Representation = TransferRepresentations<Self>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Never: Transferable {
  public typealias Representation = TransferRepresentations<Never>
}
