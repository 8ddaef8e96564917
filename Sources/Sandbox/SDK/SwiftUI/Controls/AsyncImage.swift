public import AppleFoundation
import Sentences

/// An image from the network.
///
/// A widget shows only the placeholder, because the widget is archived before anything loads.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct AsyncImage<Content> where Content: View {
  let content: Content
}

/// The loading phase of an asynchronous image.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AsyncImage {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(systemName: "photo")
  }

  nonisolated public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AsyncImage: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.evaluation.noteOnce(
      rule: "async-image",
      Sentence(
        "AsyncImage never loads in a widget. Download the image in the timeline provider.",
        ko: "AsyncImage는 위젯에서 이미지를 불러오지 못해요. 타임라인 프로바이더에서 이미지를 내려받으세요."))
    let nodes = Content.self == Image.self ? [] : context.nodes(of: content)
    guard nodes.isEmpty else { return nodes }
    // Without a placeholder, iPhone shows a gray area.
    return context.nodes(of: Color(system: .tertiaryFill))
  }
}
