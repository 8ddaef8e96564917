import Curriculum
import Drawing
import Foundation
import Host
import Judge
import Processes
import Results
import Sentences
import WorkerProtocol
import Terminal
import Tutor
import Viewing

/// The figures of a lesson, painted for a terminal.
struct LessonIllustration {
  let pack: Pack
  let context: CommandContext
  /// True for descriptions instead of pictures.
  var isDescribed = false

  private static let mostAtOnce = 8

  /// Returns the figures that replace each block.
  ///
  /// A figure that can't be drawn becomes a sentence with the reason.
  ///
  /// - Parameter blocks: The text of each fenced block that contains figures.
  func figures(
    _ blocks: [String], of exercise: Exercise, _ language: Language,
    on terminal: TerminalCapabilities
  ) async -> [String: [StyledText]] {
    var capabilities = terminal
    capabilities.pictures = await pixels(on: terminal).shownWay
    // Each figure is compiled in separate processes, so limit their number.
    let drawn = try? await concurrently(Set(blocks), atMost: Self.mostAtOnce) {
      [capabilities] block in
      (block, await lines(block, of: exercise, language, on: capabilities))
    }
    return Dictionary(uniqueKeysWithValues: drawn ?? [])
  }

  private func lines(
    _ block: String, of exercise: Exercise, _ language: Language,
    on capabilities: TerminalCapabilities
  ) async -> [StyledText] {
    let file = exercise.lessonFile(language: language.rawValue)
    let reading = LessonFigureReader.read(block, of: exercise, in: file)
    if let problem = reading.problems.first {
      return noPicture(problem.message, language, on: capabilities)
    }
    do {
      let studio = try await Services.found(context).studio
      let illustrator = LessonIllustrator(
        studio: studio, pack: pack, locale: language.pictureLocale)
      let painted = PaintedFigures(
        reading.figures, of: exercise, by: illustrator,
        manner: manner(language, on: capabilities),
        cache: studio.configuration.cache)
      if let rows = painted?.rows { return rows }
      var pictures: [RenderedWidget] = []
      var captions: [String] = []
      for figure in reading.figures {
        let drawn: [RenderedWidget]
        do {
          drawn = try await illustrator.pictures(of: figure, in: exercise)
        } catch CurriculumError.noSolution, CurriculumError.earlierWorkMissing {
          // A pack for students has no solutions; leave out their figures.
          continue
        }
        pictures += drawn
        captions += drawn.map { figure.caption(of: $0, among: drawn.count) }
      }
      guard !pictures.isEmpty else { return [] }
      let rows = await lines(pictures, captions: captions, language, on: capabilities)
      painted?.keep(rows)
      return rows
    } catch {
      let reason = ErrorExplanation.text(of: error, in: language)
      return noPicture(Sentence(verbatim: reason), language, on: capabilities)
    }
  }

  private func noPicture(
    _ reason: Sentence, _ language: Language, on capabilities: TerminalCapabilities
  ) -> [StyledText] {
    let sentence = Sentence("(No picture: \(reason))", ko: "(그림을 보여 드릴 수 없어요: \(reason))")
    return StyledText(sentence.spoken(in: language), .quiet)
      .wrapped(to: min(capabilities.width, 88))
  }

  private func lines(
    _ pictures: [RenderedWidget], captions: [String], _ language: Language,
    on capabilities: TerminalCapabilities
  ) async -> [StyledText] {
    var printer = PicturePrinter(
      capabilities: capabilities, columns: capabilities.width, isDescribed: isDescribed,
      language: language)
    printer.captions = captions
    printer.saysRemarks = false
    printer.shrinksToFit = true
    return await printer.pixelRows(of: pictures, in: context.environment)
      ?? printer.rows(of: pictures)
  }

  /// The settings that the rows of figures depend on.
  private func manner(
    _ language: Language, on capabilities: TerminalCapabilities
  ) -> [String] {
    let pixels = pixels(on: capabilities)
    return [
      "\(capabilities)", language.rawValue, "\(isDescribed)", "\(pixels.isPossible)",
      "\(pixels.cell)",
    ]
  }

  private func pixels(on capabilities: TerminalCapabilities) -> PixelPrinter {
    PixelPrinter(
      choice: capabilities.pictures, environment: context.environment, columns: capabilities.width)
  }
}

extension LessonFigure {
  /// Returns the caption of one of the figure's pictures: the author's text and the differences from the
  /// other pictures.
  fileprivate func caption(of picture: RenderedWidget, among count: Int) -> String {
    let request = picture.request
    var parts = caption.map { [$0] } ?? [request.family.rawValue]
    if caption != nil, preview.families.count > 1 { parts.append(request.family.rawValue) }
    if request.mode != .fullColor, count > 1 || caption == nil {
      parts.append(request.mode.rawValue)
    }
    if request.isDark, count > 1 || caption == nil {
      parts.append(Scheme.dark.rawValue)
    }
    return SanitizedText.text(parts.joined(separator: " · "))
  }
}
