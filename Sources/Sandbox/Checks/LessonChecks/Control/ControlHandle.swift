import PhoneFacts
import Sentences
import WorkerProtocol

/// A learner's control, identified by its type.
///
/// Every call asks the control's value provider for a new value.
public struct ControlHandle: Sendable {
  /// The control's type name, or `nil` for the only control.
  public let type: String?
  /// The session that draws the control.
  package let session: CheckSession

  /// Renders the control as it appears in Control Center or on the Lock Screen.
  ///
  /// - Parameters:
  ///   - ios: The phone's iOS version, 18 or later, which decides every `#available` in the code. If `nil`,
  ///     the phone has iOS 18 and the code takes the newest branch.
  ///   - configuration: The configuration intent's parameter values by name.
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

  /// Returns the control's label, symbol, state and tint.
  ///
  /// - Parameters:
  ///   - isPreview: Whether to use `previewValue`, as the gallery does.
  ///   - configuration: The configuration intent's parameter values by name.
  public func state(
    isPreview: Bool = false, ios: String? = nil, locale: String = "en_US",
    configuration: [String: any Encodable] = [:]
  ) throws -> ControlState {
    ControlState(try ask(taps: false, isPreview, ios, locale, configuration))
  }

  /// Taps the control.
  ///
  /// The tap performs the control's intent, with the new value for a toggle, and then asks the provider for a
  /// new value. An intent that throws fails the check with the error's message.
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
  /// Returns a control by its type name, or the only control if `type` is `nil`.
  public func control(_ type: String? = nil) -> ControlHandle {
    ControlHandle(type: type, session: session)
  }
}

extension Solution {
  /// Returns a control by its type name, or the only control if `type` is `nil`.
  public func control(_ type: String? = nil) -> ControlHandle {
    ControlHandle(type: type, session: session)
  }
}
