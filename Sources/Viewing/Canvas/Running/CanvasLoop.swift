package import Curriculum
import Foundation
import Terminal
package import Tutor

/// Runs a canvas on a terminal until the user quits it.
package struct CanvasLoop {
  private let services: CanvasServices
  private let exercise: Exercise?
  private let presentation: Presentation

  /// - Parameter presentation: The language and folder names; the size is read again for each drawing.
  package init(
    _ services: CanvasServices, on presentation: Presentation, of exercise: Exercise? = nil
  ) {
    self.services = services
    self.presentation = presentation
    self.exercise = exercise
  }

  /// Shows the canvas full screen, and redraws it after each save or key.
  ///
  /// - Returns: The canvas in its final state.
  package func run(
    _ first: CanvasModel, isolation: isolated (any Actor)? = #isolation
  ) async -> CanvasModel {
    var model = first
    // Watching starts before the files are read, so that no save is missed.
    let inputs = ScreenInputs<CanvasEvent>(watching: services.files)
    let work = CanvasWork(services)
    let paint = CanvasPaint()
    var screen = ScreenRows()
    let source = await services.pixels()
    var pixels = source.map(PixelScreen.init)
    await FullScreen.during {
      var events: [CanvasEvent] = [.resized(room(for: model)), .started]
      while !model.hasLeft {
        for event in events {
          for effect in model.handle(event) { begin(effect, work, inputs.mailbox) }
        }
        if model.hasLeft { break }
        let contents = contents(model, paint)
        for spot in pixels?.wanted(among: contents.spots) ?? [] {
          Task { [mailbox = inputs.mailbox] in
            mailbox.post(.converted(spot, await source?.code(spot)))
          }
        }
        show(contents, of: model, in: &screen, &pixels, paint)
        let happened = await inputs.next()
        // After a suspended process continues, the screen is blank.
        if happened.contains(where: \.isResize) {
          screen.forget()
          pixels?.forget()
        }
        for case .letter(.converted(let spot, let code)) in happened {
          pixels?.take(code, for: spot)
        }
        events = happened.compactMap { input -> CanvasEvent? in
          switch input {
          case .press(let press): event(for: press, in: model)
          case .interrupted: .interrupted
          case .resized: .resized(room(for: model))
          case .file(.saved): .saved
          case .file(.disappeared): .disappeared
          case .letter(let event): event
          }
        }
      }
      services.write(pixels?.clearing ?? "")
    }
    await services.studio.close()
    return model
  }

  /// Returns the event for a key press or a click on a key's label.
  private func event(for press: KeyPress, in model: CanvasModel) -> CanvasEvent? {
    guard case .click(let column, let row)? = press.key else { return press.key.map { .key($0) } }
    return CanvasPage(model, on: now, paint: CanvasPaint(), of: exercise)
      .key(atColumn: column, row: row).map { .key($0) }
  }

  private func contents(_ model: CanvasModel, _ paint: CanvasPaint) -> CanvasContents {
    CanvasPage(model, on: now, paint: paint, of: exercise).contents
  }

  private func show(
    _ cells: CanvasContents, of model: CanvasModel, in screen: inout ScreenRows,
    _ pixels: inout PixelScreen?, _ paint: CanvasPaint
  ) {
    var contents = cells
    if let known = pixels {
      guard !known.isPending(cells.spots) else { return }
      paint.cover(known.covered(cells.spots))
      contents = self.contents(model, paint)
    }
    screen.forget(rows: pixels?.stale(for: contents.spots) ?? [])
    let written = screen.update(to: contents.rows, on: now.capabilities)
    services.write(
      written + (pixels?.update(to: contents.spots, isTouched: !written.isEmpty) ?? ""))
  }

  private func begin(
    _ effect: CanvasEffect, _ work: CanvasWork, _ mailbox: Mailbox<CanvasEvent>
  ) {
    Task {
      if let event = await work.outcome(of: effect) { mailbox.post(event) }
    }
  }

  private var now: Presentation {
    var presentation = presentation
    presentation.capabilities = services.capabilities()
    presentation.capabilities.language = presentation.language
    return presentation
  }

  private func room(for model: CanvasModel) -> CanvasRoom {
    CanvasPage.room(on: now, for: model)
  }
}
