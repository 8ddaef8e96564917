import Compiling
import Drawing
import Foundation
import Judge
import Sentences
import Stage

/// What a front door asks of files that are to be looked at.
struct PictureQuestion: Sendable {
  var files: [URL]
  /// A view's expression, or nil for a widget or preview of the files.
  var view: String?
  var widget: String?
  /// Nil for every family that the widget supports.
  var families: [String]?
  /// Empty for the mode in which a phone shows each family.
  var modes: [RenderingMode]
  var isDark: [Bool]
  var probes: [URL] = []
  /// A folder with resources, which are taken before those beside the files.
  var bundle: URL?
  var options = CompileOptions()
  /// Makes a request for one subject, family, mode and scheme.
  var request:
    @Sendable (RenderRequest.Subject, String, RenderingMode, Bool) throws -> RenderRequest
}

extension PictureQuestion {
  func modes(for family: String) -> [RenderingMode] {
    guard modes.isEmpty else { return modes }
    return family.hasPrefix("accessory") ? [.vibrant] : [.fullColor]
  }
}

/// What came of it.
enum PictureAnswer: Sendable {
  case pictures([RenderedWidget], warnings: [VerdictDiagnostic], failures: [PictureFailure])
  case refused([VerdictDiagnostic])
  /// The files compile but hold nothing to draw.
  case nothing(Sentence)
}

/// A widget of several that could not be drawn, and why.
struct PictureFailure: Sendable, Hashable {
  /// The widget's type.
  var widget: String
  var failure: StudioFailure

  /// Whether the other would say the same once more, as of another family.
  func isSaidBy(_ other: PictureFailure) -> Bool {
    widget == other.widget && failure.description == other.failure.description
  }
}

extension Studio {
  /// The name under which a front door's expression is compiled along.
  private static let expressionName = "expression"

  /// Compiles the files and draws what is asked for.
  ///
  /// - Throws: `StudioFailure`, and failures of this machine.
  func pictures(_ question: PictureQuestion) async throws -> PictureAnswer {
    let views = question.view.map { [ViewExpression(name: Self.expressionName, source: $0)] } ?? []
    switch try await open(
      files: question.files, views: views, probes: question.probes, bundle: question.bundle,
      options: question.options)
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
