import Canvas
import Curriculum
import Drawing
import Foundation
import Judge
import PhoneFacts
import Sentences
import WorkerProtocol
import Terminal
import Tutor
import Viewing

/// A canvas with scripted pictures.
///
/// It takes events, and collects the effects that the canvas requests.
struct CanvasScript {
  var model: CanvasModel
  private(set) var effects: [CanvasEffect] = []
  private(set) var size: CanvasRoom
  let language: Language
  /// The previews of the scripted files; the first has three entries.
  var previews: [PreviewContents] = []
  private let paint = CanvasPaint()

  init(
    _ model: CanvasModel = CanvasModel(name: "Weather.swift"), columns: Int = 80, rows: Int = 24,
    language: Language = .english
  ) {
    self.model = model
    self.language = language
    size = CanvasRoom(columns: columns, rows: rows)
    resize(columns: columns, rows: rows)
  }

  mutating func send(_ event: CanvasEvent) {
    effects = model.handle(event)
  }

  mutating func press(_ letters: String) {
    for letter in letters { send(.key(.letter(letter))) }
  }

  mutating func resize(columns: Int, rows: Int) {
    size = CanvasRoom(columns: columns, rows: rows)
    send(.resized(CanvasPage.room(on: presentation, for: model)))
  }

  /// Performs the requested effects until there are none, as if the code drew `families`.
  mutating func settle(_ families: [Family] = Self.families, degrees: Int = 23) {
    while let effect = effects.first {
      switch effect {
      case .compile(let order):
        var answer = Self.answer(to: order, families, degrees: degrees, entries: 5)
        answer.previews = previews
        send(.compiled(answer))
      case .draw(let order): send(.drawn(Self.answer(to: order, families, degrees: degrees)))
      case .check, .leave: return
      }
    }
  }

  var presentation: Presentation {
    Presentation(
      TerminalCapabilities(
        isTerminal: true, width: size.columns, height: size.rows, colorDepth: .none,
        hasTextStyles: false, isUnicode: true, language: language))
  }

  func rows(of exercise: Exercise? = nil) -> [StyledText] {
    CanvasPage(model, on: presentation, paint: paint, of: exercise).rows
  }

  var contents: CanvasContents { CanvasPage(model, on: presentation, paint: paint).contents }

  /// Returns the screen as text, for golden files.
  func screen(of exercise: Exercise? = nil) -> String {
    rows(of: exercise).map { $0.encoded(for: presentation.capabilities) + "\n" }.joined()
  }

  static let families: [Family] = [
    .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
  ]

  static func answer(
    to order: CanvasOrder, _ families: [Family] = families, degrees: Int = 23, entries: Int? = nil
  ) -> CanvasAnswer {
    let asked = order.families?.compactMap(\.widget) ?? families
    if case .one(let preview) = order.look.preview {
      let entries = (0..<3).map { entry in
        var picture = picture(.systemSmall, .fullColor, order, degrees)
        picture.preview = .init(name: preview.name, entry: entry, entries: 3)
        return picture
      }
      return CanvasAnswer(
        to: order, .pictures(entries, failures: [], notes: []), took: .milliseconds(310))
    }
    let pictures = asked.flatMap { family in
      (order.modes.isEmpty ? [family.isAccessory ? .vibrant : .fullColor] : order.modes).map {
        picture(family, $0, order, degrees)
      }
    }
    return CanvasAnswer(
      to: order, .pictures(pictures, failures: [], notes: []),
      entries: entries.map { count in
        (0..<count).map { Date(timeIntervalSince1970: Double($0) * 3600) }
      }, took: .milliseconds(310))
  }

  static func refusal(_ order: CanvasOrder) -> CanvasAnswer {
    CanvasAnswer(
      to: order,
      .refused([
        VerdictDiagnostic(
          severity: .error, message: "cannot find 'temprature' in scope", file: "Weather.swift",
          line: 7, column: 14,
          excerpt: "    Text(temprature.formatted())\n         ^",
          explanation: "There is nothing of this name here: check its spelling.")
      ]), took: .milliseconds(200))
  }

  private static func picture(
    _ family: Family, _ mode: RenderingMode, _ order: CanvasOrder, _ degrees: Int
  ) -> RenderedWidget {
    let size =
      switch family {
      case .systemMedium: CGSize(width: 338, height: 158)
      case .systemLarge: CGSize(width: 338, height: 354)
      case .accessoryCircular: CGSize(width: 76, height: 76)
      case .accessoryRectangular: CGSize(width: 172, height: 76)
      default: CGSize(width: 158, height: 158)
      }
    let rectangle = CGRect(origin: .zero, size: size)
    let items = [
      DisplayItem(
        .fill(
          outline: .roundedRectangle(in: rectangle, radius: 22),
          paint: .color(RGBA(red: 0.1, green: 0.4, blue: 0.8)), isEvenOdd: false)),
      text("Seoul", x: 16, y: 14, size: 13), text("\(degrees)°", x: 16, y: 34, size: 34),
      text("entry \(order.look.entry)", x: 16, y: size.height - 26, size: 12),
    ]
    var request = order.look.request(
      subject: .widget("WeatherWidget"), family: .widget(family), mode: mode, isDark: order.isDark)
    request.standsIn = true
    return RenderedWidget(
      kind: "Weather", request: request,
      picture: Picture(
        size: size,
        root: PictureNode(
          index: 0, type: "VStack", frame: rectangle,
          children: [
            PictureNode(
              index: 1, type: "Text", frame: CGRect(x: 16, y: 14, width: 40, height: 16),
              text: "Seoul"),
            PictureNode(
              index: 2, type: "Text", frame: CGRect(x: 16, y: 34, width: 60, height: 40),
              text: "\(degrees)°"),
          ]),
        drawing: DisplayList(size: size, items: items)))
  }

  private static func text(_ string: String, x: Double, y: Double, size: Double) -> DisplayItem {
    let font = FontDescription(size: size)
    let metrics = TextMetrics.sanFrancisco
    let width = metrics.width(of: string, in: font)
    return DisplayItem(
      .text(
        TextLine(
          runs: [
            TextLine.Run(string: string, font: font, paint: .color(.white), width: width)
          ],
          frame: CGRect(x: x, y: y, width: width, height: metrics.lineHeight(of: font)),
          baseline: y + metrics.ascent(of: font), anchor: .leading)))
  }
}
