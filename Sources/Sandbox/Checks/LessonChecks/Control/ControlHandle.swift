import PhoneFacts
import Sentences
import Stage

/// A control of the learner's, named by its type; every call asks its value provider anew.
public struct ControlHandle: Sendable {
  /// The control's type name; nil stands for the only one.
  public let type: String?
  /// The conversation in which the control is drawn.
  package let session: CheckSession

  /// The control as Control Center or the Lock Screen shows it.
  ///
  /// - Parameters:
  ///   - ios: The phone's iOS, from 18 on, by which every `#available` in the code is decided; nil takes
  ///     18 and lets the code take the newest's way.
  ///   - configuration: Values of the configuration intent's parameters by name.
  public func render(
    _ place: ControlPlace = .small, ios: String? = nil, locale: String = "en_US",
    configuration: [String: any Encodable] = [:]
  ) throws -> RenderedPicture {
    var request = RenderRequest(
      subject: .widget(type), family: .control(place.requested),
      systemVersion: try SystemVersion(named: ios), locale: locale,
      configuration: try WidgetHandle.encode(configuration))
    request.decidesAvailability = ios != nil
    return try session.render(request)
  }

  /// What the control says: its label, symbol, state and tint.
  ///
  /// - Parameters:
  ///   - isPreview: True for `previewValue`, with which the gallery shows it.
  ///   - configuration: Values of the configuration intent's parameters by name.
  public func state(
    isPreview: Bool = false, ios: String? = nil, locale: String = "en_US",
    configuration: [String: any Encodable] = [:]
  ) throws -> ControlState {
    ControlState(try ask(taps: false, isPreview, ios, locale, configuration))
  }

  /// Taps the control: its intent is performed, a toggle's with the new value, and its provider asked
  /// again.
  ///
  /// An intent that throws fails the check with the error's words.
  public func tap(
    ios: String? = nil, locale: String = "en_US", configuration: [String: any Encodable] = [:]
  ) throws -> TappedControl {
    let report = try ask(taps: true, false, ios, locale, configuration)
    if let error = report.outcome?.error {
      throw PictureQuestionError(
        Sentence("The intent failed: \(error)", ko: "인텐트가 실패했어요: \(error)"),
        actual: Sentence(verbatim: error))
    }
    return TappedControl(
      state: ControlState(report), reloadedKinds: report.outcome?.reloadedKinds ?? [],
      reloadedControls: report.outcome?.reloadedControls ?? [],
      opensApp: report.outcome?.opensApp ?? false)
  }

  private func ask(
    taps: Bool, _ isPreview: Bool, _ ios: String?, _ locale: String,
    _ configuration: [String: any Encodable]
  ) throws -> ControlReport {
    try session.ask(
      ControlRequest(
        control: type, taps: taps, isPreview: isPreview,
        systemVersion: try SystemVersion(named: ios),
        decidesAvailability: ios != nil, locale: locale,
        configuration: try WidgetHandle.encode(configuration)))
  }
}

extension ExerciseTestCase {
  /// A control by its type name; nil takes the only one.
  public func control(_ type: String? = nil) -> ControlHandle {
    ControlHandle(type: type, session: session)
  }
}

extension Solution {
  /// A control by its type name; nil takes the only one.
  public func control(_ type: String? = nil) -> ControlHandle {
    ControlHandle(type: type, session: session)
  }
}
