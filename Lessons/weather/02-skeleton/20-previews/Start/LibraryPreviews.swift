import SwiftUI
import WidgetKit

// TODO: one family, one cheerful entry, no name. What could go wrong with this widget, and where?
#Preview(as: .systemSmall) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
}
