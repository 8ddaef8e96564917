public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Image {
  /// Creates an image from the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name))
    self.label = label
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
    isDecorative = true
  }

  /// Creates an image from an SF Symbol.
  public init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  public init(uiImage: UIImage) {
    self = uiImage.image
    if case .drawn = source {
      pixelSize = CGSize(
        width: uiImage.size.width * uiImage.scale, height: uiImage.size.height * uiImage.scale)
    }
  }

  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label
    isDecorative = false
  }

  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self = cgImage.shown(scale: scale, orientation: orientation)
    isDecorative = true
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Image {
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    self.variableValue = variableValue
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
    self.variableValue = variableValue
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    self.variableValue = variableValue
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Image {
  public init(_ resource: ImageResource) {
    self.init(source: .named(resource.name))
  }
}
