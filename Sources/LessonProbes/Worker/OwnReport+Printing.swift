import Foundation
package import Stage
import SwiftUI

extension OwnReport {
  /// Makes the report and prints it; the exit code of the process.
  @MainActor
  package func print() -> Int32 {
    switch self {
    case .pictures(let runs):
      guard let text = try? JSONEncoder().encode(PictureBenchmark.timings(runs: runs)) else {
        return 3
      }
      FileHandle.standardOutput.write(text)
    case .support: FileHandle.standardOutput.write(Data(SupportTable.markdown.utf8))
    }
    return 0
  }
}
