import Drawing
import Foundation
import SwiftUI
import Testing

private struct RankKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

/// A container that draws a line between its subviews.
private struct Lined: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}

@MainActor
struct SubviewTests {
  @ViewBuilder private var content: some View {
    Text("first").containerValue(\.rank, 3)
    ForEach(0..<2) { Text("row \($0)") }
    Section("title") { Text("inside") }
  }

  @Test func aGroupReadsSubviewsAndTheirValues() {
    let drawn = Drawn(
      Group(subviews: content) { subviews in
        VStack {
          subviews.prefix(2)
          Text("\(subviews.count), rank \(subviews[0].containerValues.rank)")
        }
      }, size: CGSize(width: 300, height: 300))
    #expect(drawn.runs.map(\.string) == ["first", "row 0", "5, rank 3"])
  }

  @Test func aSubviewCanBeShownTwice() {
    let drawn = Drawn(
      VStack {
        ForEach(subviews: Text("one")) { subview in
          HStack(content: {
            subview; subview
          })
        }
      },
      size: CGSize(width: 300, height: 300))
    #expect(drawn.runs.map(\.string) == ["one", "one"])
    #expect(Set(drawn.nodes("Text").map(\.frame.minX)).count == 2)
  }

  @Test func sectionsKeepTheirHeadersAndContents() {
    let drawn = Drawn(
      VStack {
        ForEach(sections: content) { section in
          Text("\(section.header.count) and \(section.content.count)")
        }
      }, size: CGSize(width: 300, height: 300))
    #expect(drawn.runs.map(\.string) == ["0 and 3", "1 and 1"])
  }

  @Test func aVariadicTreeTellsItsChildrenApart() {
    let drawn = Drawn(
      VStack { _VariadicView.Tree(Lined()) { content } },
      size: CGSize(width: 300, height: 300))
    #expect(drawn.runs.map(\.string) == ["first", "row 0", "row 1", "title", "inside"])
    #expect(drawn.nodes("Divider").count == 4)
  }
}
