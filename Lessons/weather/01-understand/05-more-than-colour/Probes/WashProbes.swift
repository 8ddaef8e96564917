import LessonProbes
import SwiftUI

/// The widget's view with another machine in a state.
let wash = ViewProbe("wash") { (name: String, state: String) in
  WashView(machine: Machine(name: name, state: Machine.State(rawValue: state) ?? .running))
}
