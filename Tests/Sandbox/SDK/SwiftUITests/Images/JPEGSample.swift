import Foundation
import Testing

/// A JPEG file of 16 × 8 pixels, with the colors of its four corners.
struct JPEGSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// The red, green and blue values at the top left, top right, bottom left and bottom right.
  let corners: [[Int]]
  let base64: String

  var testDescription: String { name }

  var data: Data { Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data() }

  /// Returns the file with a segment after its first marker, such as `0xE1` for Exif.
  func with(segment marker: UInt8, _ content: [UInt8]) -> Data {
    let length = UInt16(content.count + 2)
    let segment = [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    return data.prefix(2) + segment + data.dropFirst(2)
  }

  private static let colours = [[255, 0, 0], [0, 128, 0], [0, 0, 255], [255, 255, 255]]

  static let colour = JPEGSample(
    name: "colour", corners: colours,
    base64: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
      AQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
      AQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACv/EABwQAAED
      BQAAAAAAAAAAAAAAAAAYGmZopqjm6P/EABUBAQEAAAAAAAAAAAAAAAAAAAkK/8QAHxEAAQMDBQAAAAAAAAAAAAAAABga
      aGam52enqOXm/9oADAMBAAIRAxEAPwA0aqoHdGuioNl5scbs9jUOGYh7/YUHCNc65cZuggB0z1tbffEv6O9RbR9Of//Z
      """)

  static let all = [
    colour,
    JPEGSample(
      name: "progressive", corners: colours,
      base64: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQEBAQEBAQH/wgARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABUBAQEA
        AAAAAAAAAAAAAAAAAAgJ/9oADAMBAAIQAxAAAAE0VQ1HCAcv/wD/xAAWEAEBAQAAAAAAAAAAAAAAAAAAFhj/2gAIAQEA
        AQUCqmXH/8QAHBEAAQMFAAAAAAAAAAAAAAAAABcZZmelpuXm/9oACAEDAQE/AXDKQ5/xQjsitGzP/8QAHBEAAQMFAAAA
        AAAAAAAAAAAAABcZZWelp+Tm/9oACAECAQE/AWy62Y370TObtu+f/8QAGhAAAQUBAAAAAAAAAAAAAAAAADQ2pKbk5v/a
        AAgBAQAGPwJBKzj5rPQH/8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPyEkf//aAAwDAQACAAMAAAAQA//EABQR
        AQAAAAAAAAAAAAAAAAAAABD/2gAIAQMBAT8QJX//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAECAQE/EAw//8QAFBAB
        AAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPxABv//Z
        """),
    JPEGSample(
      name: "grey", corners: [[76, 76, 76], [75, 75, 75], [29, 29, 29], [255, 255, 255]],
      base64: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACv/EABwQAAEDBQAAAAAA
        AAAAAAAAAAAYGmZopqjm6P/aAAgBAQAAPwA0aqoHdGujhGudcuM3QR//2Q==
        """),
    JPEGSample(
      name: "printers' inks, as Adobe's programs write them", corners: colours,
      base64: """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQEBAQEB/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABcAAAMBAAAAAAAAAAAAAAAAAAADCwr/xAAc
        EAABBAMBAAAAAAAAAAAAAAAAGmmo6Blop+f/2gAOBEMATQBZAEsAAD8AWuca6mzUcn/i0MbosJrcG/gEMbosJrcFfzBn
        tFxP1wEMbosJrcAf/9k=
        """),
  ]
}
