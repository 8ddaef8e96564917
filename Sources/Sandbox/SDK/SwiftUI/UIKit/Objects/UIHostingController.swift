public import AppleFoundation

/// What changes when a hosted view changes its size.
@available(iOS 16.0, *)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A view controller whose screen is a SwiftUI view.
///
/// A widget never shows one; the simulated phone does, where it plays an app's scene.
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

  /// A storyboard holds no SwiftUI view: there is nothing to show.
  public required init?(coder aDecoder: NSCoder) { return nil }

  open override func loadView() {
    let hosting = HostingView()
    hosting.makeContent = { [weak self] in (self?.rootView).map { AnyView($0) } }
    view = hosting
  }

  /// What the view takes of an offered size, in points; 0 stands for a length that is not offered.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    func offer(_ length: CGFloat) -> CGFloat? { length > 0 ? length : nil }
    let proposal = ProposedViewSize(width: offer(size.width), height: offer(size.height))
    return PictureRenderer().layout(of: rootView, proposal: proposal).frame.size
  }
}

/// A view that shows SwiftUI's.
final class HostingView: UIView {
  var makeContent: @MainActor () -> AnyView? = { nil }

  override func content(in environment: EnvironmentValues) -> AnyView? {
    makeContent().map { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity)) }
  }
}
