import SwiftUI
import WidgetKit

struct LibraryPreviews: PreviewProvider {
  private static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

  static var previews: some View {
    ForEach(families, id: \.self) { family in
      Group {
        LibraryView(entry: .open).previewDisplayName("Open")
        LibraryView(entry: .closed).previewDisplayName("Closed")
        LibraryView(entry: .longest).previewDisplayName("Longest")
      }
      .previewContext(WidgetPreviewContext(family: family))
    }
  }
}
