import LessonProbes
import SwiftUI

let wash = ViewProbe("wash") { (name: String, state: String) in
  WashView(machine: Machine(name: name, state: Machine.State(rawValue: state) ?? .running))
}
