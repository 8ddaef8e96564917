public import AppleFoundation

/// A color in the asset catalog, as Xcode generates it for `Color(.name)`.
@available(iOS 11.0, macOS 10.13, watchOS 4.0, visionOS 1.0, *)
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image in the asset catalog, as Xcode generates it for `Image(.name)`.
@available(iOS 11.0, macOS 10.7, watchOS 4.0, visionOS 1.0, *)
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
