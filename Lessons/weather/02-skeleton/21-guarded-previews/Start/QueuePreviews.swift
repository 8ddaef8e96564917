import SwiftUI
import WidgetKit

// TODO: the extension runs from iOS 15.0 on. Which iOS version does this code need?
#Preview("Small", as: .systemSmall) {
  QueueWidget()
} timeline: {
  QueueEntry(ahead: 3)
  QueueEntry(ahead: 0)
}

struct QueueActivityPreviews: PreviewProvider {
  static var previews: some View {
    QueueAttributes(place: "Harbour Pharmacy")
      .previewContext(QueueAttributes.ContentState(ahead: 2), isStale: true, viewKind: .content)
      .previewDisplayName("Banner, out of date")
  }
}
