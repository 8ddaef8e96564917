import LessonProbes
import SwiftUI

let background = ViewProbe("background") { (sky: String) in
  SkyBackground(sky: Sky(rawValue: sky) ?? .clear)
}

let skies = Probe("skies") { Sky.allCases.map(\.rawValue) }
