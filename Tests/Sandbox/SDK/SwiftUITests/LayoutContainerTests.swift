import Drawing
import Foundation
import SwiftUI
import Testing

/// Containers other than stacks: grids, lazy grids, geometry, custom layouts, layers.
@Suite struct LayoutContainerTests {
  @Test(arguments: cases + lazy) @MainActor func holds(_ layout: LayoutCase) { layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "columns are as wide as their widest cell", nil, nil, size: [98, 48],
      ["a": [10, 5, 20, 10], "b": [48, 0, 50, 20], "c": [0, 28, 40, 20], "d": [68, 33, 10, 10]]
    ) {
      Grid {
        GridRow {
          Fixed(20, 10).mark("a")
          Fixed(50, 20).mark("b")
        }
        GridRow {
          Fixed(40, 20).mark("c")
          Fixed(10, 10).mark("d")
        }
      }
    },
    LayoutCase(
      "flexible cells share rows and columns", 208, 108, size: [208, 108],
      ["a": [0, 0, 100, 50], "d": [108, 58, 100, 50]]
    ) {
      Grid {
        GridRow {
          Color.red.mark("a")
          Color.green
        }
        GridRow {
          Color.blue
          Color.gray.mark("d")
        }
      }
    },
    LayoutCase(
      "a spanning cell and column alignment", nil, nil, size: [108, 36],
      ["a": [30, 0, 20, 10], "wide": [8, 26, 100, 10]]
    ) {
      Grid {
        GridRow {
          Fixed(20, 10).mark("a").gridColumnAlignment(.trailing)
          Fixed(50, 10)
        }
        GridRow { Fixed(50, 0) }
        Fixed(100, 10).mark("wide").gridCellColumns(2)
      }
    },
    LayoutCase(
      "an unsized cell follows its column", nil, nil, size: [40, 28],
      ["line": [0, 18, 40, 10]]
    ) {
      Grid {
        GridRow { Fixed(40, 10) }
        Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal).mark("line")
      }
    },
    LayoutCase("an anchored cell", nil, nil, size: [68, 40], ["a": [10, 30, 20, 10]]) {
      Grid {
        GridRow {
          Fixed(20, 10).mark("a").gridCellAnchor(.bottomTrailing)
          Fixed(20, 40)
        }
        Fixed(68, 0).frame(height: 0)
      }.frame(height: 40, alignment: .top)
    },
    LayoutCase(
      "geometry places content in its corner", 100, 60, size: [100, 60],
      ["c": [0, 0, 50, 30]]
    ) {
      GeometryReader { proxy in
        Fixed(proxy.size.width / 2, proxy.size.height / 2).mark("c")
      }
    },
    LayoutCase(
      "priority survives what keeps the size", 100, 10, size: [100, 10],
      ["a": [0, 0, 0, 10], "b": [0, 0, 100, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.mark("a")
        Color.blue.layoutPriority(1).overlay { Color.clear }.offset(x: 0).mark("b")
      }
    },
    LayoutCase(
      "priority does not survive a frame", 100, 10, size: [100, 10],
      ["a": [0, 0, 50, 10], "b": [50, 0, 50, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.mark("a")
        Color.blue.layoutPriority(1).padding(0).mark("b")
      }
    },
    LayoutCase(
      "layers never change the layout", 390, 844, size: [40, 40],
      ["over": [-10, 15, 60, 10], "under": [0, 0, 40, 40], "badge": [30, 0, 10, 10]]
    ) {
      Fixed(40, 40)
        .overlay { Fixed(60, 10).mark("over") }
        .background { Color.red.mark("under") }
        .overlay(alignment: .topTrailing) { Fixed(10, 10).mark("badge") }
    },
    LayoutCase("offset", 100, 100, size: [20, 20], ["moved": [5, -3, 20, 20]]) {
      Fixed(20, 20).mark("moved").offset(x: 5, y: -3)
    },
    LayoutCase(
      "an offset seen from outside", 100, 100, size: [20, 20], ["moved": [5, -3, 20, 20]]
    ) {
      Fixed(20, 20).offset(x: 5, y: -3).mark("moved")
    },
    LayoutCase("position", 100, 80, size: [100, 80], ["p": [20, 10, 20, 20]]) {
      Fixed(20, 20).mark("p").position(x: 30, y: 20)
    },
    LayoutCase("fixed size", 20, 20, size: [20, 20], ["t": [-45, 0, 110, 20]]) {
      Text("hello world").fixedSize().mark("t").frame(width: 20, height: 20)
    },
    LayoutCase(
      "guides move views", nil, nil, size: [30, 28],
      ["a": [10, 0, 20, 10], "b": [0, 18, 20, 10]]
    ) {
      VStack(alignment: .leading) {
        Fixed(20, 10).mark("a")
        Fixed(20, 10).alignmentGuide(.leading) { $0[.leading] + 10 }.mark("b")
      }
    },
    LayoutCase(
      "custom guides reach through containers", nil, nil, size: [68, 30],
      ["a": [0, 10, 20, 20], "b": [28, 10, 20, 10], "c": [28, 18, 40, 10]]
    ) {
      HStack(alignment: .marked) {
        Fixed(20, 20).alignmentGuide(.marked) { _ in 0 }.mark("a")
        VStack(alignment: .leading, spacing: -2) {
          Fixed(20, 10).alignmentGuide(.marked) { _ in 0 }.mark("b")
          Fixed(40, 10).mark("c")
        }
        Spacer(minLength: 0).frame(width: 0, height: 30).alignmentGuide(.marked) { _ in 10 }
      }.padding(.trailing, -8)
    },
    LayoutCase("hidden keeps its place", nil, nil, size: [38, 10], ["b": [28, 0, 10, 10]]) {
      HStack {
        Fixed(20, 10).hidden()
        Fixed(10, 10).mark("b")
      }
    },
    LayoutCase(
      "an inset keeps a strip free", 100, 100, size: [100, 100],
      ["content": [0, 0, 100, 72], "bar": [0, 80, 100, 20]]
    ) {
      Color.red.mark("content").safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 20).mark("bar")
      }
    },
    LayoutCase(
      "a layout of one's own", 100, 100, size: [60, 40],
      ["a": [0, 0, 30, 20], "b": [30, 20, 30, 20]]
    ) {
      Diagonal {
        Fixed(30, 20).mark("a")
        Fixed(30, 20).mark("b")
      }
    },
    LayoutCase(
      "a hidden layout", 100, 100, size: [28, 10], ["b": [18, 0, 10, 10]]
    ) {
      AnyLayout(HStackLayout()) {
        Fixed(10, 10)
        Fixed(10, 10).mark("b")
      }
    },
  ]

  static let lazy: [LayoutCase] = [
    LayoutCase(
      "flexible columns", 208, 400, size: [208, 38],
      ["a": [40, 0, 20, 10], "b": [148, 0, 20, 10], "c": [40, 18, 20, 20]]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Fixed(20, 10).mark("a")
        Fixed(20, 10).mark("b")
        Fixed(20, 20).mark("c")
      }
    },
    LayoutCase(
      "a fixed column and a flexible one", 158, 400, size: [158, 10],
      ["a": [0, 0, 50, 10], "b": [58, 0, 100, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible())]) {
        Color.red.frame(height: 10).mark("a")
        Color.red.frame(height: 10).mark("b")
      }
    },
    LayoutCase(
      "as many columns as fit", 100, 400, size: [100, 28],
      ["a": [0, 0, 28, 10], "c": [72, 0, 28, 10], "d": [0, 18, 28, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 25))]) {
        Color.red.frame(height: 10).mark("a")
        Color.red.frame(height: 10)
        Color.red.frame(height: 10).mark("c")
        Color.red.frame(height: 10).mark("d")
      }
    },
    LayoutCase(
      "a lazy column takes the whole width", 100, 100, size: [100, 28], ["a": [45, 0, 10, 10]]
    ) {
      LazyVStack {
        Fixed(10, 10).mark("a")
        Color.blue
      }
    },
  ]
}

private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point.x += size.width
      point.y += size.height
    }
  }
}

private enum MarkedAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let marked = VerticalAlignment(MarkedAlignment.self)
}
