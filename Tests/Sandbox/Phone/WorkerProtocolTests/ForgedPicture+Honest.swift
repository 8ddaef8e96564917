import Drawing
import Foundation
import Sentences
import WorkerProtocol

extension ForgedPicture {
  /// A small picture with one of every kind of drawing and note.
  static var honest: RenderedWidget {
    let root = PictureNode(
      index: 0, type: "VStack", identifier: "root", frame: area,
      offer: LayoutOffer(width: 36, height: nil, otherQuestions: 2),
      children: [
        PictureNode(
          index: 1, type: "Text", frame: CGRect(x: 2, y: 3, width: 20, height: 9), text: "23°",
          traits: textTraits),
        PictureNode(
          index: 2, type: "background", frame: area,
          children: [PictureNode(index: 3, type: "Color", frame: area)]),
      ])
    var picture = Picture(
      size: area.size, root: root, drawing: DisplayList(size: area.size, items: items),
      notes: [
        RenderNote(
          rule: "text-hidden", message: Sentence("“23°” is hidden.", ko: "“23°” 글이 가려졌어요."), line: 3
        )
      ])
    picture.pitfalls = [
      Pitfall(
        rule: .accentedBlock, mode: .accented,
        subjects: [PitfallSubject(node: 1, type: "Text", text: "23°")],
        causes: [PitfallSubject(node: 3, type: "Color", colorName: "black")], coverage: 0.9)
    ]
    return RenderedWidget(
      kind: "WeatherWidget", request: RenderRequest(subject: .widget(nil)), picture: picture)
  }

  private static let area = CGRect(x: 0, y: 0, width: 36, height: 36)

  private static var textTraits: ViewTraits {
    var traits = ViewTraits()
    traits.font = FontDescription(size: 12)
    return traits
  }

  private static let stops = [
    GradientStop(color: RGBA(hex: 0x3A7BD5), location: 0),
    GradientStop(color: RGBA(hex: 0x173F7A, alpha: 0.5), location: 1),
  ]

  private static let pixels = ImageContent.pixels(
    width: 2, height: 2, rgba: Data((0..<16).map { UInt8($0 * 16) }))

  private static let curve = Outline(elements: [
    .move(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 20, y: 6)),
    .quadCurve(to: CGPoint(x: 24, y: 24), control: CGPoint(x: 30, y: 10)),
    .curve(
      to: CGPoint(x: 4, y: 30), control1: CGPoint(x: 18, y: 34), control2: CGPoint(x: 8, y: 36)),
    .close,
  ])

  private static func fill(_ paint: Paint, _ outline: Outline? = nil) -> DisplayItem {
    DisplayItem(
      .fill(outline: outline ?? .rectangle(area), paint: paint, isEvenOdd: false), node: 3)
  }

  private static var text: DisplayItem {
    let font = FontDescription(size: 12, lineHeight: 14)
    return DisplayItem(
      .text(
        TextLine(
          runs: [
            TextLine.Run(string: "23° ", font: font, paint: .color(.white), width: 14),
            TextLine.Run(
              string: "서울", font: font,
              paint: .linearGradient(
                stops: stops, start: .zero, end: CGPoint(x: 10, y: 0)), width: 12,
              isUnderlined: true),
          ], frame: CGRect(x: 2, y: 3, width: 26, height: 14), baseline: 13, anchor: .leading)),
      accent: .accent, node: 1)
  }

  private static var items: [DisplayItem] {
    let center = CGPoint(x: 18, y: 18)
    var shadowed = Layer(
      items: [fill(.color(RGBA(hex: 0xFF9F0A)), curve), text], opacity: 0.8,
      clip: .roundedRectangle(in: area, radius: 6),
      transform: AffineTransform2D(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 2, ty: 1))
    shadowed.shadow = Layer.Shadow(
      color: .black, radius: 2, offset: CGSize(width: 1, height: 1))
    shadowed.colorEffects = [.hueRotation(1), .contrast(1.2), .multiply(.white)]
    var masked = Layer(items: [fill(.image(pixels, rect: area))], blendMode: .multiply)
    masked.mask = [fill(.color(.white), curve)]
    masked.blurRadius = 1.5
    return [
      DisplayItem(
        .layer(
          Layer(
            items: [fill(.linearGradient(stops: stops, start: .zero, end: center))],
            role: .containerBackground))),
      fill(
        .radialGradient(stops: stops, center: center, startRadius: 0, endRadius: 18),
        .capsule(in: area)),
      fill(.angularGradient(stops: stops, center: center, startAngle: 0, endAngle: 6), curve),
      fill(
        .ellipticalGradient(
          stops: stops, rect: area, center: CGPoint(x: 0.5, y: 0.5), startRadius: 0,
          endRadius: 0.5), curve),
      fill(.material(base: .white, thickness: 0.5), curve),
      DisplayItem(
        .stroke(
          outline: curve, paint: .color(.white),
          pattern: StrokePattern(width: 2, cap: .round, join: .miter, dash: [3, 2]))),
      text,
      DisplayItem(
        .symbol(
          SymbolDrawing(
            name: "cloud.sun.fill", frame: CGRect(x: 12, y: 12, width: 12, height: 11),
            font: FontDescription(size: 10), paints: [.color(.white), .color(.black)],
            renderingMode: .palette, variableValue: 0.4))),
      DisplayItem(
        .image(
          ImageDrawing(
            content: pixels, frame: CGRect(x: 4, y: 20, width: 10, height: 10),
            template: .color(.white), name: "sun",
            tile: CGRect(x: 0, y: 0, width: 4, height: 4)))),
      DisplayItem(
        .image(
          ImageDrawing(
            content: .missing(name: "cover"), frame: CGRect(x: 22, y: 20, width: 9, height: 9)))),
      DisplayItem(.layer(shadowed)), DisplayItem(.layer(masked)),
    ]
  }
}
