import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    // TODO: this compiles, and ends the extension on iOS 16.0.
    WaterWidget()
    if #available(iOS 16.0, *) {
      LockWidget()
    }
    ListWidget()
  }
}
