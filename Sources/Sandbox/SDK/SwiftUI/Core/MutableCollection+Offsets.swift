public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension MutableCollection {
  /// Puts the elements at the offsets before the one at `destination`, in their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (stay, moved) = ([Element](), [Element]())
    var place = 0
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else {
        if offset < destination { place += 1 }
        stay.append(element)
      }
    }
    stay.insert(contentsOf: moved, at: place)
    var index = startIndex
    for element in stay {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Leaves the elements at the offsets out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
