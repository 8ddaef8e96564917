public import Foundation

@available(iOS 11.0, macOS 10.10.3, watchOS 4.0, visionOS 1.0, *)
extension ProcessInfo {
  /// The thermal state of the phone.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public var thermalState: ThermalState { .nominal }
}
