import LessonChecks
import WorkerProtocol
import TestSupport
import Testing

/// Pictures of a phone with a custom clock format and first weekday.
@MainActor
@Suite(.serialized)
struct PhoneSettingQuestionTests {
  /// Returns the locales in a check's requests.
  private func locales(_ check: @escaping (ExerciseTestCase) throws -> Void) -> [String] {
    nonisolated(unsafe) var asked: [String] = []
    let catalog = CheckCatalog()
    catalog.add("asks") { (test: ExerciseTestCase) -> () throws -> Void in { try check(test) } }
    _ = CheckRun(catalog: catalog).outcome(of: "asks") { request, _ in
      guard case .render(let request) = request else { return .refuses(.failed("no picture")) }
      asked.append(request.locale)
      var answer = Sketch().text("9:41", at: 20).rendered()
      answer.request = request
      return .gives(answer)
    }
    return asked
  }

  @Test func settingsAreSentWithTheLocale() {
    let asked = locales { test in
      _ = try test.widget().render(locale: "ko_KR", clock: .twentyFourHours)
      _ = try test.widget().render(firstWeekday: .monday)
      _ = try test.view("row").render(.systemSmall, clock: .twelveHours, firstWeekday: .sunday)
      _ = try test.view("row").render(width: 100, clock: .twentyFourHours)
      _ = try test.widget().render()
    }
    #expect(
      asked == [
        "ko_KR@hours=h23", "en_US@fw=mon", "en_US@fw=sun;hours=h12", "en_US@hours=h23", "en_US",
      ])
  }
}
