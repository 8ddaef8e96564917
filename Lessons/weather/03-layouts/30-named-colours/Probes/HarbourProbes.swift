import LessonProbes
import SwiftUI

let harbour = ViewProbe("harbour") { (name: String, degrees: Int) in
  HarbourView(name: name, degrees: degrees)
}
