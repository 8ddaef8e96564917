import SwiftUI
import WidgetKit

/// The extension's entry point.
@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    // TODO: this compiles, but the extension crashes on iOS 16.0.
    WaterWidget()
    if #available(iOS 16.0, *) {
      LockWidget()
    }
    ListWidget()
  }
}
