import Foundation

/// Reads kitty's graphics protocol according to its documentation: `ESC _ G keys ; base64 ESC \`, in chunks
/// of at most 4096 characters.
///
/// All chunks but the last have `m=1`.
struct KittyDecoder {
  static func pictures(in text: String) throws -> [DecodedPicture] {
    var pictures: [DecodedPicture] = []
    var keys: [String: String] = [:]
    var payload = ""
    var isOpen = false
    var rest = text[...]
    while let start = rest.firstRange(of: "\u{1b}_G") {
      guard let end = rest[start.upperBound...].firstRange(of: "\u{1b}\\") else {
        throw DecodedPicture.Failure(description: "a chunk without an end")
      }
      let parts = rest[start.upperBound..<end.lowerBound]
        .split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      rest = rest[end.upperBound...]
      let own = try self.keys(String(parts[0]))
      if !isOpen {
        keys = own
        payload = ""
      } else if Set(own.keys).subtracting(["m", "q"]) != [] {
        throw DecodedPicture.Failure(description: "only the first chunk may have keys: \(own)")
      }
      let chunk = parts.count > 1 ? String(parts[1]) : ""
      let isLast = (own["m"] ?? "0") == "0"
      guard chunk.utf8.count <= 4096, isLast || chunk.utf8.count.isMultiple(of: 4) else {
        throw DecodedPicture.Failure(description: "a chunk of \(chunk.utf8.count) characters")
      }
      payload += chunk
      isOpen = !isLast
      if isLast, ["T", "t"].contains(keys["a"] ?? "t") {
        pictures.append(try picture(payload, keys))
      }
    }
    guard !isOpen else { throw DecodedPicture.Failure(description: "the last chunk is missing") }
    return pictures
  }

  private static func keys(_ text: String) throws -> [String: String] {
    var keys: [String: String] = [:]
    for pair in text.split(separator: ",") {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].count == 1, keys[String(parts[0])] == nil else {
        throw DecodedPicture.Failure(description: "keys that cannot be read: \(text)")
      }
      keys[String(parts[0])] = String(parts[1])
    }
    return keys
  }

  private static func picture(_ payload: String, _ keys: [String: String]) throws -> DecodedPicture
  {
    // 100 is PNG; `t=d`, the default, means data in the sequence itself.
    guard keys["f"] == "100", keys["t"] ?? "d" == "d", let data = Data(base64Encoded: payload)
    else { throw DecodedPicture.Failure(description: "no PNG in \(keys)") }
    return try DecodedPicture(png: data, columns: keys["c"].flatMap { Int($0) })
  }
}
