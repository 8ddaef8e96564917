import Foundation
package import SwiftUI

/// The Dynamic Island around the camera, in one of its forms.
@available(iOS 16.2, *)
package struct DynamicIslandView: View {
  package let island: DynamicIsland
  package let form: DynamicIslandPreviewViewState

  package init(island: DynamicIsland, form: DynamicIslandPreviewViewState) {
    self.island = island
    self.form = form
  }

  package var body: some View {
    switch form {
    case .compact:
      HStack {
        AnyView(erasing: island.compactLeading())
        Spacer()
        AnyView(erasing: island.compactTrailing())
      }
      .islandShape()
    case .minimal: AnyView(erasing: island.minimal()).islandShape()
    case .expanded:
      VStack {
        HStack {
          region(.leading)
          Spacer()
          region(.center)
          Spacer()
          region(.trailing)
        }
        region(.bottom)
      }
      .islandShape()
    }
  }

  /// The regions written for a position, the one with the highest priority first.
  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let found = island.regions().filter { $0.position == position }
      .sorted { $0.priority > $1.priority }
    return ForEach(found.indices, id: \.self) { AnyView(erasing: found[$0].content) }
  }
}

extension View {
  /// White on black, as the island always is.
  fileprivate func islandShape() -> some View {
    padding(8)
      .background(Color.black, in: RoundedRectangle(cornerRadius: 22, style: .continuous))
      .environment(\.colorScheme, .dark)
  }
}
