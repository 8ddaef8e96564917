import LessonProbes
import SwiftUI

let episode = ViewProbe("episode") { (title: String) in EpisodeView(title: title) }
