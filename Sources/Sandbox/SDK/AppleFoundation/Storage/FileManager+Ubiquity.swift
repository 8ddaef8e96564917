public import Foundation

@available(iOS 6.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
extension FileManager {
  /// Nil: nobody is signed in to iCloud on the simulated phone.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Nil: nobody is signed in to iCloud on the simulated phone.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
