import Foundation
import PhoneFacts
import Stage

/// A Live Activity of the learner's, named by the type of its widget.
public struct ActivityHandle: Sendable {
  /// The widget's type name; nil stands for the only one with an `ActivityConfiguration`.
  public let type: String?
  /// The conversation in which the activity is drawn.
  package let session: CheckSession

  /// The most bytes that attributes and state may take together, encoded (Apple's ActivityKit
  /// documentation).
  public static let mostBytes = 4096

  /// The activity on the Lock Screen or in the Dynamic Island.
  ///
  /// Attributes and state cross as JSON: any `Encodable` that reads like the learner's types will do. Where
  /// only one of them is given, the other is made up; with neither, a preview's values are shown.
  ///
  /// - Parameters:
  ///   - attributes: What the activity is about.
  ///   - state: Its content state.
  ///   - isStale: True for a state that is past its `staleDate`.
  ///   - device: The screen's size in points, as a row of the device table: `393x852`.
  ///   - ios: The phone's iOS, by which every `#available` in the code is decided; nil takes 18 and lets
  ///     the code take the newest's way.
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

  /// How many bytes attributes and state take together, encoded as the system encodes the learner's types.
  ///
  /// `Activity.request` and `update` refuse more than `mostBytes`.
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
  /// A Live Activity by its widget's type; nil takes the only one.
  public func activity(_ type: String? = nil) -> ActivityHandle {
    ActivityHandle(type: type, session: session)
  }
}

extension Solution {
  /// A Live Activity by its widget's type; nil takes the only one.
  public func activity(_ type: String? = nil) -> ActivityHandle {
    ActivityHandle(type: type, session: session)
  }
}
