public import AppleFoundation
public import CombineStandIn
import Drawing

/// An object that creates an image of a view.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@MainActor
public final class ImageRenderer<Content>: ObservableObject where Content: View {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) {
    content = view
  }

  /// The view as an image, or `nil` if it has no size.
  public var uiImage: UIImage? {
    let renderer = PictureRenderer(environment: EnvironmentValues())
    let size = renderer.layout(of: content, proposal: proposedSize).frame.size
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      return nil
    }
    return UIImage(image: image(of: size), size: size, scale: scale)
  }

  /// The view as a bitmap, or `nil` if it has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls `renderer` with the view's size and a closure that draws the view.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: @escaping (CGContext) -> Void) -> Void
  ) {
    guard let image = uiImage else { return }
    renderer(image.size) { context in
      context.draw { $0.draw(image.image, in: CGRect(origin: .zero, size: image.size)) }
    }
  }

  /// Returns the view as a canvas image, which is drawn when the image is shown.
  private func image(of size: CGSize) -> Image {
    let content = content
    let proposal = proposedSize
    return Image(size: size, opaque: isOpaque) { $0.draw(content, offering: proposal) }
  }
}
