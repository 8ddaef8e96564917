import Compiling
import Curriculum
import Foundation
import Judge
import Learning
import Results
import Sentences
import WorkerProtocol
import Terminal
import Tutor
import Viewing

/// Shows a passed exercise before and after: the starter's pictures beside the learner's.
struct BeforeAndAfter {
  /// The command, as if typed at the prompt.
  let order: ShellCommandRequest
  let work: CourseWork

  /// Draws for the prompt; a command without pictures, such as a timeline, runs on the learner's files only.
  ///
  /// - Throws: `CurriculumError`, and failures of Rings and of the learner's code.
  func outcome(on terminal: TerminalCapabilities) async throws -> DrawingOutcome {
    var context = work.context
    context.terminal = terminal
    context.terminal.language = order.language
    // The pack's author chose the command, not the learner, so it must not write.
    context.writing = .nowhere
    let files = try work.course.filesAtHand(for: order.exercise)
    let prompt = PromptCommand(order: order, course: work.course, files: files)
    guard let render = try? prompt.command() as? RenderCommand, render.compare.isEmpty else {
      return await prompt.outcome(in: context)
    }
    let began = FilesAtHand(
      folder: files.folder, own: order.exercise.startFiles, earlier: files.earlier)
    async let before = picturesOfStart(render, of: began)
    let pictures: [RenderedWidget]
    switch try await answer(render, of: files) {
    case .pictures(let drawn, _, _): pictures = drawn
    case .refused(let diagnostics): return .notCompiled(diagnostics)
    case .nothing(let reason): return .nothing(reason)
    }
    let printer = PicturePrinter(
      capabilities: context.terminal, columns: terminal.width,
      isDescribed: render.output.describe, language: order.language,
      remarks: PictureRemarks(locator: ViewLocator(files: try files.urls([]))))
    return .picture(try text(of: pictures, after: await before, by: printer))
  }

  /// Returns the starter's pictures, or none if the starter draws nothing, for example because it doesn't
  /// compile yet.
  private func picturesOfStart(
    _ render: RenderCommand, of files: FilesAtHand
  ) async -> [RenderedWidget] {
    guard case .pictures(let drawn, _, _)? = try? await answer(render, of: files) else { return [] }
    return drawn
  }

  private func answer(_ render: RenderCommand, of files: FilesAtHand) async throws -> PictureAnswer
  {
    var question = try render.question(of: files.urls([]))
    question.besideResources = work.course.pack.resourceHolders(for: order.exercise)
    return try await work.answer(to: question, service: order.exercise.service)
  }

  /// Returns the pictures in pairs, or the new picture alone if nothing visible changed.
  private func text(
    of pictures: [RenderedWidget], after former: [RenderedWidget], by printer: PicturePrinter
  ) throws -> String {
    var shown: [RenderedWidget] = []
    var captions: [String] = []
    for pair in PicturePair.pairs(former, pictures) {
      guard let now = pair.second else { continue }
      let what = pictures.count > 1 ? ": \(PicturePrinter.shortCaption(now))" : ""
      if let before = pair.first, !printer.looksTheSame(before, now) {
        shown.append(before)
        captions.append(Sentence("Before\(what)", ko: "처음\(what)").spoken(in: order.language))
        captions.append(Sentence("Now\(what)", ko: "지금\(what)").spoken(in: order.language))
      } else {
        captions.append(PicturePrinter.shortCaption(now))
      }
      shown.append(now)
    }
    guard shown.count > pictures.count else { return try printer.text(of: pictures) }
    var unremarked = printer
    unremarked.captions = captions
    unremarked.saysRemarks = false
    return try unremarked.text(of: shown) + printer.printoutOfRemarks(on: pictures).text
  }
}
