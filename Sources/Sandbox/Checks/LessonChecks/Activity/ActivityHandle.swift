import Foundation
import PhoneFacts
import WorkerProtocol

/// A learner's Live Activity, identified by its widget's type.
public struct ActivityHandle: Sendable {
  /// The widget's type name, or `nil` for the only widget with an `ActivityConfiguration`.
  public let type: String?
  /// The session that draws the activity.
  package let session: CheckSession

  /// The maximum encoded size of attributes and state together, in bytes, according to Apple's ActivityKit
  /// documentation.
  public static let mostBytes = 4096

  /// Renders the activity on the Lock Screen or in the Dynamic Island.
  ///
  /// Attributes and state are sent as JSON, so any `Encodable` with the shape of the learner's types works.
  /// If you omit only one of the two, Rings makes up a value for it. If you omit both, Rings uses a preview's
  /// values.
  ///
  /// - Parameters:
  ///   - attributes: The activity's attributes.
  ///   - state: The activity's content state.
  ///   - isStale: Whether the state is past its `staleDate`.
  ///   - device: The screen's size in points, as in the device table: `393x852`.
  ///   - ios: The phone's iOS version, which decides every `#available` in the code. If `nil`, the phone has
  ///     iOS 18 and the code takes the newest branch.
  public func render(
    _ form: ActivityForm = .lockScreen, attributes: (any Encodable)? = nil,
    state: (any Encodable)? = nil, isStale: Bool = false, scheme: Scheme = .light,
    device: String = "393x852", ios: String? = nil, locale: String = "en_US",
    typeSize: TypeSize = .large
  ) throws -> RenderedPicture {
    var request = RenderRequest(
      subject: .widget(type), family: .activity(form.requested), isDark: scheme == .dark,
      device: device, systemVersion: try SystemVersion(named: ios), locale: locale,
      dynamicTypeSize: typeSize.rawValue)
    request.decidesAvailability = ios != nil
    if attributes != nil || state != nil || isStale {
      request.activity = try Self.values(attributes, state, isStale: isStale)
    }
    return try session.render(request)
  }

  /// Returns the encoded size of attributes and state together, in bytes.
  ///
  /// The learner's types are encoded as the system encodes them. `Activity.request` and `update` reject more
  /// than `mostBytes`.
  public func size(attributes: any Encodable, state: any Encodable) throws -> Int {
    let size = try session.ask(
      ActivitySizeRequest(activity: type, values: try Self.values(attributes, state)))
    return size.attributes + size.state
  }

  private static func values(
    _ attributes: (any Encodable)?, _ state: (any Encodable)?, isStale: Bool = false
  ) throws -> RenderRequest.ActivityValues {
    RenderRequest.ActivityValues(
      attributes: try attributes.map { try ProbeValue.json(of: $0) },
      state: try state.map { try ProbeValue.json(of: $0) }, isStale: isStale)
  }
}

extension ExerciseTestCase {
  /// Returns the Live Activity of a widget type, or the only Live Activity if `type` is `nil`.
  public func activity(_ type: String? = nil) -> ActivityHandle {
    ActivityHandle(type: type, session: session)
  }
}

extension Solution {
  /// Returns the Live Activity of a widget type, or the only Live Activity if `type` is `nil`.
  public func activity(_ type: String? = nil) -> ActivityHandle {
    ActivityHandle(type: type, session: session)
  }
}
