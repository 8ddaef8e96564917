import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    if #available(iOS 18.0, *) {
      return WidgetBundleBuilder.buildBlock(WaterWidget(), LockWidget(), ListWidget())
    } else {
      return WidgetBundleBuilder.buildBlock(WaterWidget(), ListWidget())
    }
  }
}
