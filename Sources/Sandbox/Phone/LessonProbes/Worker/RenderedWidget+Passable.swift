import Drawing
import Sentences
import Stage

extension RenderedWidget {
  /// The widget with a picture that can be passed on.
  var passable: RenderedWidget {
    var copy = self
    copy.picture = picture.passable
    return copy
  }
}

extension Picture {
  /// JSON is written to a depth of 512, and every view takes two levels of it.
  private static let deepestView = 230

  /// The picture with no more levels of views than can be passed on; a note says what is left out.
  var passable: Picture {
    var copy = self
    guard copy.root.cut(below: Self.deepestView) else { return self }
    copy.notes.append(
      RenderNote(
        rule: "deep-tree",
        message: Sentence(
          "Views nest more than \(Self.deepestView) levels deep: the tree leaves out what is below.",
          ko: "뷰가 \(Self.deepestView)단계보다 깊이 겹쳤어요. 트리에서 그 아래는 빠져 있어요.")))
    return copy
  }
}

extension PictureNode {
  /// Leaves out the views that are nested deeper; false where there are none.
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
