/// The modes in which an intent can run: in the background, or with its app in the foreground.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct IntentModes: OptionSet, Sendable {
  /// The time at which the app comes to the foreground.
  public struct ForegroundMode: Hashable, Sendable {
    fileprivate let bit: Int

    public static let immediate = ForegroundMode(bit: 1)
    public static let dynamic = ForegroundMode(bit: 2)
    public static let deferred = ForegroundMode(bit: 3)
  }

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let background = IntentModes(rawValue: 1 << 0)
  public static let foreground = foreground(.immediate)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: 1 << mode.bit)
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension AppIntent {
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
}
