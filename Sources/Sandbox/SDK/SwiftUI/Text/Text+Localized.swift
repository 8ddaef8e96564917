public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Text {
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      content: .key(key, table: tableName, bundle: bundle.map { TextBundle(bundle: $0) }))
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(content: .resource(resource))
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public init(_ image: Image) {
    self.init(content: .image(image))
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(content: .attributed(attributedContent))
  }
}
