import Drawing
import Foundation
import PictureReading
import Stage

/// A picture with its views listed and, where a rule asks for it, its colours sampled.
final class ExaminedPicture {
  let rendered: RenderedWidget
  let widget: String
  /// The picture as it is looked at.
  let reading: ReadPicture
  /// Every view, parents first.
  let elements: [PlacedElement]
  private let places: ViewPlaces

  init(_ rendered: RenderedWidget, widget: String, places: ViewPlaces) {
    self.rendered = rendered
    self.widget = widget
    self.places = places
    reading = ReadPicture(rendered)
    elements = reading.elements
  }

  var request: RenderRequest { rendered.request }
  var family: PictureFamily { request.family }
  var isSystemFamily: Bool { family.widget?.isAccessory == false }
  var size: CGSize { rendered.picture.size }
  var bounds: CGRect { CGRect(origin: .zero, size: size) }
  var notes: [RenderNote] { rendered.picture.notes }
  var texts: [PlacedElement] { elements.filter(\.isText) }
  var leaves: [PlacedElement] { elements.filter(\.isLeaf) }

  /// Samples of what is seen, one a point.
  var raster: Raster { reading.drawing.raster }
  /// How clearly each text and symbol stands out.
  var legibility: [Legibility] { reading.legibility }

  /// `fullColor light`, `accented`, `vibrant`, with the settings that are not the usual ones.
  var modeName: String {
    var words = [request.mode.rawValue]
    if request.mode == .fullColor { words.append(request.isDark ? "dark" : "light") }
    if request.dynamicTypeSize != "large" { words.append(request.dynamicTypeSize) }
    if request.locale != "en_US" { words.append(request.locale) }
    if let place = request.place { words.append(place) }
    if request.entry > 0 { words.append("entry \(request.entry)") }
    return words.joined(separator: " ")
  }

  /// True for the first entry, in English, at the usual text size.
  var hasUsualSettings: Bool {
    request.dynamicTypeSize == "large" && request.locale == "en_US" && request.entry == 0
      && request.place == nil && !request.isPlaceholder
  }

  func element(at node: Int?) -> PlacedElement? {
    reading.element(at: node)
  }

  /// What the picture's mode does to it, where a view is the one that is hurt.
  func pitfall(of node: Int?) -> Pitfall? {
    guard let node else { return nil }
    return rendered.picture.pitfalls.first { $0.subjects.contains { $0.node == node } }
  }

  /// Where a view was written, as far as it can be told.
  func place(of element: PlacedElement) -> LintPlace? {
    element.recordedPlace ?? places.place(of: element.subject)
  }

  func place(of view: PitfallSubject) -> LintPlace? { places.place(of: view) }

  /// The share of the picture, from 0 to 1, over which texts, images and controls lie.
  var usedShare: Double {
    let step = 4.0
    let frames = leaves.map(\.node.frame)
    var (used, all) = (0, 0)
    for y in stride(from: step / 2, to: size.height, by: step) {
      for x in stride(from: step / 2, to: size.width, by: step) {
        all += 1
        if frames.contains(where: { $0.contains(CGPoint(x: x, y: y)) }) { used += 1 }
      }
    }
    return all == 0 ? 0 : Double(used) / Double(all)
  }
}

extension PlacedElement {
  /// The view's own place, or that of the nearest view around it, where drawing recorded one.
  fileprivate var recordedPlace: LintPlace? {
    for node in [node] + ancestors {
      if let file = node.traits.file, let line = node.traits.line {
        return LintPlace(file: file, line: line)
      }
    }
    return nil
  }
}
