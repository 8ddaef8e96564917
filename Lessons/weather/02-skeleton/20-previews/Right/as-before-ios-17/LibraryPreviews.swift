import SwiftUI
import WidgetKit

struct LibraryPreviews: PreviewProvider {
  static var previews: some View {
    LibraryView(entry: .open)
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Small, open")
    LibraryView(entry: .longest)
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Small, longest")
    LibraryView(entry: .open)
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("Medium, open")
    LibraryView(entry: .longest)
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("Medium, longest")
  }
}
