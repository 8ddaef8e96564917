import Drawing
import Judge
import Sentences
import Stage

/// What stands above a picture on the canvas: what the bar below does not say of all of them.
struct CanvasCaption {
  let rendered: RenderedWidget
  /// Whether pictures of several widgets stand beside each other.
  var namesWidget = false

  init(_ rendered: RenderedWidget, namesWidget: Bool = false) {
    self.rendered = rendered
    self.namesWidget = namesWidget
  }

  /// What the longest name of a family takes: a narrow picture, such as a circle, is named in full.
  private static let least = 20

  /// How wide the caption is above a frame of this width.
  func width(above frame: Int) -> Int { CellWidth.of(text(above: frame)) }

  /// The caption, shortened where it is wider than the frame and than a name.
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
    let name = namesWidget ? rendered.kind.map { HarmlessText.text($0) } : nil
    let isUsual =
      request.mode == (request.family.widget?.isAccessory == true ? .vibrant : .fullColor)
    return [
      family ?? request.family.rawValue, isUsual ? nil : request.mode.rawValue,
      request.isDark ? "dark" : nil, name,
    ].compactMap { $0 }
  }
}
