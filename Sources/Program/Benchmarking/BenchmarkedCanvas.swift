import Canvas
import CanvasServer
import Curriculum
import Drawing
import Foundation
import Sentences
import WorkerProtocol
import Terminal
import Tutor
import Viewing

/// A canvas of an exercise's solution that draws to an invisible terminal.
actor BenchmarkedCanvas {
  private let services: CanvasServices
  private let work: CanvasWork
  private let presentation = Presentation(
    TerminalCapabilities(
      isTerminal: true, width: 120, height: 40, colorDepth: .truecolor, hasTextStyles: true,
      language: .english))
  private var paint = CanvasPaint()
  private var model: CanvasModel

  init(of exercise: Exercise, by bench: Benchmark, in folder: URL) async throws {
    let files = try bench.sources(of: exercise, edited: 0, in: folder)
    let used = try Benchmark.used(by: exercise, besides: files, in: bench.course.pack)
    let resources = bench.course.pack.resourceHolders(for: exercise)
    services = CanvasServices(
      studio: LiveStudio(bench.services.studio), files: { files },
      question: { order in
        var question = PictureQuestion(files: files + used, view: nil, widget: nil, order: order)
        question.settled = Set(used)
        question.besideResources = resources
        return question
      }, write: { _ in }, capabilities: { .plain() },
      describe: { Sentence(verbatim: "\($0)") })
    work = CanvasWork(services)
    model = CanvasModel(name: exercise.identifier)
    _ = model.handle(.resized(CanvasPage.room(on: presentation, for: model)))
    try await carryOut(model.handle(.started))
  }

  func save() async throws { try await carryOut(model.handle(.saved)) }

  /// Redraws the pictures as if after a key press that changes a control.
  func turn(_ dial: CanvasControl) async throws { try await carryOut(model.turn(dial)) }

  /// Carries out effects up to the first picture, without the pictures that fill the rest of the window.
  private func carryOut(_ effects: [CanvasEffect]) async throws {
    for effect in effects {
      guard let event = await work.outcome(of: effect) else { continue }
      var rest = model.handle(event)
      while case .draw(let order)? = rest.first {
        rest = model.handle(
          .drawn(CanvasAnswer(to: order, .nothing(Sentence(verbatim: "")), took: .zero)))
      }
    }
    if let problem = model.problem { throw BenchmarkError.notPassed("\(problem)") }
    _ = CanvasPage(model, on: presentation, paint: paint).rows
  }

  func paintAnew() {
    paint = CanvasPaint()
    _ = CanvasPage(model, on: presentation, paint: paint).rows
  }

  /// Waits for the preparation that runs while the learner types.
  func awaitWarmProcesses() async throws {
    try await Task.sleep(for: .milliseconds(100))
    await services.studio.awaitPreparation()
  }

  /// Draws every family in all modes and color schemes, then again at other text sizes, until `count`
  /// pictures are drawn.
  func drawSheet(of count: Int) async throws {
    var drawn = 0
    var part = 0
    var telling: Task<String?, Never>?
    while drawn < count {
      var look = model.look
      look.textSize = CanvasAppearance.textSizes[part % CanvasAppearance.textSizes.count]
      for mode in RenderingMode.allCases {
        for isDark in [false, true] where drawn < count {
          let order = CanvasOrder(
            look: look, families: nil, modes: [mode], isDark: isDark, round: part + 1)
          guard
            case .pictures(let pictures, _, _)? = try await services.studio.draw(
              services.question(order)), !pictures.isEmpty
          else { throw BenchmarkError.notPassed("nothing") }
          let numbered = pictures.enumerated().map {
            CanvasPicture(number: drawn + $0.offset, rendered: $0.element)
          }
          let (before, place) = (telling, part)
          telling = Task.detached {
            _ = await before?.value
            return PageSheet(part: place, parts: place + 1, pictures: numbered, in: .english).text
          }
          drawn += pictures.count
          part += 1
        }
      }
    }
    guard await telling?.value != nil else { throw BenchmarkError.notPassed("nothing") }
  }

  func close() async { await services.studio.close() }
}
