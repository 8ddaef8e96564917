/// A button that opens the share sheet.
///
/// Widgets don't support this view and draw a placeholder instead.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label: View
{
  private let label: Label

  private init(showing label: Label) {
    self.label = label
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ShareLink: View {
  public var body: some View { ProhibitedView(name: "ShareLink") }
}

/// The title and images of a share sheet.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {
    title = Text(titleKey)
  }
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {
    title = Text(titleKey)
  }
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {
    title = Text(titleKey)
  }
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
    self.title = Text(title)
  }
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol, Icon == Never {
    self.title = Text(title)
  }
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol, Image == Never, Icon == Never {
    self.title = Text(title)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(showing: label())
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(showing: label())
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  private init(titled title: Text) {
    self.init(
      showing: SwiftUI.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      })
  }

  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(titled: Text("Share…"))
  }

  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(titled: Text(titleKey))
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titled: Text("Share…"))
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ShareLink
where Label == SwiftUI.Label<Text, Image>, PreviewImage == Never, PreviewIcon == Never {
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, I: Transferable {
    self.init(titled: Text("Share…"))
  }

  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(titled: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol, Data == CollectionOfOne<I>, I: Transferable {
    self.init(titled: Text(title))
  }

  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(titled: Text("Share…"))
  }
}
