import SwiftUI
import WidgetKit

@main
struct PlantBundle: WidgetBundle {
  var body: some Widget {
    if #available(iOS 16.0, *) {
      return NewPlants().body
    } else {
      return OldPlants().body
    }
  }
}

private struct OldPlants: WidgetBundle {
  var body: some Widget {
    WaterWidget()
    ListWidget()
  }
}

@available(iOS 16.0, *)
private struct NewPlants: WidgetBundle {
  var body: some Widget {
    WaterWidget()
    LockWidget()
    ListWidget()
  }
}
