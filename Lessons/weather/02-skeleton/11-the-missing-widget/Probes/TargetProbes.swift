import LessonProbes
import SwiftUI

/// The oldest iOS of the app, then of its extension.
let targets = Probe("targets") { [Targets.app, Targets.widgetExtension] }

/// The widget's view with another charge.
let battery = ViewProbe("battery") { (charge: Double) in BatteryView(charge: charge) }
