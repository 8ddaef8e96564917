import Judge
package import Sentences
import WorkerProtocol
package import Viewing
import XcodeProjects

/// The result of `inspect`: compiler messages, then a line per declaration.
extension Inspection: CommandResult {
  package func blocks(inWords: Bool) -> [ResultBlock] {
    [.diagnostics(diagnostics, on: .errors), .sentences(summary)]
  }

  package func document(in language: Language) -> JSONFields {
    [
      "version": 1, "widgets": contents.widgets + contents.controls, "bundles": contents.bundles,
      "providers": contents.providers, "intents": contents.intents,
      "previews": contents.previews, "views": contents.views, "diagnostics": diagnostics,
    ]
  }

  private var summary: [Sentence] {
    var lines: [Sentence] = []
    lines += contents.widgets.map { Self.line($0, Sentence("widget", ko: "위젯")) }
    lines += contents.controls.map { Self.line($0, Sentence("control", ko: "제어 항목")) }
    lines += contents.bundles.map { Sentence("bundle \($0)", ko: "번들 \($0)") }
    lines += contents.providers.map { Sentence("provider \($0)", ko: "프로바이더 \($0)") }
    lines += contents.intents.map { intent in
      let configuration =
        intent.isConfiguration
        ? Sentence(", for configuration", ko: ", 구성용") : Sentence(verbatim: "")
      return Sentence(
        "intent \(intent.type)\(configuration): “\(intent.title)”",
        ko: "인텐트 \(intent.type)\(configuration): “\(intent.title)”")
    }
    lines += contents.previews.map { Sentence("preview \($0)", ko: "미리보기 \($0)") }
    if lines.isEmpty, compiles {
      lines = [
        Sentence(
          "The code compiles, but declares no widget, intent or preview.",
          ko: "컴파일되지만 위젯도 인텐트도 미리보기도 없어요.")
      ]
    }
    return (target.map(Self.taken) ?? []) + lines
  }

  /// Returns the files that a target uses, and the omitted files with the reasons.
  private static func taken(_ target: AppTarget) -> [Sentence] {
    let (files, resources) = (target.sources.count, target.resources.count)
    var lines = [
      Sentence(
        "\(target.project), target \(target.name): Swift files \(files), resources \(resources)",
        ko: "\(target.project), 타깃 \(target.name): Swift 파일 \(files)개, 리소스 \(resources)개")
    ]
    lines += target.modules.map {
      Sentence(
        "module \($0.name) of \($0.origin): Swift files \($0.sources.count)",
        ko: "모듈 \($0.name)(\($0.origin)): Swift 파일 \($0.sources.count)개")
    }
    return lines
      + target.leftOut.map { Sentence("skipped: \($0.sentence)", ko: "쓰지 않음: \($0.sentence)") }
  }

  /// Returns a line for a widget or control, of which Rings may know only the type name.
  private static func line(_ widget: PluginContents.Widget, _ what: Sentence) -> Sentence {
    var line = widget.type
    if !widget.kind.isEmpty { line += " (\(widget.kind))" }
    if !["control", "empty"].contains(widget.configuration) { line += ", \(widget.configuration)" }
    if !widget.families.isEmpty {
      line += ": " + widget.families.map(\.rawValue).joined(separator: ", ")
    }
    return Sentence("\(what) \(line)", ko: "\(what) \(line)")
  }
}
