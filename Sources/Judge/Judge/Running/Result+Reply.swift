import Foundation
import WorkerProtocol
import Storage

extension Result<Data, WorkerEnd> {
  static func reply<Response>(_ reply: NumberedResponse<Response>) -> Self {
    do {
      return .success(try Frame.payload(of: reply))
    } catch {
      return .failure(
        WorkerEnd(status: .infrastructureFailure, message: SystemReason.sentence(of: error)))
    }
  }
}
