import Foundation
package import SwiftUI
import WidgetKit

extension WidgetSituation {
  /// Returns the environment that the widget's views inherit from the phone.
  package func environment(showsBackground: Bool, at date: Date) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environment.widgetRenderingMode = WidgetRenderingMode(resolvedMode)
    environment.showsWidgetContainerBackground = showsBackground
    environment.widgetContentMargins = contentMargins
    // StandBy and the Lock Screen are always dark, so text without its own color is white there in any
    // appearance.
    environment.colorScheme = place == .standBy || resolvedMode == .vibrant ? .dark : colorScheme
    environment.displayScale = displayScale ?? device.displayScale
    environment.locale = locale
    environment.layoutDirection =
      locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.timeZone = timeZone
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    environment.calendar = calendar
    // Widgets support Dynamic Type from Large up; smaller settings look like Large.
    environment.dynamicTypeSize = max(dynamicTypeSize, .large)
    environment.currentDate = date
    environment.systemVersion = version
    environment.containerSize = size
    environment.screenSize = device.screenSize
    if let minimumTextScale { environment.minimumScaleFactor = minimumTextScale }
    if family == .accessoryInline {
      environment.lineLimit = 1
      environment.imposesSystemFont = true
    }
    return environment
  }
}
