import Foundation
import Testing

/// A small PNG file with its expected pixels.
struct PNGSample: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  let base64: String
  let rgba: [UInt8]

  var testDescription: String { name }

  var data: Data { Data(base64Encoded: base64) ?? Data() }

  static let all = [
    PNGSample(
      name: "8-bit RGBA, stored", width: 2, height: 2,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAHUlEQVR4AQESAO3/AP8AAP8A/wD/AAAA//////+ASUkJeEvZzgMAAAAASUVORK5CYII=
        """,
      rgba: [
        255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128,
      ]),
    PNGSample(
      name: "8-bit gray, every filter", width: 3, height: 4,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAAAAABuRtrbAAAAGElEQVR42mPkMuph4uJ6w/zbdDrLV/Z6ACJmBRUgy/j7AAAAAElFTkSuQmCC
        """,
      rgba: [
        10, 10, 10, 255, 60, 60, 60, 255, 200, 200, 200, 255, 20, 20, 20, 255, 70, 70, 70, 255, 180,
        180, 180, 255, 5, 5, 5, 255, 90, 90, 90, 255, 30, 30, 30, 255, 250, 250, 250, 255, 1, 1, 1,
        255, 128, 128, 128, 255,
      ]),
    PNGSample(
      name: "2-bit palette with transparency", width: 5, height: 1,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAUAAAABAgMAAABrkIxgAAAACVBMVEX/AAAA/wAAAP8tSs2KAAAAAnRSTlP/QJNrcdoAAAALSURBVHjaY5BkAAAANQAaiq4tEwAAAABJRU5ErkJggg==
        """,
      rgba: [
        255, 0, 0, 255, 0, 255, 0, 64, 0, 0, 255, 255, 0, 255, 0, 64, 255, 0, 0, 255,
      ]),
    PNGSample(
      name: "16-bit RGB, fixed codes", width: 2, height: 1,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAFUlEQVR4AWMQMmlg+P+fgcGBYfVZABo1BH2PdPIyAAAAAElFTkSuQmCC
        """,
      rgba: [
        18, 128, 255, 255, 0, 64, 171, 255,
      ]),
    PNGSample(
      name: "interlaced gray", width: 5, height: 5,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAAAAAHfA0mvAAAALUlEQVR42mNgYDBhWHCFQYphF0NAVgsDrzpDbDnD2uMMGqZO/jEMFa2T5q8BAJ1lCltpx1xEAAAAAElFTkSuQmCC
        """,
      rgba: [
        0, 0, 0, 255, 13, 13, 13, 255, 26, 26, 26, 255, 39, 39, 39, 255, 52, 52, 52, 255, 40, 40,
        40, 255, 53, 53, 53, 255, 66, 66, 66, 255, 79, 79, 79, 255, 92, 92, 92, 255, 80, 80, 80,
        255, 93, 93, 93, 255, 106, 106, 106, 255, 119, 119, 119, 255, 132, 132, 132, 255, 120, 120,
        120, 255, 133, 133, 133, 255, 146, 146, 146, 255, 159, 159, 159, 255, 172, 172, 172, 255,
        160, 160, 160, 255, 173, 173, 173, 255, 186, 186, 186, 255, 199, 199, 199, 255, 212, 212,
        212, 255,
      ]),
    PNGSample(
      name: "1-bit gray", width: 9, height: 1,
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAkAAAABAQAAAAAkubnQAAAAC0lEQVR42mNY2gAAAc0BJma4TacAAAAASUVORK5CYII=
        """,
      rgba: [
        255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255,
        255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255,
      ]),
  ]
}
