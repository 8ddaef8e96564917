import Drawing
import Foundation
import Sentences
import WorkerProtocol

/// The parts of a picture's caption, such as `WeatherWidget · systemSmall · accented · dark · 393x852`.
struct PictureCaption {
  private enum Part: CaseIterable {
    case subject, family, entry, place, mode, scheme, textSize, device, version, leftOut

    /// Whether the part names a row of a sheet; the other parts name its columns.
    var isOfRow: Bool { self == .subject || self == .family }
  }

  private let parts: [Part: String]
  private let usual: Set<Part>

  init(_ rendered: RenderedWidget) {
    let request = rendered.request
    let isBare = request.proposal != nil
    let subject: String? =
      switch request.subject {
      case .widget(let type): rendered.kind ?? type
      case .view, .preview, .previewPart: rendered.preview?.name
      case .offered: rendered.kind
      }
    let size = [rendered.picture.size.width, rendered.picture.size.height].map(Self.points)
    let family = isBare ? "\(size.joined(separator: " × ")) pt" : request.family.rawValue
    let preview = rendered.preview
    let all: [Part: String?] = [
      .subject: subject,
      .family: Self.joined([isBare ? request.family.activity?.rawValue : nil, family]),
      .entry: preview.flatMap { $0.entries > 1 ? "\($0.entry + 1)/\($0.entries)" : nil },
      .place: request.place, .mode: request.mode.rawValue,
      .scheme: request.isDark ? "dark" : "light", .textSize: request.dynamicTypeSize,
      .device: isBare ? nil : request.device, .version: "iOS \(request.systemVersion)",
      .leftOut: rendered.picture.notes.first { $0.rule == RenderNote.leftOut }?.message
        .spoken(in: .english),
    ]
    parts = all.compactMapValues { $0 }
    var usual: Set<Part> = []
    if request.mode == .fullColor { usual.insert(.mode) }
    if !request.isDark { usual.insert(.scheme) }
    if request.dynamicTypeSize == "large" { usual.insert(.textSize) }
    self.usual = usual
  }

  /// The caption of a single picture: all parts except default ones.
  var text: String { text(of: Part.allCases.filter { !usual.contains($0) }) }

  private func text(of wanted: [Part]) -> String { Self.joined(wanted.map { parts[$0] }) }

  private static func joined(_ parts: [String?]) -> String {
    SanitizedText.text(parts.compactMap { $0 }.joined(separator: " · "))
  }

  /// Returns a length in whole points, or `inf` for an infinite length.
  private static func points(_ length: Double) -> String {
    length < .greatestFiniteMagnitude
      ? length.formatted(.number.precision(.fractionLength(0)).grouping(.never)) : "inf"
  }

  /// The captions of a sheet: a title for what all pictures share, and a row and a column for each picture.
  struct Sheet {
    var title: String
    var places: [(row: String, column: String)]

    init(of pictures: [RenderedWidget]) {
      let captions = pictures.map(PictureCaption.init)
      let different = Part.allCases.filter { part in Set(captions.map { $0.parts[part] }).count > 1
      }
      let shared = Part.allCases.filter { part in
        !different.contains(part) && !captions.contains { $0.usual.contains(part) }
      }
      title = captions.first?.text(of: shared) ?? ""
      let rows = Set(captions.map { $0.text(of: different.filter(\.isOfRow)) })
      guard rows.count < captions.count else {
        // If each picture has its own row, columns would only leave gaps.
        places = captions.map { ($0.text(of: different), "") }
        return
      }
      places = captions.map { caption in
        (
          caption.text(of: different.filter(\.isOfRow)),
          caption.text(of: different.filter { !$0.isOfRow })
        )
      }
    }
  }
}
