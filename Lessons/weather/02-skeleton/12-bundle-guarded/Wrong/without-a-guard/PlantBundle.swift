import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    WaterWidget()
    LockWidget()
    ListWidget()
  }
}
