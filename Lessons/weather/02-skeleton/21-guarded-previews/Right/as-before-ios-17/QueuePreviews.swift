import SwiftUI
import WidgetKit

struct QueuePreviews: PreviewProvider {
  static var previews: some View {
    QueueView(ahead: 4)
      .widgetSurface()
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Small, waiting")
    QueueView(ahead: 0)
      .widgetSurface()
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Small, your turn")
    if #available(iOS 16.2, *) {
      QueueAttributes(place: "Harbour Pharmacy")
        .previewContext(QueueAttributes.ContentState(ahead: 2), isStale: true, viewKind: .content)
        .previewDisplayName("Banner, out of date")
    }
  }
}
