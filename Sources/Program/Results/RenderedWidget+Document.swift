package import Drawing
import Foundation
package import Sentences
package import WorkerProtocol

extension RenderedWidget {
  /// Returns the picture as `render --format json` prints it.
  package func document(
    notes: [RenderNote], isTraced: Bool = false, in language: Language
  ) -> JSONFields {
    let steps = isTraced ? LayoutTrace(of: picture.root).steps.map(\.document) : nil
    return [
      "version": 1, "kind": kind, "preview": preview.map(Self.document), "family": request.family,
      "mode": request.mode.rawValue,
      "scheme": request.isDark ? "dark" : "light", "device": request.device,
      "ios": request.systemVersion, "locale": request.locale,
      "size": [picture.size.width, picture.size.height], "tree": picture.root.document,
      "trace": steps, "notes": notes.map { $0.document(in: language) },
    ]
  }

  private static func document(_ preview: Preview) -> JSONFields {
    ["name": preview.name, "entry": preview.entry, "entries": preview.entries]
  }
}

extension RenderNote {
  fileprivate func document(in language: Language) -> JSONFields {
    [
      "rule": rule, "message": message.spoken(in: language), "file": file.orNull,
      "line": line.orNull, "fix": (fix?.spoken(in: language)).orNull,
    ]
  }
}

extension PictureNode {
  /// The view in JSON, with its frame `[x, y, width, height]` in points, relative to the root.
  var document: JSONFields {
    [
      "type": type, "id": identifier.orNull,
      "frame": [frame.minX, frame.minY, frame.width, frame.height], "text": text.orNull,
      "truncated": isTruncated, "children": children.map(\.document),
    ]
  }
}

extension LayoutTrace.Step {
  /// The step of a layout trace in JSON.
  fileprivate var document: JSONFields {
    // `null` proposes the ideal length, `"inf"` an infinite one.
    func length(_ points: Double?) -> any Encodable {
      if let points, points >= .greatestFiniteMagnitude { "inf" } else { points.orNull }
    }
    func pair(_ width: Double?, _ height: Double?) -> JSONArray {
      JSONArray(values: [length(width), length(height)])
    }
    return [
      "depth": depth, "type": type, "id": identifier.orNull, "text": text.orNull,
      "offered": offer.map { pair($0.width, $0.height) }.orNull,
      "took": pair(frame.width, frame.height), "at": [frame.minX, frame.minY],
      "otherQuestions": offer?.otherQuestions ?? 0,
    ]
  }
}
