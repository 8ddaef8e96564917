import Drawing
import Sentences
import WorkerProtocol

extension RenderedWidget {
  /// A copy whose picture can be sent.
  var passable: RenderedWidget {
    var copy = self
    copy.picture = picture.passable
    return copy
  }
}

extension Picture {
  /// The deepest view that can be sent: messages, like JSON, allow 512 levels, and each view takes two.
  private static let deepestView = 230

  /// A copy without the views that are too deep to send, and with a note if any were removed.
  var passable: Picture {
    var copy = self
    guard copy.root.cut(below: Self.deepestView) else { return self }
    copy.notes.append(
      RenderNote(
        rule: "deep-tree",
        message: Sentence(
          "Views are nested more than \(Self.deepestView) levels deep. The tree leaves out the views below.",
          ko: "뷰가 \(Self.deepestView)단계보다 깊이 겹쳤어요. 트리에서 그 아래는 빠져 있어요.")))
    return copy
  }
}

extension PictureNode {
  /// Removes views below this depth, and returns whether there were any.
  fileprivate mutating func cut(below levels: Int) -> Bool {
    guard levels > 0 else {
      guard !children.isEmpty else { return false }
      children = []
      return true
    }
    var isCut = false
    for index in children.indices where children[index].cut(below: levels - 1) { isCut = true }
    return isCut
  }
}
