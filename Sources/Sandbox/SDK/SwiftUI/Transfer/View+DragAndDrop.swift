public import AppleFoundation
public import UniformTypeIdentifiersStandIn

// Widgets don't support drag and drop.
@available(iOS 16.0, macOS 13.0, *)
extension View {
  nonisolated public func draggable<T, V>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where T: Transferable, V: View {
    noting(.gesture)
  }

  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    noting(.gesture)
  }

  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    noting(.gesture)
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    noting(.gesture)
  }
}

/// A button that pastes the content of the pasteboard.
@available(iOS 16.0, macOS 10.15, visionOS 1.0, *)
public struct PasteButton: View {
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {}

  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public var body: some View { ProhibitedView(name: "PasteButton") }
}

/// A provider of data in several formats for later use.
///
/// In Rings, nothing requests the data.
@available(iOS 8.0, macOS 10.10, watchOS 9.0, visionOS 1.0, *)
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var suggestedName: String?
  private let identifiers: [String]

  public override init() {
    identifiers = []
    super.init()
  }

  public init(object: Any) {
    identifiers = ["public.data"]
    super.init()
  }

  public init(item: Any?, typeIdentifier: String?) {
    identifiers = [typeIdentifier].compactMap(\.self)
    super.init()
  }

  public convenience init?(contentsOf fileURL: URL?) {
    guard fileURL != nil else { return nil }
    self.init(item: fileURL, typeIdentifier: "public.file-url")
  }

  open var registeredTypeIdentifiers: [String] { identifiers }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    identifiers.contains(typeIdentifier)
  }
}
