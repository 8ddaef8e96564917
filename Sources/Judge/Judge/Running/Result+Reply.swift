import Foundation
import Stage
import Storage

extension Result<Data, WorkerEnd> {
  static func reply<Response>(_ reply: StageReply<Response>) -> Self {
    do {
      return .success(try Frame.payload(of: reply))
    } catch {
      return .failure(
        WorkerEnd(status: .infrastructureFailure, message: SystemReason.sentence(of: error)))
    }
  }
}
