package import Compiling
package import Curriculum
package import Drawing
package import Foundation
package import Judge
package import Sentences
package import WorkerProtocol

/// A request for pictures of files.
package struct PictureQuestion: Sendable {
  package var files: [URL]
  /// The files that don't change between saves; their object files are cached.
  package var settled: Set<URL> = []
  /// A view expression; nil for a widget or preview in the files.
  package var view: String?
  /// Swift code for the view expression to use.
  package var definitions = ""
  /// A widget's type or kind.
  package var widget: String?
  /// The previews to draw in place of widgets; nil for widgets.
  package var previews: PreviewSelection?
  /// Whether to draw only the template's entry of a preview, instead of every entry.
  package var drawsOneEntry = false
  /// The families; nil for every family that the widget supports.
  package var families: [PictureFamily]?
  /// Whether to draw Live Activities also in the places that their previews don't show.
  package var includesActivities = false
  /// The modes; empty for the phone's usual mode of each family.
  package var modes: [RenderingMode]
  /// The color schemes; true is dark.
  package var isDark: [Bool]
  /// The phone's time zone; nil for the studio's time zone.
  package var timeZone: PhoneTimeZone?
  package var probes: [URL] = []
  /// A folder of resources that take precedence over those beside the files.
  package var bundle: URL?
  /// Files whose folders contain more resources, which have the lowest precedence.
  package var besideResources: [URL] = []
  package var options = CompileOptions()
  /// The phone and the date of every picture; the template's subject, family, mode and scheme are ignored.
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

  /// Creates the request for an author's preview declaration.
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
  /// Returns the requests for a subject, in drawing order.
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

  /// The view expression with its generated name; empty for widgets in the files.
  var expressions: [ViewExpression] {
    view.map { [ViewExpression(name: Studio.expressionName, source: $0)] } ?? []
  }

  private func modes(for family: PictureFamily) -> [RenderingMode] {
    // The system never tints Live Activities.
    if family.activity != nil { return [.fullColor] }
    guard modes.isEmpty else { return modes }
    return family.widget?.isAccessory == true ? [.vibrant] : [.fullColor]
  }
}

/// The response to a `PictureQuestion`.
package enum PictureAnswer: Sendable {
  case pictures([RenderedWidget], warnings: [VerdictDiagnostic], failures: [PictureFailure])
  case refused([VerdictDiagnostic])
  /// The files compile but contain nothing to draw.
  case nothing(Sentence)
}

extension PictureAnswer {
  package var failures: [PictureFailure] {
    if case .pictures(_, _, let failures) = self { failures } else { [] }
  }
}

/// A widget or preview that couldn't be drawn, and the reason.
package struct PictureFailure: SpokenError, Hashable {
  package var widget: String
  package var failure: StudioFailure
  /// Whether the phone only doesn't offer the widget, and no option requests it by name or family.
  package var isUnavailability = false

  /// The reason and its location, preceded by the widget's name unless the reason begins with the name.
  package var sentence: Sentence {
    let reason = failure.placedSentence
    return reason.spoken(in: .english).hasPrefix(widget)
      ? reason : Sentence("\(widget): \(reason)", ko: "\(widget): \(reason)")
  }

  /// Returns whether the other failure has the same message, for example for another family of the same
  /// widget.
  func isSaidBy(_ other: PictureFailure) -> Bool {
    widget == other.widget && failure.description == other.failure.description
  }
}

extension Studio {
  static let expressionName = "expression"

  /// Compiles the files and draws the requested pictures.
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
