import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    WaterWidget()
    if #available(iOS 16.1, *) {
      LockWidget()
    }
    ListWidget()
  }
}
