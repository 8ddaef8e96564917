import ArgumentParser
import Foundation
import Sentences
import Stage

/// The time zone of the phone: that of its clock, of the widget's code, and of the times that are typed and
/// printed.
struct TimeZoneOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The phone's time zone, such as Asia/Seoul (default: this machine's).",
        ko: "휴대폰의 시간대예요(예: Asia/Seoul, 기본값: 이 컴퓨터의 시간대)."),
      valueName: "zone"))
  var timeZone: String?

  /// Takes the zone of an exercise whose checks have one of their own, unless another one was typed.
  mutating func settle(in open: OpenExercise) {
    guard timeZone == nil else { return }
    timeZone = open.exercise.viewingTimeZone(onMachineIn: .machine()).identifier
  }

  /// The zone that was typed; nil for none.
  ///
  /// - Throws: `OptionError.noTimeZone`.
  func typed() throws -> PhoneTimeZone? { try timeZone == nil ? nil : checked() }

  /// The zone: the machine's where none was typed.
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
