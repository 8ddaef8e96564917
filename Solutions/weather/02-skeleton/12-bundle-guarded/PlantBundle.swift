import SwiftUI
import WidgetKit

/// The extension's entry point.
@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    if #available(iOS 16.0, *) {
      return WidgetBundleBuilder.buildBlock(WaterWidget(), LockWidget(), ListWidget())
    } else {
      return WidgetBundleBuilder.buildBlock(WaterWidget(), ListWidget())
    }
  }
}
