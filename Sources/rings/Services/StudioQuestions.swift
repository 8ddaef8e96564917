import Drawing
import Foundation
import Judge
import Stage
import Workbench

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
  var options = CompileOptions()
  /// Makes a request for one subject, family, mode and scheme.
  var request:
    @Sendable (RenderRequest.Subject, String, RenderingMode, Bool) throws -> RenderRequest
}

extension PictureQuestion {
  fileprivate func modes(for family: String) -> [RenderingMode] {
    guard modes.isEmpty else { return modes }
    return family.hasPrefix("accessory") ? [.vibrant] : [.fullColor]
  }
}

/// What came of it.
enum PictureAnswer: Sendable {
  case pictures([RenderedWidget], warnings: [VerdictDiagnostic])
  case refused([VerdictDiagnostic])
  /// The files compile but hold nothing to draw.
  case nothing(String)
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
      files: question.files, views: views, probes: question.probes, options: question.options)
    {
    case .refused(let diagnostics): return .refused(diagnostics)
    case .opened(let session, let warnings):
      do {
        let answer = try await pictures(question, in: session, warnings: warnings)
        await session.close()
        return answer
      } catch {
        await session.close()
        throw error
      }
    }
  }

  private func pictures(
    _ question: PictureQuestion, in session: StudioSession, warnings: [VerdictDiagnostic]
  ) async throws -> PictureAnswer {
    let subjects: [(RenderRequest.Subject, [String])]
    if question.view != nil {
      subjects = [(.view(Self.expressionName), question.families ?? FamilyList.ofPhone)]
    } else {
      let contents = try await session.contents()
      switch Self.widgets(question.widget, in: contents) {
      case .failure(let reason):
        // A Live Activity is drawn with the attributes that its preview gives it.
        guard question.widget == nil, !contents.previews.isEmpty else {
          return .nothing(reason.text)
        }
        subjects = contents.previews.indices.map { index in
          (.preview(index), question.families ?? [FamilyList.ofPreviews])
        }
      case .success(let widgets):
        subjects = widgets.map { widget in
          (.widget(widget.type), question.families ?? widget.families)
        }
      }
    }
    var pictures: [RenderedWidget] = []
    var failure: StudioFailure?
    for (subject, families) in subjects {
      for family in families {
        for mode in question.modes(for: family) {
          for isDark in question.isDark {
            let request = try question.request(subject, family, mode, isDark)
            do {
              pictures.append(try await session.render(request))
            } catch {
              // Of all families that a widget supports, one may not be seen on this device.
              guard case .unanswerable = error, question.families == nil else { throw error }
              if failure == nil { failure = error }
            }
          }
        }
      }
    }
    if pictures.isEmpty, let failure { throw failure }
    return .pictures(pictures, warnings: warnings)
  }

  private struct Reason: Error { var text: String }

  /// The widgets that are meant: the one that is named, or else all that can be drawn.
  private static func widgets(
    _ name: String?, in contents: PluginContents
  ) -> Result<[PluginContents.Widget], Reason> {
    let drawable = contents.widgets.filter { !["activity", "control"].contains($0.configuration) }
    guard let name else {
      if drawable.isEmpty {
        let views = contents.views.prefix(3).joined(separator: ", ")
        let hint = views.isEmpty ? "" : " To draw a view, name it: --view '\(contents.views[0])()'."
        return .failure(Reason(text: "There is no widget in these files.\(hint)"))
      }
      return .success(drawable)
    }
    let found = contents.widgets.filter { $0.type == name || $0.kind == name }
    guard found.isEmpty else { return .success(found) }
    let known = contents.widgets.map(\.type).joined(separator: ", ")
    return .failure(
      Reason(text: "There is no widget \(name)." + (known.isEmpty ? "" : " There is: \(known).")))
  }
}
