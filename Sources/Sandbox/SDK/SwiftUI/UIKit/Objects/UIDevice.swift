public import AppleFoundation
import PhoneFacts

/// The kind of device that an interface is for.
@available(iOS 3.2, visionOS 1.0, *)
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The physical orientation of a device.
@available(iOS 2.0, visionOS 1.0, *)
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The simulated phone: an iPhone in portrait orientation with its battery at 80 percent.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIDevice {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  nonisolated private static let simulated = UIDevice()

  nonisolated open class var current: UIDevice { simulated }

  nonisolated init() {}

  nonisolated private var isPad: Bool { DeviceIdiom.current == .ipad }

  nonisolated open var name: String { model }
  nonisolated open var model: String { isPad ? "iPad" : "iPhone" }
  nonisolated open var localizedModel: String { model }
  nonisolated open var systemName: String { isPad ? "iPadOS" : "iOS" }
  nonisolated open var systemVersion: String { SystemVersion.newest.description }
  nonisolated open var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
  nonisolated open var orientation: UIDeviceOrientation { .portrait }
  /// The same identifier on every run, so that it can't identify a particular phone.
  nonisolated open var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000001")
  }
  nonisolated(unsafe) open var isBatteryMonitoringEnabled = false
  /// The battery level from 0 to 1, or -1 if the battery isn't monitored.
  nonisolated open var batteryLevel: Float { isBatteryMonitoringEnabled ? 0.8 : -1 }
  nonisolated open var batteryState: BatteryState {
    isBatteryMonitoringEnabled ? .unplugged : .unknown
  }
  nonisolated open var isMultitaskingSupported: Bool { true }

  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
