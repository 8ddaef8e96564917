package import Foundation

/// Calls a probe; what it returns comes back as JSON.
package struct ProbeRequest: StageRequest {
  package typealias Response = Data

  /// The probe's name.
  package var probe: String
  /// Its arguments as JSON values.
  package var arguments: [Data]

  /// A call of a probe.
  package init(probe: String, arguments: [Data]) {
    self.probe = probe
    self.arguments = arguments
  }

  /// A call of a probe with values.
  ///
  /// - Throws: `FrameError.garbled` where one of them cannot be written as JSON.
  package init(_ probe: String, encoding arguments: [any Encodable]) throws(FrameError) {
    var data: [Data] = []
    for argument in arguments { data.append(try ProbeValue.json(of: argument)) }
    self.init(probe: probe, arguments: data)
  }

  package var erased: AnyStageRequest { .call(self) }
}
