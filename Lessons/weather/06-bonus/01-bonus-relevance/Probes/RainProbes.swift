import LessonProbes

/// A forecast by hour, from now on.
let publish = Probe("publish") { (chances: [Int]) in Forecast.chances = chances }
