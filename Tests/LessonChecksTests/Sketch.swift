import Drawing
import Foundation
import LessonChecks
import Stage

/// A picture put together by hand: a background, texts in a column, things that cover them.
struct Sketch {
  private var items: [DisplayItem]
  private var nodes: [PictureNode]
  private static let size = CGSize(width: 158, height: 158)

  init(background: RGBA = .white) { self.init(paint: .color(background)) }

  init(paint: Paint) {
    let frame = CGRect(origin: .zero, size: Self.size)
    items = [
      DisplayItem(.fill(outline: .rectangle(frame), paint: paint, isEvenOdd: false), node: 1)
    ]
    nodes = [PictureNode(index: 1, type: "Rectangle", frame: frame)]
  }

  func text(_ string: String, at y: Double, size: Double = 17, color: RGBA = .black) -> Sketch {
    var copy = self
    let frame = CGRect(x: 10, y: y, width: 100, height: 20)
    let font = FontDescription(size: size)
    let run = TextLine.Run(string: string, font: font, paint: .color(color), width: 100)
    let index = nodes.count + 1
    var traits = ViewTraits()
    traits.font = font
    copy.items.append(
      DisplayItem(
        .text(TextLine(runs: [run], frame: frame, baseline: y + 15, anchor: .leading)),
        node: index))
    copy.nodes.append(
      PictureNode(index: index, type: "Text", frame: frame, text: string, traits: traits))
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

  /// What the picture would be called in the worker's answer.
  func rendered() -> RenderedWidget {
    let root = PictureNode(
      index: 0, type: "widget", frame: CGRect(origin: .zero, size: Self.size), children: nodes)
    let picture = Picture(
      size: Self.size, root: root, drawing: DisplayList(size: Self.size, items: items))
    let request = RenderRequest(subject: .widget("W"))
    return RenderedWidget(kind: "w", request: request, picture: picture)
  }

  func picture() -> RenderedPicture {
    RenderedPicture(rendered(), session: CheckSession { _, _ in .loaded })
  }
}
