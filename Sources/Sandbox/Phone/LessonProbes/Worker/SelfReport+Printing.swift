import Foundation
import Sentences
package import WorkerProtocol
import SwiftUI

extension SelfReport {
  /// Creates and prints the report; returns the process's exit code.
  @MainActor
  package func print() -> Int32 {
    switch self {
    case .pictures(let runs):
      guard let text = try? JSONEncoder().encode(PictureBenchmark.timings(runs: runs)) else {
        return 3
      }
      FileHandle.standardOutput.write(text)
    case .support: FileHandle.standardOutput.write(Data(SupportTable.markdown.utf8))
    case .remarks:
      guard let text = try? JSONEncoder().encode(InterfaceRemark.all) else { return 3 }
      FileHandle.standardOutput.write(text)
    }
    return 0
  }
}

extension InterfaceRemark {
  /// All remarks on Apple's API, from the values that add notes to pictures.
  static var all: [InterfaceRemark] {
    RefusedView.allCases.map {
      InterfaceRemark(names: [$0.rawValue], treatment: .refused, remark: $0.advice)
    }
      + AcceptedCall.allCases.map {
        InterfaceRemark(names: $0.names, treatment: .accepted, remark: $0.message)
      }
      + SimulatedArea.all.map {
        InterfaceRemark(
          names: $0.names, treatment: Treatment($0.fidelity),
          remark: Sentence(verbatim: $0.remark))
      }
  }
}

extension InterfaceRemark.Treatment {
  fileprivate init(_ fidelity: SimulatedArea.Fidelity) {
    switch fidelity {
    case .exact: self = .exact
    case .close: self = .close
    case .standIn: self = .standIn
    }
  }
}
