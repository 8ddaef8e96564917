import Drawing
import Foundation
import LessonChecks
import WorkerProtocol

/// A scripted picture: a background, text in a column, and views that cover the text.
struct Sketch: Sendable {
  private var items: [DisplayItem]
  private var nodes: [PictureNode]
  private var vanishingText: String?
  private var fadingText: String?
  private static let size = CGSize(width: 158, height: 158)

  init(background: RGBA = .white) { self.init(paint: .color(background)) }

  init(paint: Paint) {
    let frame = CGRect(origin: .zero, size: Self.size)
    items = [
      DisplayItem(.fill(outline: .rectangle(frame), paint: paint, isEvenOdd: false), node: 1)
    ]
    nodes = [PictureNode(index: 1, type: "Rectangle", frame: frame)]
  }

  func text(
    _ string: String, at y: Double, size: Double = 17, color: RGBA = .black, x: Double = 10,
    width: Double = 100, isTruncated: Bool = false, symbol: String? = nil
  ) -> Sketch {
    var copy = self
    let frame = CGRect(x: x, y: y, width: width, height: 20)
    let font = FontDescription(size: size)
    let run = TextLine.Run(
      string: string, font: font, paint: .color(color), width: width, symbol: symbol)
    let index = nodes.count + 1
    var traits = ViewTraits()
    traits.font = font
    copy.items.append(
      DisplayItem(
        .text(TextLine(runs: [run], frame: frame, baseline: y + 15, anchor: .leading)),
        node: index))
    copy.nodes.append(
      PictureNode(
        index: index, type: "Text", frame: frame, text: string, isTruncated: isTruncated,
        traits: traits))
    return copy
  }

  /// Adds a square control.
  func button(
    _ label: String, _ length: Double, performs intent: String? = nil, opens: Bool = false,
    isDisabled: Bool = false, isHidden: Bool = false
  ) -> Sketch {
    var copy = self
    let index = nodes.count + 1
    let frame = CGRect(x: 100, y: 100, width: length, height: length)
    var traits = ViewTraits()
    traits.accessibilityLabel = label
    traits.action =
      opens
      ? URL(string: "https://example.com").map { .link($0) }
      : .intent(type: intent ?? "Refresh", handle: 1)
    if isDisabled { traits.isDisabled = true }
    traits.isAccessibilityHidden = isHidden
    copy.items.append(
      DisplayItem(
        .fill(outline: .rectangle(frame), paint: .color(.black), isEvenOdd: false), node: index))
    copy.nodes.append(PictureNode(index: index, type: "Button", frame: frame, traits: traits))
    return copy
  }

  /// Puts a square frame around the last view, without enlarging the view.
  func framed(_ length: Double) -> Sketch {
    var copy = self
    guard var last = copy.nodes.popLast() else { return self }
    let frame = CGRect(origin: last.frame.origin, size: CGSize(width: length, height: length))
    let index = last.index
    for item in copy.items.indices where copy.items[item].node == index {
      copy.items[item].node = index + 1
    }
    last.index += 1
    copy.nodes.append(PictureNode(index: index, type: "frame", frame: frame, children: [last]))
    return copy
  }

  /// The picture on a tinted Home Screen: unchanged, except for the text of `vanishing(_:)` and `fading(_:)`.
  var tinted: Sketch {
    var copy = self
    for (index, node) in nodes.enumerated() where node.text != nil && node.text == vanishingText {
      copy.items.removeAll { $0.node == node.index }
      copy.nodes[index].text = nil
    }
    for node in nodes where node.text != nil && node.text == fadingText {
      for index in copy.items.indices where copy.items[index].node == node.index {
        guard case .text(var line) = copy.items[index].content else { continue }
        for run in line.runs.indices { line.runs[run].paint = .color(RGBA(white: 0.8)) }
        copy.items[index].content = .text(line)
      }
    }
    return copy
  }

  func vanishing(_ text: String) -> Sketch {
    var copy = self
    copy.vanishingText = text
    return copy
  }

  func fading(_ text: String) -> Sketch {
    var copy = self
    copy.fadingText = text
    return copy
  }

  func cover(_ rect: CGRect) -> Sketch {
    var copy = self
    let index = nodes.count + 1
    copy.items.append(
      DisplayItem(
        .fill(outline: .rectangle(rect), paint: .color(.white), isEvenOdd: false), node: index))
    copy.nodes.append(PictureNode(index: index, type: "Color", frame: rect))
    return copy
  }

  /// Returns the picture as in the worker's response.
  func rendered() -> RenderedWidget {
    let root = PictureNode(
      index: 0, type: "widget", frame: CGRect(origin: .zero, size: Self.size), children: nodes)
    let picture = Picture(
      size: Self.size, root: root, drawing: DisplayList(size: Self.size, items: items))
    let request = RenderRequest(subject: .widget("W"))
    return RenderedWidget(kind: "w", request: request, picture: picture)
  }

  func picture() -> RenderedPicture {
    RenderedPicture(rendered(), session: .silent)
  }
}
