import Drawing
import Foundation
import Judge
import Sentences
import Viewing
import WorkerProtocol

/// A view of a picture that the page can highlight.
struct PageView: Encodable, Sendable {
  /// The source lines that may have created the view, such as `Tea.swift:72`.
  var places: [String]
  /// The view's text or image name.
  var name: String?
  /// The frame in points: x, y, width and height.
  var frame: [Double]

  /// The maximum number of views in a picture, to limit the search for their source lines.
  private static let most = 400

  /// Returns the views of a picture, in view order.
  static func views(of picture: Picture, _ places: inout PageViewPlaces) -> [PageView] {
    var views: [PageView] = []
    var rest = [picture.root]
    while let node = rest.popLast(), views.count < most {
      rest += node.children.reversed()
      let view = PageView(
        places: places.places(of: node),
        name: (node.text ?? node.traits.imageName).map { SanitizedText.text($0) },
        frame: [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height])
      guard !view.places.isEmpty || view.name != nil, view.frame.allSatisfy(\.isFinite) else {
        continue
      }
      views.append(view)
    }
    return views
  }
}

/// The source lines of views, each looked up once.
struct PageViewPlaces {
  private let remarks: PictureRemarks
  private var known: [PitfallSubject: [String]] = [:]

  init(_ remarks: PictureRemarks) { self.remarks = remarks }

  mutating func places(of node: PictureNode) -> [String] {
    let subject = PitfallSubject(
      node: nil, type: node.type, text: node.text, imageName: node.traits.imageName,
      isSymbol: node.traits.isSymbol, owner: node.traits.owner)
    if let places = known[subject] { return places }
    let place = remarks.place(of: subject)
    let places =
      place.map { place in place.lines.map { "\(SanitizedText.text(place.file)):\($0)" } } ?? []
    known[subject] = places
    return places
  }
}
