public import AppleFoundation
import Sentences

/// A proxy for the size and position of a view.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct GeometryProxy: @unchecked Sendable {
  let node: LayoutNode

  public var size: CGSize { node.frame.size }

  /// The safe area insets of the view, which are empty in a widget.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: node.frame.origin)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let origin = node.origin(of: coordinateSpace)
    return node.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named coordinate space in this view's coordinates, or `nil` if no ancestor has
  /// that name.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace,
      let space = node.environment.coordinateSpaces[name]?.node
    else { return nil }
    return space.frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
  }
}

extension LayoutNode {
  /// Returns the origin of a coordinate space, in the root's coordinates.
  func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return .zero
    case .local: return frame.origin
    case .named(let name):
      guard let named = environment.coordinateSpaces[name]?.node else {
        guard !(name.base is ScrollViewSpace) else { return .zero }
        let wanted = "\(name.base)"
        evaluation.noteOnce(
          rule: "coordinate-space-missing",
          Sentence(
            "No view around \(type) has coordinateSpace(name: \(wanted)). The global coordinate space is used instead.",
            ko: "\(type) 바깥에 coordinateSpace(name: \(wanted))를 붙인 뷰가 없어서 대신 전역 좌표 공간을 써요."))
        return .zero
      }
      return named.frame.origin
    }
  }
}
