import Foundation

@available(iOS 8.0, macOS 10.10, watchOS 2.0, visionOS 1.0, *)
extension URLSessionConfiguration {
  /// A configuration whose transfers go on while the app sleeps; here it is the default one.
  public class func background(
    withIdentifier identifier: String
  ) -> URLSessionConfiguration { .default }

  /// Nothing wakes a sleeping app here: what is set is not kept.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// What is set is not kept: every session writes where its process may.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }

  /// What is set is not kept: without a network a transfer fails at once.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
