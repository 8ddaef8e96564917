import Foundation

/// A file of the page, embedded in the program.
struct PageFile: Sendable {
  let type: String
  let contents: Data

  /// The file that a browser requests first.
  static let first = "index.html"

  init?(named name: String) {
    guard let bytes = Self.bytes[name], let type = Self.types[URL(filePath: name).pathExtension]
    else { return nil }
    self.type = type
    contents = Data(bytes)
  }

  static var names: [String] { bytes.keys.sorted() }

  private static let bytes: [String: [UInt8]] = [
    first: PackageResources.index_html,
    "style.css": PackageResources.style_css,
    "phone.css": PackageResources.phone_css,
    "canvas.js": PackageResources.canvas_js,
    "compare.js": PackageResources.compare_js,
    "connection.js": PackageResources.connection_js,
    "controls.js": PackageResources.controls_js,
    "elements.js": PackageResources.elements_js,
    "findings.js": PackageResources.findings_js,
    "keys.js": PackageResources.keys_js,
    "lesson.js": PackageResources.lesson_js,
    "log.js": PackageResources.log_js,
    "phone.js": PackageResources.phone_js,
    "pictures.js": PackageResources.pictures_js,
    "previews.js": PackageResources.previews_js,
    "share.js": PackageResources.share_js,
    "sheet.js": PackageResources.sheet_js,
    "time.js": PackageResources.time_js,
  ]

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
  ]
}
