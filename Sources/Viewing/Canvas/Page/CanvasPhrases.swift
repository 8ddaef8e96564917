import Curriculum
import Drawing
import Judge
import Sentences
import WorkerProtocol
import Terminal
import Tutor

/// The messages beside the pictures: problems first, then notes.
struct CanvasPhrases {
  private let model: CanvasModel
  private let presentation: Presentation
  private let exercise: Exercise?
  private let left: [RenderedWidget]
  private let describes: Bool

  /// - Parameters:
  ///   - left: The pictures that don't fit.
  ///   - describes: Whether to describe the pictures in words, because none fits.
  init(
    _ model: CanvasModel, _ presentation: Presentation, of exercise: Exercise?,
    left: [RenderedWidget], describes: Bool
  ) {
    self.model = model
    self.presentation = presentation
    self.exercise = exercise
    self.left = left
    self.describes = describes
  }

  var lines: [StyledText] {
    let blocks = [problem, failures, verdict, previews, descriptions, leftOut, notes].filter {
      !$0.isEmpty
    }
    return Array(blocks.joined(separator: [StyledText()]))
  }

  private var problem: [StyledText] {
    switch model.problem {
    case nil: return []
    case .refused(let diagnostics):
      let errors = diagnostics.toldOnce().filter { $0.severity == .error }
      let presenter = DiagnosticPresenter(presentation)
      return presentation.lines(.canvasErrors(errors.count), .bad)
        + errors.prefix(1).flatMap { presenter.lines($0) }
        + errors.dropFirst().prefix(3).flatMap { error in
          [StyledText()]
            + presenter.lines(
              VerdictDiagnostic(
                severity: .error, message: error.message, file: error.file, line: error.line))
        }
    case .nothing(let reason): return presentation.lines(reason, .warning)
    case .missing: return presentation.lines(.canvasMissing, .warning)
    }
  }

  private var verdict: [StyledText] {
    guard let exercise, let verdict = model.verdict else { return [] }
    // Files without a widget are checked too.
    switch model.problem {
    case nil, .nothing: break
    case .refused, .missing: return []
    }
    let presenter = VerdictPresenter(presentation)
    return model.showsAllProblems || verdict.isPassed
      ? presenter.lines(verdict, of: exercise, showsAll: model.showsAllProblems)
      : presenter.firstProblem(in: verdict, of: exercise)
  }

  /// The remarks on the pictures, and the pictures that can't be drawn.
  var remarks: [StyledText] {
    Array([failures, notes].filter { !$0.isEmpty }.joined(separator: [StyledText()]))
  }

  private var failures: [StyledText] {
    model.failures.flatMap { presentation.lines($0.sentence, .bad) }
  }

  /// The list of previews, with the keys that choose them.
  private var previews: [StyledText] {
    let chosen = Set(model.pictures.compactMap(\.rendered.preview?.name))
    let all = model.choices.previews.enumerated().map { index, preview in
      (index < 9 ? StyledText("\(index + 1) ", .command) : StyledText())
        + StyledText(
          SanitizedText.text(preview.name), chosen.contains(preview.name) ? .strong : .plain)
    }
    guard let first = all.first else { return [] }
    let list = all.dropFirst().reduce(first) { $0 + StyledText("  ") + $1 }
    return (presentation.text(.canvasPreviews, .quiet) + StyledText(" ") + list)
      .wrapped(to: presentation.width, indent: "  ")
  }

  private var descriptions: [StyledText] {
    guard describes else { return [] }
    return presentation.lines(.canvasTooNarrow, .quiet)
      + model.shownPictures.flatMap { picture in
        PictureDescription(subject: CanvasCaption(picture.rendered).text(above: 80))
          .sentences(of: picture.rendered.picture).flatMap { presentation.lines($0) }
      }
  }

  private var leftOut: [StyledText] {
    guard !left.isEmpty, !describes else { return [] }
    let names = left.map { CanvasCaption($0).text(above: 80) }.joined(separator: ", ")
    return presentation.lines(
      model.look.preview == nil ? .canvasLeftOut(names) : .canvasEntriesLeftOut(names), .quiet)
  }

  private var notes: [StyledText] {
    guard model.problem == nil else { return [] }
    var seen: Set<Sentence> = []
    return model.notes.filter { seen.insert($0.message).inserted }.flatMap { note in
      let place = [note.file, note.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
      let remark = Sentence("note: \(note.message)", ko: "참고: \(note.message)")
      let start = place.isEmpty ? StyledText() : StyledText("\(place): ", .strong)
      return (start + presentation.text(remark)).wrapped(
        to: presentation.width, indent: "  ", breaksPaths: true)
        + (note.fix.map {
          presentation.lines(Sentence("fix: \($0)", ko: "해결: \($0)"), .quiet, margin: "  ")
        } ?? [])
    }
  }
}
