import Drawing
import Foundation
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite struct DynamicIslandTests {
  /// Returns the clips around the first text of an expanded island, outermost first.
  private func clips(of island: DynamicIsland) -> [CGRect] {
    let picture = PictureRenderer().picture(
      of: DynamicIslandView(island: island, form: .expanded), proposal: .unspecified)
    return Self.clips(around: picture.drawing.items) ?? []
  }

  private static func clips(around items: [DisplayItem]) -> [CGRect]? {
    for item in items {
      switch item.content {
      case .text: return []
      case .layer(let layer):
        guard let inner = clips(around: layer.items) else { continue }
        return (layer.clip.map { [$0.bounds] } ?? []) + inner
      default: continue
      }
    }
    return nil
  }

  private let island = DynamicIsland {
    DynamicIslandExpandedRegion(.leading) { Text("CPU") }
  } compactLeading: {
    EmptyView()
  } compactTrailing: {
    EmptyView()
  } minimal: {
    EmptyView()
  }

  @Test func anExpandedIslandClipsItsContentInsideItsEdge() throws {
    let found = clips(of: island)
    let outer = try #require(found.first)
    #expect(found.last == outer.insetBy(dx: 14, dy: 14))
  }

  @Test func smallerMarginsLetContentComeCloser() throws {
    let found = clips(of: island.contentMargins(.all, 4, for: .expanded))
    let outer = try #require(found.first)
    #expect(found.last == outer.insetBy(dx: 4, dy: 4))
  }
}
