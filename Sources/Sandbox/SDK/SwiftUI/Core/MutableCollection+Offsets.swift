public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension MutableCollection {
  /// Moves the elements at the given offsets in front of the element at `destination` and keeps their order.
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
  /// Removes the elements at the given offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
