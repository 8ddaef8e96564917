public import Foundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  /// The user's folder of this kind; the temporary one where the system has none.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
