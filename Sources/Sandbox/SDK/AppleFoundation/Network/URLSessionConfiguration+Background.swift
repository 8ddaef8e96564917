import Foundation

@available(iOS 8.0, macOS 10.10, watchOS 2.0, visionOS 1.0, *)
extension URLSessionConfiguration {
  /// Returns the default configuration.
  ///
  /// Transfers don't continue in the background on the simulated phone.
  public class func background(
    withIdentifier identifier: String
  ) -> URLSessionConfiguration { .default }

  /// Always false.
  ///
  /// The simulated phone doesn't launch apps for transfers.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// Always `nil`.
  ///
  /// Sessions use the process's own folders.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }

  /// Always false.
  ///
  /// Without a network, transfers fail immediately.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
