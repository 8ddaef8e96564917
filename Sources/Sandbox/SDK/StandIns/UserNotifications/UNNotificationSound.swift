public import AppleFoundation

/// The name of a sound file.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The sound of a notification, which the simulated phone doesn't play.
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private static let standard = UNNotificationSound()

  open class var `default`: UNNotificationSound { standard }

  @available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
  open class var defaultCritical: UNNotificationSound { standard }

  @available(iOS 15.2, macOS 12.0, watchOS 9.0, visionOS 1.0, *)
  open class var defaultRingtone: UNNotificationSound { standard }

  private override init() {
    super.init()
  }

  @available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
  public convenience init(named name: UNNotificationSoundName) {
    self.init()
  }

  @available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    standard
  }

  @available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  @available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  @available(iOS 15.2, macOS 12.0, watchOS 9.0, visionOS 1.0, *)
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}
