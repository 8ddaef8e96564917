package import Canvas
import CanvasServer
package import Curriculum
import Drawing
package import Foundation
package import Host
import Judge
import Results
package import Sentences
package import WorkerProtocol
import Terminal
package import Tutor
package import Viewing

/// A canvas with the services of this machine.
package struct CanvasSession {
  package var model: CanvasModel
  package let services: CanvasServices
  package let studio: Studio
  package let presentation: Presentation
  /// The folder whose secret is part of the page's address.
  let workspace: URL
  var exercise: Exercise?
  /// Reads the exercise's lesson for a page.
  var lesson: @Sendable () -> PageLesson? = { nil }

  package init(
    model: CanvasModel, services: CanvasServices, studio: Studio, presentation: Presentation,
    workspace: URL, exercise: Exercise? = nil
  ) {
    self.workspace = workspace
    self.model = model
    self.services = services
    self.studio = studio
    self.presentation = presentation
    self.exercise = exercise
  }

  func service(editor: PageEditor?) -> CanvasService {
    CanvasService(
      model, of: exercise, language: presentation.language, editor: editor, lesson: lesson(),
      services: { [services, studio] in
        var services = services
        services.studio = LiveStudio(studio)
        return services
      })
  }

  /// The identity of the files or the exercise as text, the same at every start.
  var subject: String {
    exercise.map { "\(workspace.path)#\($0.identifier)" }
      ?? services.files().map(\.standardizedFileURL.path).joined(separator: "\n")
  }

  package var loop: CanvasLoop { CanvasLoop(services, on: presentation, of: exercise) }

  /// Returns the canvas, at first with previews instead of the widgets; unchanged if `previews` is nil.
  package func showing(_ previews: PreviewSelection?) -> CanvasSession {
    guard let previews else { return self }
    var session = self
    session.model.show(previews)
    return session
  }

  /// The first pictures that the canvas shows.
  package var order: CanvasOrder { model.firstOrder }

  /// Creates a canvas of the learner's files for an exercise, with its checks.
  ///
  /// - Parameters:
  ///   - records: False if the caller records verdicts in the learner's progress.
  ///   - timeZone: The time zone; nil for the exercise's time zone, or the machine's if the exercise has
  ///     none.
  /// - Throws: `CurriculumError` for an exercise without files, and failures of this machine.
  package static func exercise(
    _ exercise: Exercise, of work: CourseWork, widget: String? = nil, records: Bool = true,
    timeZone: PhoneTimeZone? = nil
  ) async throws -> CanvasSession {
    let (course, context) = (work.course, work.context)
    let opened = try course.workspace.open(
      exercise, in: course.pack, language: course.language.rawValue)
    let studio = try await Services.found(context).studio.playing(exercise.service)
    let zone = timeZone ?? exercise.viewingTimeZone(onMachineIn: .machine())
    guard let model = CanvasModel(of: exercise, in: course.language, timeZone: zone) else {
      throw CurriculumError.nothingToEdit(exercise: exercise.identifier)
    }
    let preview = exercise.preview
    let (widget, view) = (widget ?? preview?.widget, widget == nil ? preview?.view : nil)
    let resources = course.pack.resourceHolders(for: exercise)
    var services = services(
      studio, files: { opened }, language: course.language, in: context
    ) { order in
      let own = course.workspace.files(of: exercise, in: course.pack)
      let used = try course.usedFiles(of: exercise, besides: own)
      var question = PictureQuestion(files: own + used, view: view, widget: widget, order: order)
      question.settled = Set(used)
      question.besideResources = resources
      if let preview, order.modes.isEmpty, order.round == 0, order.look.preview == nil {
        question.modes = preview.modes.compactMap(RenderingMode.init(rawValue:))
      }
      return question
    }
    services.check = {
      let verdict = try await work.verdict(on: exercise)
      if records { try work.record(verdict, of: exercise) }
      return verdict
    }
    var session = CanvasSession(
      model: model, services: services, studio: studio,
      presentation: Presentation(
        context.terminal, language: course.language, home: context.home,
        place: .watching), workspace: course.workspace.folder, exercise: exercise)
    session.lesson = {
      (try? exercise.lesson(language: course.language.rawValue)).map {
        PageLesson($0, vocabulary: course.pack.vocabulary, in: course.language)
      }
    }
    return session
  }

  package static func services(
    _ studio: Studio, files: @escaping @Sendable () -> [URL], language: Language,
    in context: CommandContext,
    question: @escaping @Sendable (CanvasOrder) throws -> PictureQuestion
  ) -> CanvasServices {
    var services = CanvasServices(
      studio: LiveStudio(studio), files: files, question: question,
      write: { StandardOutput.write($0) },
      capabilities: { context.currentTerminal },
      describe: { error in
        if let failure = error as? StudioFailure { return failure.placedSentence }
        return Sentence(verbatim: ErrorExplanation.text(of: error, in: language))
      })
    services.pixels = { await context.canvasPixels() }
    return services
  }
}

extension PictureQuestion {
  package init(files: [URL], view: String?, widget: String?, order: CanvasOrder) {
    self.init(
      files: files, view: view, widget: widget, families: order.families, modes: order.modes,
      isDark: [order.isDark],
      template: order.look.request(
        subject: .widget(widget), family: .widget(.systemSmall), mode: .fullColor, isDark: false))
    previews = order.look.preview
    options.systemVersion = order.look.systemVersion
    timeZone = order.look.timeZone
  }
}
