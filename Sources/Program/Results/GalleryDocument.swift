import Judge
import Stage
package import Viewing

/// A gallery as `gallery --json` prints it.
package struct GalleryDocument: Encodable {
  private let report: GalleryReport
  private let words: GalleryWords

  package init(_ report: GalleryReport, words: GalleryWords) {
    self.report = report
    self.words = words
  }

  private enum Key: String, CodingKey {
    case version, appTarget, extensionTarget, ios, device, compiles, installs, hasExtension
    case offered, controls, missing, notes, obstacles, diagnostics
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let request = report.request
    try container.encode(1, forKey: .version)
    try container.encode(request.appTarget, forKey: .appTarget)
    try container.encode(request.extensionTarget, forKey: .extensionTarget)
    try container.encode(request.systemVersion, forKey: .ios)
    try container.encode(request.device, forKey: .device)
    try container.encode(report.compiles, forKey: .compiles)
    try container.encode(report.installs, forKey: .installs)
    try container.encode(report.hasExtension, forKey: .hasExtension)
    try container.encode(report.offers.map(offer), forKey: .offered)
    try container.encode(report.controls, forKey: .controls)
    try container.encode(report.missing.map(missing), forKey: .missing)
    try container.encode(notes, forKey: .notes)
    try container.encode(report.obstacles, forKey: .obstacles)
    try container.encode(report.diagnostics, forKey: .diagnostics)
  }

  private struct Offer: Encodable {
    var type: String
    var kind: String
    var displayName: String?
    var description: String?
    var families: [String]
    var withheld: [GalleryContents.WithheldFamily]
    var picture: RenderReport?
    /// Why there is no picture.
    var failure: String?
  }

  private struct Missing: Encodable {
    var type: String
    var reason: String
    var isOnPurpose: Bool
    var message: String
    var fix: String?
    var file: String?
    var line: Int?
  }

  private struct Note: Encodable {
    var message: String
    var fix: String?
    var file: String?
    var line: Int?
  }

  private func offer(_ offer: GalleryReport.Offer) -> Offer {
    let widget = offer.entry.widget
    return Offer(
      type: widget.type, kind: widget.kind, displayName: widget.displayName,
      description: widget.description, families: offer.entry.families.map(\.rawValue),
      withheld: offer.entry.withheld,
      picture: offer.picture.map {
        RenderReport($0, notes: $0.picture.notes, language: words.language)
      },
      failure: report.failures.first { $0.widget == widget.type }.map(words.reason))
  }

  private func missing(_ missing: GalleryReport.Missing) -> Missing {
    let ios = report.request.systemVersion
    return Missing(
      type: missing.type, reason: missing.absence.name, isOnPurpose: missing.absence.isOnPurpose,
      message: words.message(missing, on: ios), fix: words.fix(missing, on: ios),
      file: missing.place?.file, line: missing.place?.line)
  }

  private var notes: [Note] {
    report.notes.map { note in
      Note(
        message: words.text(note.message), fix: note.fix.map(words.text), file: note.place?.file,
        line: note.place?.line)
    }
  }
}
