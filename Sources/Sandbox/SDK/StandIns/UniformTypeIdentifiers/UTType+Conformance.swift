import AppleFoundation

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension UTType {
  /// Returns a Boolean value that indicates whether the type conforms to another type.
  public func conforms(to type: UTType) -> Bool {
    self == type || Self.parents[self, default: []].contains { $0.conforms(to: type) }
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public var supertypes: Set<UTType> {
    Self.parents[self, default: []].reduce(into: []) { all, parent in
      all.insert(parent)
      all.formUnion(parent.supertypes)
    }
  }

  public var preferredMIMEType: String? { Self.mimeTypes[self] }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.mimeTypes.first(where: { $0.value == mimeType.lowercased() })?.key else {
      return nil
    }
    self = type
  }

  private static let parents: [UTType: [UTType]] = [
    .data: [.item], .content: [.item], .directory: [.item], .folder: [.directory],
    .package: [.directory], .text: [.data, .content], .plainText: [.text],
    .utf8PlainText: [.plainText], .json: [.text], .xml: [.text], .html: [.text],
    .commaSeparatedText: [.text], .rtf: [.text], .sourceCode: [.plainText],
    .swiftSource: [.sourceCode], .image: [.data, .content], .png: [.image], .jpeg: [.image],
    .gif: [.image], .heic: [.heif], .heif: [.image], .tiff: [.image], .webP: [.image],
    .svg: [.image, .xml], .pdf: [.data, .content], .audiovisualContent: [.data, .content],
    .audio: [.audiovisualContent], .movie: [.audiovisualContent], .video: [.movie],
    .mp3: [.audio], .mpeg4Audio: [.audio], .wav: [.audio], .mpeg4Movie: [.movie],
    .archive: [.data], .zip: [.archive], .url: [.data], .fileURL: [.url],
    .propertyList: [.data], .vCard: [.text, .contact], .font: [.data],
  ]

  private static let mimeTypes: [UTType: String] = [
    .plainText: "text/plain", .json: "application/json", .xml: "application/xml",
    .html: "text/html", .commaSeparatedText: "text/csv", .png: "image/png", .jpeg: "image/jpeg",
    .gif: "image/gif", .heic: "image/heic", .svg: "image/svg+xml", .pdf: "application/pdf",
    .mp3: "audio/mpeg", .mpeg4Movie: "video/mp4", .zip: "application/zip", .webP: "image/webp",
  ]
}
