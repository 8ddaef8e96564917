package import WorkerProtocol

/// A picture from each side; nil on a side without that family or widget.
package struct PicturePair {
  package var first: RenderedWidget?
  package var second: RenderedWidget?

  /// Pairs pictures of the same family, by widget kind if possible and otherwise by order.
  package static func pairs(_ first: [RenderedWidget], _ second: [RenderedWidget]) -> [PicturePair]
  {
    var rest = second
    func take(_ isMeant: (RenderedWidget) -> Bool) -> RenderedWidget? {
      rest.firstIndex(where: isMeant).map { rest.remove(at: $0) }
    }
    // A single picture on each side always makes a pair.
    if first.count == 1, second.count == 1 {
      return [PicturePair(first: first[0], second: second[0])]
    }
    let kinds = Set(second.map(\.kind))
    let pairs = first.map { picture in
      PicturePair(
        first: picture,
        second: take { candidate in
          candidate.request.family == picture.request.family
            && (candidate.kind == picture.kind || !kinds.contains(picture.kind))
        })
    }
    return pairs + rest.map { PicturePair(first: nil, second: $0) }
  }
}
