import SwiftUI
import WidgetKit

// TODO: The Lock Screen's widget, where there is one.
@main
struct Greetings: WidgetBundle {
  var body: some Widget {
    GreetingWidget()
  }
}
