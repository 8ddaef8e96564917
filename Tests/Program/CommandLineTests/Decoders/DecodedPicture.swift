import Foundation
import ImageFiles

/// What a terminal would show for a stretch of escape sequences.
struct DecodedPicture {
  var width: Int
  var height: Int
  /// Red, green, blue and alpha of each pixel, row by row.
  var rgba: [UInt8]
  /// How many cells it takes from left to right; nil where its pixels say so.
  var columns: Int?

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Color: Hashable {
    var red, green, blue: Int

    /// The largest difference of one component, from 0 to 255.
    func distance(to other: Color) -> Int {
      max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }
  }

  /// The pixel at a share of width and height.
  func color(atX x: Double, y: Double) -> Color {
    let column = min(max(Int(x * Double(width)), 0), width - 1)
    let row = min(max(Int(y * Double(height)), 0), height - 1)
    let place = (row * width + column) * 4
    return Color(red: Int(rgba[place]), green: Int(rgba[place + 1]), blue: Int(rgba[place + 2]))
  }

  /// How far both are apart in the middle, over `count` × `count` places, of 255.
  func meanDistance(to other: DecodedPicture, places count: Int = 48) -> Double {
    var sum = 0
    for row in 0..<count {
      for column in 0..<count {
        let (x, y) = ((Double(column) + 0.5) / Double(count), (Double(row) + 0.5) / Double(count))
        sum += color(atX: x, y: y).distance(to: other.color(atX: x, y: y))
      }
    }
    return Double(sum) / Double(count * count)
  }

  /// A PNG file.
  init(png: Data, columns: Int? = nil) throws {
    let pixels = try ImageReader.pixels(of: png)
    self.init(
      width: pixels.width, height: pixels.height, rgba: Array(pixels.rgba), columns: columns)
  }

  init(width: Int, height: Int, rgba: [UInt8], columns: Int?) {
    (self.width, self.height, self.rgba, self.columns) = (width, height, rgba, columns)
  }

  /// What tmux hands on of what a program writes, by tmux's manual: in `ESC P tmux;` … `ESC \` each
  /// escape is doubled.
  static func handedOn(byTmux text: String) throws -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: "\u{1b}Ptmux;") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      var isOver = false
      while !isOver {
        guard let escape = rest.firstIndex(of: "\u{1b}") else {
          throw Failure(description: "what tmux is to hand on has no end")
        }
        result += rest[..<escape]
        rest = rest[rest.index(after: escape)...]
        switch rest.first {
        case "\u{1b}": result += "\u{1b}"
        case "\\": isOver = true
        default: throw Failure(description: "an escape that is not doubled")
        }
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
