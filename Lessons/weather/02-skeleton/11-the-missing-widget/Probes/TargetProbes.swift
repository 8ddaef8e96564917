import LessonProbes
import SwiftUI

/// The deployment targets of the app and of its extension.
let targets = Probe("targets") { [Targets.app, Targets.widgetExtension] }

let battery = ViewProbe("battery") { (charge: Double) in BatteryView(charge: charge) }
