import SwiftUI
import WidgetKit

// TODO: there's one family, one cheerful entry and no name. What could go wrong, and where?
#Preview(as: .systemSmall) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
}
