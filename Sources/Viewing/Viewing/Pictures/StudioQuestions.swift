package import Compiling
package import Curriculum
package import Drawing
package import Foundation
package import Judge
package import Sentences
package import Stage

/// What a front door asks of files that are to be looked at.
package struct PictureQuestion: Sendable {
  package var files: [URL]
  /// Those of the files that are the same from one save to the next: their objects are kept.
  package var settled: Set<URL> = []
  /// A view's expression, or nil for a widget or preview of the files.
  package var view: String?
  /// Swift that stands beside the view's expression, for it to use.
  package var definitions = ""
  /// A widget by its type or kind.
  package var widget: String?
  /// Nil for every family that the widget supports.
  package var families: [PictureFamily]?
  /// Empty for the mode in which a phone shows each family.
  package var modes: [RenderingMode]
  /// The colour schemes; true is dark.
  package var isDark: [Bool]
  /// The time zone of the phone; nil for that of the studio.
  package var timeZone: PhoneTimeZone?
  /// Files with probes, compiled along.
  package var probes: [URL] = []
  /// A folder with resources, which are taken before those beside the files.
  package var bundle: URL?
  /// Files beside which more resources lie, which are taken last.
  package var besideResources: [URL] = []
  package var options = CompileOptions()
  /// The phone and the moment of every picture; its subject, family, mode and scheme don't matter.
  package var template: RenderRequest

  package init(
    files: [URL], view: String? = nil, widget: String? = nil, families: [PictureFamily]?,
    modes: [RenderingMode] = [], isDark: [Bool] = [false], template: RenderRequest
  ) {
    self.files = files
    self.view = view
    self.widget = widget
    self.families = families
    self.modes = modes
    self.isDark = isDark
    self.template = template
  }

  /// The question of an author's preview about files.
  package init(
    _ preview: PreviewDeclaration, of files: [URL], isDark: [Bool] = [false],
    template: RenderRequest
  ) {
    self.init(
      files: files, view: preview.view, widget: preview.widget, families: preview.families,
      modes: preview.modes.compactMap(RenderingMode.init(rawValue:)), isDark: isDark,
      template: template)
  }
}

extension PictureQuestion {
  /// The requests for one subject, in the order in which they are drawn.
  func requests(
    for subject: RenderRequest.Subject, in families: [PictureFamily]
  ) -> [RenderRequest] {
    families.flatMap { family in
      modes(for: family).flatMap { mode in
        isDark.map { isDark in
          var request = template
          (request.subject, request.family) = (subject, family)
          (request.mode, request.isDark) = (mode, isDark)
          return request
        }
      }
    }
  }

  /// The view's expression under the name that it is drawn by; none for widgets of the files.
  var expressions: [ViewExpression] {
    view.map { [ViewExpression(name: Studio.expressionName, source: $0)] } ?? []
  }

  private func modes(for family: PictureFamily) -> [RenderingMode] {
    // The system tints no Live Activity.
    if family.activity != nil { return [.fullColor] }
    guard modes.isEmpty else { return modes }
    return family.widget?.isAccessory == true ? [.vibrant] : [.fullColor]
  }
}

/// What came of it.
package enum PictureAnswer: Sendable {
  case pictures([RenderedWidget], warnings: [VerdictDiagnostic], failures: [PictureFailure])
  case refused([VerdictDiagnostic])
  /// The files compile but hold nothing to draw.
  case nothing(Sentence)
}

extension PictureAnswer {
  /// The widgets of several that could not be drawn.
  package var failures: [PictureFailure] {
    if case .pictures(_, _, let failures) = self { failures } else { [] }
  }
}

/// A widget of several that could not be drawn, and why.
package struct PictureFailure: SpokenError, Hashable {
  /// The widget's type.
  package var widget: String
  package var failure: StudioFailure

  /// The reason and its place, with the widget's name where it does not begin with it.
  package var sentence: Sentence {
    let reason = failure.placedSentence
    return reason.spoken(in: .english).hasPrefix(widget)
      ? reason : Sentence("\(widget): \(reason)", ko: "\(widget): \(reason)")
  }

  /// Whether the other would say the same once more, as of another family.
  func isSaidBy(_ other: PictureFailure) -> Bool {
    widget == other.widget && failure.description == other.failure.description
  }
}

extension Studio {
  /// The name under which a front door's expression is compiled along.
  static let expressionName = "expression"

  /// Compiles the files and draws what is asked for.
  ///
  /// - Throws: `StudioFailure`, and failures of this machine.
  package func pictures(_ question: PictureQuestion) async throws -> PictureAnswer {
    let views =
      question.view.map {
        [
          ViewExpression(
            name: Self.expressionName, source: $0, definitions: question.definitions)
        ]
      } ?? []
    switch try await living(in: question.timeZone).open(
      files: question.files, views: views, probes: question.probes, bundle: question.bundle,
      besideResources: question.besideResources, options: question.options)
    {
    case .refused(let diagnostics): return .refused(diagnostics)
    case .opened(let session, let warnings):
      var drawing = PictureDrawing(studio: self, session: session, question: question)
      do {
        let answer = try await drawing.answer(
          view: question.view.map { _ in Self.expressionName }, warnings: warnings)
        await drawing.session.close()
        return answer
      } catch {
        await drawing.session.close()
        throw error
      }
    }
  }
}
