package import Foundation

/// A request to call a probe; the response is JSON.
package struct ProbeRequest: WorkerRequest {
  package typealias Response = Data

  /// The probe's name.
  package var probe: String
  /// The arguments as JSON.
  package var arguments: [Data]

  /// Creates a call with JSON arguments.
  package init(probe: String, arguments: [Data]) {
    self.probe = probe
    self.arguments = arguments
  }

  /// Creates a call and encodes its arguments.
  ///
  /// - Throws: `FrameError.garbled` if an argument can't be encoded as JSON.
  package init(_ probe: String, encoding arguments: [any Encodable]) throws(FrameError) {
    var data: [Data] = []
    for argument in arguments { data.append(try ProbeValue.json(of: argument)) }
    self.init(probe: probe, arguments: data)
  }

  package var erased: AnyWorkerRequest { .call(self) }
}
