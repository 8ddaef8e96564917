import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    if #available(iOS 16.0, *) {
      return WidgetBundleBuilder.buildBlock(WaterWidget(), ListWidget(), LockWidget())
    } else {
      return WidgetBundleBuilder.buildBlock(WaterWidget(), ListWidget())
    }
  }
}
