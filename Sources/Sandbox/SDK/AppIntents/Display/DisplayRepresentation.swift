public import AppleFoundation

/// The appearance of a value: a title, an optional subtitle and an optional image.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource] = []

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension DisplayRepresentation {
  /// The image next to a title.
  public struct Image: Hashable, Sendable {
    /// The shape of the image.
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    public enum DisplayStyle: Hashable, Sendable {
      case `default`
      case circular
    }

    package enum Source: Hashable, Sendable {
      case symbol(String)
      case named(String)
      case data(Data)
      case url(URL)
    }

    package let source: Source
    package let isTemplate: Bool?
    package let isCircular: Bool

    private init(_ source: Source, isTemplate: Bool?, isCircular: Bool = false) {
      self.source = source
      self.isTemplate = isTemplate
      self.isCircular = isCircular
    }

    public init(systemName: String, isTemplate: Bool? = nil) {
      self.init(.symbol(systemName), isTemplate: isTemplate)
    }

    public init(named: String, isTemplate: Bool? = nil) {
      self.init(.named(named), isTemplate: isTemplate)
    }

    public init(data: Data, isTemplate: Bool? = nil) {
      self.init(.data(data), isTemplate: isTemplate)
    }

    public init(url: URL, isTemplate: Bool? = nil) {
      self.init(.url(url), isTemplate: isTemplate)
    }

    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
      self.init(.url(url), isTemplate: isTemplate)
    }

    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(
        .symbol(systemName), isTemplate: isTemplate, isCircular: displayStyle == .circular)
    }

    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.named(named), isTemplate: isTemplate, isCircular: displayStyle == .circular)
    }

    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.data(data), isTemplate: isTemplate, isCircular: displayStyle == .circular)
    }

    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.url(url), isTemplate: isTemplate, isCircular: displayStyle == .circular)
    }
  }
}
