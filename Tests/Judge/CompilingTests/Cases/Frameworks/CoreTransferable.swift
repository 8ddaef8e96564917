import CoreTransferable
import WidgetKit

struct Note: Codable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text)
  }
}
