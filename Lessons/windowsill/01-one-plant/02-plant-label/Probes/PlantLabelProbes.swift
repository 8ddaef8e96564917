import LessonProbes

let label = ViewProbe("label") { (name: String, reminder: String) in
  PlantLabel(name: name, reminder: reminder)
}
