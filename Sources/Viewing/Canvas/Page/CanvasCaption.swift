import Drawing
import Judge
import Sentences
import WorkerProtocol

/// The caption above a picture: the details that differ from the values in the bar of keys.
struct CanvasCaption {
  let rendered: RenderedWidget
  /// Whether to include the widget's name, because pictures of several widgets are side by side.
  var namesWidget = false

  init(_ rendered: RenderedWidget, namesWidget: Bool = false) {
    self.rendered = rendered
    self.namesWidget = namesWidget
  }

  /// The minimum width for a caption, enough for the longest family name; even a narrow picture gets its full
  /// name.
  private static let least = 20

  func width(above frame: Int) -> Int { CellWidth.of(text(above: frame)) }

  /// Returns the caption; shortens it if it's wider than both the frame and a family name.
  func text(above frame: Int) -> String {
    let width = max(frame, Self.least)
    let whole = parts(isShort: false).joined(separator: " · ")
    if CellWidth.of(whole) <= width { return whole }
    let short = parts(isShort: true).joined(separator: " · ")
    return CellWidth.of(short) <= width ? short : CellWidth.prefix(short, cells: width - 1) + "…"
  }

  private func parts(isShort: Bool) -> [String] {
    let request = rendered.request
    let family = request.family.widget.flatMap { isShort ? $0.shortName : nil }
    let name = namesWidget ? rendered.kind.map { SanitizedText.text($0) } : nil
    let isUsual =
      request.mode == (request.family.widget?.isAccessory == true ? .vibrant : .fullColor)
    return [
      rendered.preview.map { SanitizedText.text($0.caption) },
      family ?? request.family.rawValue, isUsual ? nil : request.mode.rawValue,
      request.isDark ? "dark" : nil, name,
      rendered.picture.notes.first { $0.rule == RenderNote.leftOut }?.message.spoken(in: .english),
    ].compactMap { $0 }
  }
}
