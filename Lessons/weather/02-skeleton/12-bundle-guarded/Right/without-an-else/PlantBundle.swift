import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    if #available(iOSApplicationExtension 16.0, *) {
      return WidgetBundleBuilder.buildBlock(WaterWidget(), LockWidget(), ListWidget())
    }
    return WidgetBundleBuilder.buildBlock(WaterWidget(), ListWidget())
  }
}
