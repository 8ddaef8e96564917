import Foundation
import Network
import SwiftUI
import WidgetKit

final class Reachability: ObservableObject {
  @Published var isOnline = false
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      let isOnline = path.status == .satisfied && !path.isConstrained
      DispatchQueue.main.async { self?.isOnline = isOnline }
    }
    monitor.start(queue: DispatchQueue(label: "reachability"))
  }

  deinit { monitor.cancel() }
}

final class PriceFeed: @unchecked Sendable {
  private let connection: NWConnection

  init(host: String, port: UInt16) {
    let options = NWProtocolTLS.Options()
    let parameters = NWParameters(tls: options)
    parameters.prohibitExpensivePaths = true
    connection = NWConnection(
      host: NWEndpoint.Host(host), port: NWEndpoint.Port(rawValue: port) ?? .https,
      using: parameters)
  }

  func ask(_ question: String, completion: @escaping (String?) -> Void) {
    connection.stateUpdateHandler = { state in
      switch state {
      case .ready: print("ready")
      case .failed(let error), .waiting(let error): print(error.localizedDescription)
      default: break
      }
    }
    connection.start(queue: .global())
    connection.send(
      content: question.data(using: .utf8),
      completion: .contentProcessed { error in
        guard error == nil else { return completion(nil) }
        self.connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) {
          data, _, isComplete, _ in
          completion(data.flatMap { String(data: $0, encoding: .utf8) })
          if isComplete { self.connection.cancel() }
        }
      })
  }
}
