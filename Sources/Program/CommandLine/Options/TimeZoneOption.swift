import ArgumentParser
import Foundation
import Sentences
import WorkerProtocol

/// The phone's time zone, used for its clock, the widget's code, and dates that are typed and printed.
struct TimeZoneOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The phone's time zone, such as Asia/Seoul (default: this machine's).",
        ko: "휴대폰의 시간대예요(예: Asia/Seoul, 기본값: 이 컴퓨터의 시간대)."),
      valueName: "zone"))
  var timeZone: String?

  /// Uses the exercise's time zone unless the user typed one.
  mutating func settle(in open: OpenExercise) {
    guard timeZone == nil else { return }
    timeZone = open.exercise.viewingTimeZone(onMachineIn: .machine()).identifier
  }

  func typed() throws -> PhoneTimeZone? { try timeZone == nil ? nil : checked() }

  /// Returns the time zone that the user typed, or else the machine's time zone.
  ///
  /// - Throws: `OptionError.noTimeZone`.
  func checked() throws -> PhoneTimeZone {
    guard let timeZone else { return .machine() }
    guard let zone = PhoneTimeZone(timeZone) else {
      throw OptionError.noTimeZone(timeZone, near: PhoneTimeZone.names(near: timeZone))
    }
    return zone
  }
}
