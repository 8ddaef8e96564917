import Drawing
import Foundation
import PictureReading
import WorkerProtocol

/// A picture with its list of views and, on demand, its sampled colors.
final class ExaminedPicture {
  let rendered: RenderedWidget
  let widget: String
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

  var raster: Raster { reading.drawing.raster }
  var legibility: [Legibility] { reading.legibility }

  /// The mode with all settings that aren't the default: `fullColor light`, `accented`, `vibrant`.
  var modeName: String {
    var words = [request.mode.rawValue]
    if request.mode == .fullColor { words.append(request.isDark ? "dark" : "light") }
    if request.dynamicTypeSize != "large" { words.append(request.dynamicTypeSize) }
    if request.locale != "en_US" { words.append(request.locale) }
    if let place = request.place { words.append(place) }
    if request.entry > 0 { words.append("entry \(request.entry)") }
    return words.joined(separator: " ")
  }

  /// Whether the picture shows the first entry, in English, at the default text size.
  var hasUsualSettings: Bool {
    request.dynamicTypeSize == "large" && request.locale == "en_US" && request.entry == 0
      && request.place == nil && !request.isPlaceholder
  }

  func element(at node: Int?) -> PlacedElement? {
    reading.element(at: node)
  }

  /// Returns the pitfall of the picture's mode that affects a view, or `nil` if there's none.
  func pitfall(of node: Int?) -> Pitfall? {
    guard let node else { return nil }
    return rendered.picture.pitfalls.first { $0.subjects.contains { $0.node == node } }
  }

  /// Returns the source location of a view, if known.
  func place(of element: PlacedElement) -> LintPlace? {
    element.recordedPlace ?? places.place(of: element.subject)
  }

  func place(of view: PitfallSubject) -> LintPlace? { places.place(of: view) }

  /// The share of the picture that text, images and controls cover, from 0 to 1.
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
  /// The recorded source location of the view, or of its nearest ancestor that has one.
  fileprivate var recordedPlace: LintPlace? {
    for node in [node] + ancestors {
      if let file = node.traits.file, let line = node.traits.line {
        return LintPlace(file: file, line: line)
      }
    }
    return nil
  }
}
