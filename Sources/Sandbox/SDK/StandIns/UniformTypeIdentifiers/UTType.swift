@_exported public import AppleFoundation

/// A type of data with an identifier.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// Creates the type for a file extension, or returns `nil` if the extension is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.byExtension[filenameExtension.lowercased()] else { return nil }
    self = type
  }

  public var preferredFilenameExtension: String? {
    Self.byExtension.filter { $0.value == self }.keys.min()
  }

  private static let byExtension: [String: UTType] = [
    "png": .png, "jpeg": .jpeg, "jpg": .jpeg, "gif": .gif, "heic": .heic, "svg": .svg, "pdf": .pdf,
    "txt": .plainText, "json": .json, "xml": .xml, "html": .html, "csv": .commaSeparatedText,
    "mp3": .mp3, "mp4": .mpeg4Movie, "zip": .zip,
  ]

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let html = UTType(known: "public.html")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let movie = UTType(known: "public.movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let zip = UTType(known: "public.zip-archive")
  public static let video = UTType(known: "public.video")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let rtf = UTType(known: "public.rtf")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let heif = UTType(known: "public.heif")
  public static let tiff = UTType(known: "public.tiff")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let font = UTType(known: "public.font")
  public static let directory = UTType(known: "public.directory")
  public static let package = UTType(known: "com.apple.package")
  public static let archive = UTType(known: "public.archive")
}
