import Canvas
import CanvasServer
import Curriculum
import Drawing
import Foundation
import Sentences
import Stage
import Terminal
import Tutor
import Viewing

/// A canvas in a window that nobody sees, of an exercise's solution.
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

  /// What a save sets off until its pictures stand in the window.
  func save() async throws { try await carryOut(model.handle(.saved)) }

  /// The same for what a key changes.
  func turn(_ dial: CanvasDial) async throws { try await carryOut(model.turn(dial)) }

  /// Carries out what is asked for; what would fill the window comes after it and is left.
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

  /// Paints the pictures that stand in the window once more.
  func paintAnew() {
    paint = CanvasPaint()
    _ = CanvasPage(model, on: presentation, paint: paint).rows
  }

  /// What goes on while somebody types.
  func awaitStandby() async throws {
    try await Task.sleep(for: .milliseconds(100))
    await services.studio.awaitPreparation()
  }

  /// Draws every family in every mode and scheme, again and again in other sizes of text.
  func drawSheet(of count: Int) async throws {
    var drawn = 0
    var part = 0
    var telling: Task<String?, Never>?
    while drawn < count {
      var look = model.look
      look.textSize = CanvasLook.textSizes[part % CanvasLook.textSizes.count]
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
