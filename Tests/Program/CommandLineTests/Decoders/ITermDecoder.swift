import Foundation

/// Reads iTerm2's inline images according to its documentation: `ESC ] 1337 ; File = key=value;… : base64
/// BEL`.
struct ITermDecoder {
  static func pictures(in text: String) throws -> [DecodedPicture] {
    var pictures: [DecodedPicture] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "\u{1b}]1337;File=") {
      guard let end = rest[start.upperBound...].firstIndex(of: "\u{07}"),
        let colon = rest[start.upperBound..<end].firstIndex(of: ":")
      else { throw DecodedPicture.Failure(description: "a file without an end") }
      var keys: [String: String] = [:]
      for pair in rest[start.upperBound..<colon].split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        keys[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
      }
      guard let data = Data(base64Encoded: String(rest[rest.index(after: colon)..<end])) else {
        throw DecodedPicture.Failure(description: "what is no base64")
      }
      rest = rest[rest.index(after: end)...]
      // Without `inline`, it's a download; the terminal uses the size to show progress.
      guard keys["inline"] == "1", keys["size"] == "\(data.count)" else {
        throw DecodedPicture.Failure(description: "not shown: \(keys)")
      }
      pictures.append(
        try DecodedPicture(png: data, columns: keys["width"].flatMap { Int($0) }))
    }
    return pictures
  }
}
