public import AppleFoundation

/// The properties that change with the size of a hosted view.
@available(iOS 16.0, *)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A view controller that shows a SwiftUI view.
///
/// Widgets never show view controllers. The simulated phone does when it runs an app's scene.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
  public var rootView: Content

  @available(iOS 16.0, *)
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { UIHostingControllerSizingOptions(rawValue: sizing) }
    set { sizing = newValue.rawValue }
  }
  private var sizing = 0

  @available(iOS 16.4, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { SafeAreaRegions(rawValue: regions) }
    set { regions = newValue.rawValue }
  }
  private var regions = SafeAreaRegions.all.rawValue

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Returns `nil`, because a storyboard can't contain a SwiftUI view.
  public required init?(coder aDecoder: NSCoder) { return nil }

  open override func loadView() {
    let hosting = HostingView()
    hosting.makeContent = { [weak self] in (self?.rootView).map { AnyView($0) } }
    view = hosting
  }

  /// Returns the view's size for a proposed size, in points.
  ///
  /// A length of 0 means that no length is proposed.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    func offer(_ length: CGFloat) -> CGFloat? { length > 0 ? length : nil }
    let proposal = ProposedViewSize(width: offer(size.width), height: offer(size.height))
    return PictureRenderer().layout(of: rootView, proposal: proposal).frame.size
  }
}

/// A view that shows SwiftUI content.
final class HostingView: UIView {
  var makeContent: @MainActor () -> AnyView? = { nil }

  override func content(in environment: EnvironmentValues) -> AnyView? {
    makeContent().map { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity)) }
  }
}
