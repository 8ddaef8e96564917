import Foundation
import LessonProbes

/// The result of a request, unchanged.
let ask = Probe("ask") { (place: String) async -> ProbeRecord in
  do {
    let report = try await WebSource().report(for: place)
    return ["place": report.place, "temperature": report.temperature]
  } catch SourceError.unknownPlace {
    return ["error": "unknownPlace"]
  } catch SourceError.busy {
    return ["error": "busy"]
  } catch SourceError.unreadable {
    return ["error": "unreadable"]
  } catch {
    return ["error": "another error than those of SourceError"]
  }
}
