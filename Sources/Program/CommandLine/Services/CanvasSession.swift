import Canvas
import CanvasServer
import Curriculum
import Drawing
import Foundation
import Judge
import Sentences
import Stage
import Terminal
import Tutor
import Viewing

/// A canvas put together from this machine's parts.
struct CanvasSession {
  let model: CanvasModel
  let services: CanvasServices
  let studio: Studio
  let presentation: Presentation
  var exercise: Exercise?

  /// The same as a page in a browser.
  var service: CanvasService {
    CanvasService(
      model, of: exercise, language: presentation.language,
      services: { [services, studio] in
        var services = services
        services.studio = LiveStudio(studio)
        return services
      })
  }

  var loop: CanvasLoop { CanvasLoop(services, on: presentation, of: exercise) }

  /// What the canvas shows first.
  var order: CanvasOrder { model.firstOrder }

  /// A canvas of files and folders that are named, or of a project.
  ///
  /// - Parameter target: The name of the project's target; nil for its widget extension.
  /// - Throws: `FileError`, `ProjectError`, and failures of this machine.
  static func files(
    _ paths: [String], target: String?, widget: String?, language: Language,
    timeZone: PhoneTimeZone = .machine(), in surroundings: Surroundings
  ) async throws -> CanvasSession {
    let first = try TakenSources(paths, target: target, at: nil)
    let studio = try await Services.studio(for: first, in: surroundings, tellsLines: false)
    // What is named may be gone for a moment while it is saved.
    let files: @Sendable () -> [URL] = {
      (try? TakenSources(paths, target: target, at: nil))?.files ?? first.files
    }
    let name = paths.count == 1 ? paths[0] : "\(paths[0]) + \(paths.count - 1)"
    return CanvasSession(
      model: CanvasModel(
        name: URL(filePath: name).lastPathComponent,
        look: CanvasLook(locale: language.pictureLocale, timeZone: timeZone)),
      services: services(
        studio, files: files, language: language, in: surroundings
      ) { order in
        PictureQuestion(
          files: files(), view: nil, widget: widget, order: order)
      }, studio: studio,
      presentation: Presentation(
        surroundings.terminal, language: language, home: surroundings.home, place: .shell))
  }

  /// A canvas of the learner's files of an exercise, which its checks judge.
  ///
  /// - Parameters:
  ///   - records: False where somebody else notes the verdicts in the learner's progress.
  ///   - timeZone: Nil for the exercise's own, or else the machine's.
  /// - Throws: `CurriculumError` for an exercise without files, and failures of this machine.
  static func exercise(
    _ exercise: Exercise, of work: CourseWork, widget: String? = nil, records: Bool = true,
    timeZone: PhoneTimeZone? = nil
  ) async throws -> CanvasSession {
    let (course, surroundings) = (work.course, work.surroundings)
    let opened = try course.workspace.open(
      exercise, in: course.pack, language: course.language.rawValue)
    let studio = try await Services.found(surroundings).studio.playing(exercise.service)
    let zone = timeZone ?? exercise.viewingTimeZone(onMachineIn: .machine())
    guard let model = CanvasModel(of: exercise, in: course.language, timeZone: zone) else {
      throw CurriculumError.nothingToEdit(exercise: exercise.identifier)
    }
    let preview = exercise.preview
    let (widget, view) = (widget ?? preview?.widget, widget == nil ? preview?.view : nil)
    let resources = course.pack.resourceHolders(for: exercise)
    var services = services(
      studio, files: { opened }, language: course.language, in: surroundings
    ) { order in
      let own = course.workspace.files(of: exercise, in: course.pack)
      let used = try course.usedFiles(of: exercise, besides: own)
      var question = PictureQuestion(files: own + used, view: view, widget: widget, order: order)
      question.settled = Set(used)
      question.besideResources = resources
      if let preview, order.modes.isEmpty, order.round == 0 {
        question.modes = preview.modes.compactMap(RenderingMode.init(rawValue:))
      }
      return question
    }
    services.check = {
      let verdict = try await work.verdict(on: exercise)
      if records { try work.record(verdict, of: exercise) }
      return verdict.forLearner()
    }
    return CanvasSession(
      model: model, services: services, studio: studio,
      presentation: Presentation(
        surroundings.terminal, language: course.language, home: surroundings.home,
        place: .watching), exercise: exercise)
  }

  private static func services(
    _ studio: Studio, files: @escaping @Sendable () -> [URL], language: Language,
    in surroundings: Surroundings,
    question: @escaping @Sendable (CanvasOrder) throws -> PictureQuestion
  ) -> CanvasServices {
    var services = CanvasServices(
      studio: LiveStudio(studio), files: files, question: question,
      write: { StandardOutput.write($0) },
      capabilities: { .ofStandardOutput(environment: surroundings.environment) },
      describe: { error in
        if let failure = error as? StudioFailure { return failure.placedSentence }
        return Sentence(verbatim: ErrorReport(error, language: language).message)
      })
    services.pixels = {
      await PixelPrinter(
        choice: surroundings.terminal.pictures, environment: surroundings.environment,
        columns: surroundings.terminal.width
      ).canvasPixels()
    }
    return services
  }
}

extension PictureQuestion {
  /// What an order of a canvas asks of files.
  init(files: [URL], view: String?, widget: String?, order: CanvasOrder) {
    self.init(
      files: files, view: view, widget: widget, families: order.families, modes: order.modes,
      isDark: [order.isDark]
    ) { subject, family, mode, isDark in
      order.look.request(subject: subject, family: family, mode: mode, isDark: isDark)
    }
    options.systemVersion = order.look.systemVersion
    timeZone = order.look.timeZone
  }
}
