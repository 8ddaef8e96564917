import LessonProbes

/// The unchanged sample by hour: `[hour, temperature]`.
let sampleHours = Probe("sampleHours") { Forecast.sample.hours.map { [$0.hour, $0.temperature] } }
let sampleTemperature = Probe("sampleTemperature") { Forecast.sample.temperature }
