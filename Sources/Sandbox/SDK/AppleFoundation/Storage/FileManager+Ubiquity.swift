public import Foundation

@available(iOS 6.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
extension FileManager {
  /// Always `nil`.
  ///
  /// The simulated phone isn't signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns `nil`.
  ///
  /// The simulated phone isn't signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
