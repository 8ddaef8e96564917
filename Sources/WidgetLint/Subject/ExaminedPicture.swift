import Drawing
import Foundation
import Stage

/// A picture with its views listed and, where a rule asks for it, its colours sampled.
final class ExaminedPicture {
  let rendered: RenderedWidget
  let widget: String
  /// Every view, parents first.
  let elements: [PlacedElement]
  private let places: ViewPlaces

  init(_ rendered: RenderedWidget, widget: String, places: ViewPlaces) {
    self.rendered = rendered
    self.widget = widget
    self.places = places
    elements = PlacedElement.all(in: rendered)
  }

  var request: RenderRequest { rendered.request }
  var family: String { request.family }
  var isSystemFamily: Bool { family.hasPrefix("system") }
  var size: CGSize { rendered.picture.size }
  var bounds: CGRect { CGRect(origin: .zero, size: size) }
  var notes: [RenderNote] { rendered.picture.notes }
  var texts: [PlacedElement] { elements.filter(\.isText) }
  var leaves: [PlacedElement] { elements.filter(\.isLeaf) }

  /// Samples of what is seen, one a point; every symbol counts as a character.
  private(set) lazy var raster = Self.rasterizer.raster(of: rendered.picture.drawing)
  /// How clearly each text and symbol stands out.
  private(set) lazy var legibility = Legibility.all(in: self)

  static let rasterizer = Rasterizer(
    scale: CGSize(width: 1, height: 1), drawnSymbolHeight: .infinity)

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
    node.flatMap { node in elements.first { $0.node.index == node } }
  }

  /// What the picture's mode does to it, where a view is the one that is hurt.
  func pitfall(of node: Int?) -> Pitfall? {
    guard let node else { return nil }
    return rendered.picture.pitfalls.first { $0.subjects.contains { $0.node == node } }
  }

  /// True where a view of the widget's own draws something, its background aside.
  var drawsSomething: Bool { Self.draws(rendered.picture.drawing.items, in: self) }

  private static func draws(_ items: [DisplayItem], in picture: ExaminedPicture) -> Bool {
    items.contains { item in
      if case .layer(let layer) = item.content {
        return layer.role != .containerBackground && draws(layer.items, in: picture)
      }
      return picture.element(at: item.node).map { $0.node.type != "widget" } ?? false
    }
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
