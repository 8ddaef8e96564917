package import Sentences

package enum PageServerError: SpokenError, Hashable, Codable {
  case portTaken(UInt16)
  /// A port below 1024, which requires root.
  case portForbidden(UInt16)
  case cannotListen(String)
  /// The server has ended unexpectedly.
  case serverEnded

  package var sentence: Sentence {
    switch self {
    case .portTaken(let port):
      Sentence(
        "Port \(Int(port)) is already in use. Choose another port with --port, or leave --port out to get a free one.",
        ko: "\(Int(port))번 포트는 이미 쓰고 있어요. --port 옵션으로 다른 번호를 고르거나, 옵션을 빼면 빈 포트를 써요.")
    case .portForbidden(let port):
      Sentence(
        "You can't open port \(Int(port)). Choose a port of 1024 or higher.",
        ko: "\(Int(port))번 포트는 열 수 없어요. 1024번부터 고르세요.")
    case .cannotListen(let reason):
      Sentence(
        "Can't serve the page on this machine: \(reason)",
        ko: "이 컴퓨터에서 페이지를 보여 줄 수 없어요. 이유: \(reason)")
    case .serverEnded:
      Sentence(
        "The page's server has stopped. Start the canvas again.",
        ko: "페이지 서버가 종료됐어요. 캔버스를 다시 시작하세요.")
    }
  }
}
