import LessonProbes
import SwiftUI

let moods = Probe("moods") { Mood.allCases.map(\.rawValue) }

let text = Probe("text") { (name: String, mood: String) in
  Greeting(name: name).text(Mood(rawValue: mood) ?? .calm)
}

let banner = ViewProbe("banner") { (name: String) in
  Text(Greeting(name: name).text(.calm))
}
