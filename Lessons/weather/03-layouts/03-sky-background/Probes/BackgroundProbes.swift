import LessonProbes
import SwiftUI

/// The background with white texts in its corners and its middle.
let background = ViewProbe("background") { (sky: String) in
  SkyBackground(sky: Sky(rawValue: sky) ?? .clear)
    .overlay(alignment: .topLeading) { Text("top leading") }
    .overlay(alignment: .topTrailing) { Text("top trailing") }
    .overlay { Text("middle") }
    .overlay(alignment: .bottomLeading) { Text("bottom leading") }
    .overlay(alignment: .bottomTrailing) { Text("bottom trailing") }
    .font(.caption2)
    .foregroundStyle(.white)
}

let skies = Probe("skies") { Sky.allCases.map(\.rawValue) }
