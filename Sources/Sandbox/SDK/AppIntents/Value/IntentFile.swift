public import AppleFoundation

/// A file as an intent's parameter or result.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentFile: Hashable, Sendable, _IntentValue {
  public let data: Data
  public var filename: String
  public let fileURL: URL?

  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
    self.fileURL = nil
  }

  /// Creates a file from a URL.
  ///
  /// A file that can't be read has no data.
  public init(fileURL: URL, filename: String? = nil) {
    self.data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}
