package import Drawing
import Foundation
package import Sentences
package import Stage

/// A picture as `render --format json` prints it.
package struct RenderReport: Encodable {
  private let rendered: RenderedWidget
  private let notes: [RenderNote]
  private let isTraced: Bool
  private let language: Language

  package init(
    _ rendered: RenderedWidget, notes: [RenderNote], isTraced: Bool = false, language: Language
  ) {
    self.rendered = rendered
    self.notes = notes
    self.isTraced = isTraced
    self.language = language
  }

  private enum Key: String, CodingKey {
    case version, kind, family, mode, scheme, device, ios, locale, size, tree, trace, notes
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let request = rendered.request
    try container.encode(1, forKey: .version)
    try container.encodeIfPresent(rendered.kind, forKey: .kind)
    try container.encode(request.family, forKey: .family)
    try container.encode(request.mode.rawValue, forKey: .mode)
    try container.encode(request.isDark ? "dark" : "light", forKey: .scheme)
    try container.encode(request.device, forKey: .device)
    try container.encode(request.systemVersion, forKey: .ios)
    try container.encode(request.locale, forKey: .locale)
    try container.encode(
      [rendered.picture.size.width, rendered.picture.size.height], forKey: .size)
    try container.encode(Node(rendered.picture.root), forKey: .tree)
    if isTraced {
      let steps = LayoutTrace(of: rendered.picture.root).steps
      try container.encode(steps.map(TraceReport.init), forKey: .trace)
    }
    try container.encode(notes.map { Note(note: $0, language: language) }, forKey: .notes)
  }

  /// A view with its frame `[x, y, width, height]` in points, in the root's coordinates.
  struct Node: Encodable {
    let node: PictureNode

    init(_ node: PictureNode) { self.node = node }

    private enum Key: String, CodingKey {
      case type, id, frame, text, truncated, children
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(node.type, forKey: .type)
      // Null stands where there is none: the shape is the same for every view.
      try container.encode(node.identifier, forKey: .id)
      try container.encode(
        [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height], forKey: .frame)
      try container.encode(node.text, forKey: .text)
      try container.encode(node.isTruncated, forKey: .truncated)
      try container.encode(node.children.map(Node.init), forKey: .children)
    }
  }

  private struct Note: Encodable {
    let note: RenderNote
    let language: Language

    private enum Key: String, CodingKey { case rule, message, file, line, fix }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(note.rule, forKey: .rule)
      try container.encode(note.message.spoken(in: language), forKey: .message)
      try container.encode(note.file, forKey: .file)
      try container.encode(note.line, forKey: .line)
      try container.encode(note.fix?.spoken(in: language), forKey: .fix)
    }
  }
}
