import SwiftUI
import WidgetKit

#Preview("Small") { LibraryView(entry: .open) }

#Preview("Medium") { LibraryView(entry: .longest) }
