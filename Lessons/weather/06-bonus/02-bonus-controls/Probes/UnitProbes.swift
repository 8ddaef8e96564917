import LessonProbes

/// What the app's settings say meanwhile.
let store = Probe("store") { (isCelsius: Bool) in Unit.isCelsius = isCelsius }

/// Performs the intent with a value, as a shortcut does.
let perform = Probe("perform") { (value: Bool) in
  let intent = SetCelsiusIntent()
  intent.value = value
  _ = try await intent.perform()
}

/// What is stored.
let stored = Probe("stored") { Unit.isCelsius }
