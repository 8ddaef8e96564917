/// The context in which a representable creates or updates its view.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A UIKit view in a SwiftUI view.
///
/// Widgets don't support it and draw a yellow placeholder instead.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

@available(iOS 13.0, visionOS 1.0, *)
extension UIViewRepresentable {
  public var body: Never { bodyOfPrimitive(Self.self) }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

@available(iOS 13.0, visionOS 1.0, *)
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a representable creates or updates its controller.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A UIKit view controller in a SwiftUI view.
///
/// Widgets don't support view controllers.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIViewController(
    context: Self.Context
  ) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

@available(iOS 13.0, visionOS 1.0, *)
extension UIViewControllerRepresentable {
  public var body: Never { bodyOfPrimitive(Self.self) }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

@available(iOS 13.0, visionOS 1.0, *)
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
