public import AppleFoundation

/// A touch gesture.
///
/// The views of a widget don't receive touches: the system opens the app or runs an intent instead. Gestures
/// are accepted but never fire.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Gesture<Value> {
  associatedtype Value
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    SilentGesture<Value>()
  }

  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    SilentGesture<Value>()
  }

  public func simultaneously<Other>(with other: Other) -> some Gesture<Value>
  where Other: Gesture {
    SilentGesture<Value>()
  }
}

/// A gesture without its actions.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
struct SilentGesture<Value>: Gesture {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func gesture<T>(_ gesture: T) -> some View where T: Gesture {
    noting(.gesture)
  }

  nonisolated public func simultaneousGesture<T>(_ gesture: T) -> some View where T: Gesture {
    noting(.gesture)
  }

  nonisolated public func highPriorityGesture<T>(_ gesture: T) -> some View where T: Gesture {
    noting(.gesture)
  }
}
