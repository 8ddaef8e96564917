/// A request with the number that its answer must carry.
package struct StageQuestion: Codable, Sendable {
  package var id: Int
  package var request: StageRequest

  package init(id: Int, request: StageRequest) {
    self.id = id
    self.request = request
  }
}

/// An answer with the number of its request.
package struct StageReply: Codable, Sendable {
  package var id: Int
  package var response: StageResponse

  package init(id: Int, response: StageResponse) {
    self.id = id
    self.response = response
  }
}
