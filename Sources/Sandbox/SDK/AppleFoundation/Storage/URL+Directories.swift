public import Foundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension URL {
  public static var applicationDirectory: URL { folder(.applicationDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var userDirectory: URL { folder(.userDirectory) }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  public static var trashDirectory: URL { folder(.trashDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
